import type { TournamentDetail } from '@girone/contract/tournaments';
import { TournamentDiscussion } from '../../features/posts/tournament-discussion.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { whyNotWrite } from './why-not-write.tsx';

/** What is said about a championship, for whoever is signed in. */
export function TournamentTalk({ tournament }: { tournament: TournamentDetail }) {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <TournamentDiscussion tournament={tournament} viewer={user} whyNot={whyNotWrite(tournament)} />
  );
}
