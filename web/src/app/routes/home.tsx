import { useDeferredValue } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { DashboardPage } from '../dashboard-page.ts';
import { Landing } from './landing.tsx';

/** The landing page for a visitor, and until we know who is looking; else the dashboard. */
export function Home() {
  // Deferred: the landing page stays until the code of the dashboard has come.
  const user = useDeferredValue(useSession().user);
  return user === null ? <Landing /> : <DashboardPage />;
}
