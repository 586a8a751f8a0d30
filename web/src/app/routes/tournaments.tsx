import type { Tournament } from '@girone/contract/tournaments';
import { TournamentsPage } from '../../features/tournaments/tournaments-page.tsx';
import { LateComments } from './late-comments.tsx';

export function Tournaments() {
  return <TournamentsPage drawComments={drawComments} />;
}

function drawComments(tournament: Tournament) {
  return <LateComments tournament={tournament} />;
}
