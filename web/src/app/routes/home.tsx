import { useDeferredValue } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { dashboardPage } from '../dashboard-page.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { Landing } from './landing.tsx';

/** The landing page for a visitor, the dashboard for a member; neither until we know which it is. */
export function Home() {
  const { user, isLoading } = useSession();
  const known = user === null ? 'landing' : 'dashboard';
  // Deferred: what is shown stays until the code of the dashboard has come.
  const shown = useDeferredValue(isLoading ? 'none' : known);
  if (shown === 'none') return <PageSkeleton />;
  return shown === 'landing' ? <Landing /> : <dashboardPage.Page />;
}
