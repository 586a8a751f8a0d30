import type { ReactNode } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { ConnectionStrips } from '../offline/connection-strips.tsx';
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

/** The bottom bar of phones, and above it the strips about the connection. */
export function SiteBottom(): ReactNode {
  const { user } = useSession();
  return (
    <>
      <ConnectionStrips />
      <BottomBar entries={user === null ? visitorEntries : bottomEntries(user)} />
    </>
  );
}
