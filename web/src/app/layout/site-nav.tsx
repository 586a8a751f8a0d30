import type { ReactNode } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { OutageStrip, UpdateStrip } from '../offline/connection-strips.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MainNav } from './main-nav.tsx';
import { bottomEntries, topEntries, visitorEntries } from './nav-entries.ts';
import { UserTools } from './user-tools.tsx';
import { VisitorTools } from './visitor-tools.tsx';

/** The top bar of everything but the landing page. */
export function SiteTop(): ReactNode {
  const { user } = useSession();
  return (
    <>
      <MainNav entries={user === null ? visitorEntries : topEntries(user)} />
      {user === null ? <VisitorTools /> : <UserTools user={user} />}
    </>
  );
}

/** Between the bar and the page. */
export function SiteStrip(): ReactNode {
  return <OutageStrip />;
}

/** The bottom bar of phones, and above it the strip about a newer version. */
export function SiteBottom(): ReactNode {
  const { user } = useSession();
  return (
    <>
      <UpdateStrip />
      <BottomBar entries={user === null ? visitorEntries : bottomEntries(user)} />
    </>
  );
}
