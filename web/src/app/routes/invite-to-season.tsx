import type { TournamentDetail } from '@girone/contract/tournaments';
import { InviteFriends } from '../../features/circles/invite-friends.tsx';

/** As long as nominations are open, those who run the circle can bring people into it from here. */
export function InviteToSeason({ tournament }: { tournament: TournamentDetail }) {
  const { circleId, circleName, viewerMayInvite } = tournament;
  if (!viewerMayInvite || circleId === null || circleName === null) return null;
  return <InviteFriends circleId={circleId} name={circleName} />;
}
