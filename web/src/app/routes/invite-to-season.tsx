import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { runsCircle } from '../../features/circles/circle-rights.ts';
import { InviteFriends } from '../../features/circles/invite-friends.tsx';
import { myCirclesQuery } from '../../domain/shared-queries.ts';

/** As long as nominations are open, those who run the circle can bring people into it from here. */
export function InviteToSeason({ tournament }: { tournament: TournamentDetail }) {
  const { status, circleId } = tournament;
  const isOpen = status === 'setup' && circleId !== null;
  const { data: mine } = useQuery({ ...myCirclesQuery, enabled: isOpen });
  const circle = isOpen ? mine?.circles.find(({ id }) => id === circleId) : undefined;
  if (circle === undefined || !runsCircle(circle.viewerRole)) return null;
  return <InviteFriends circleId={circle.id} name={circle.name} />;
}
