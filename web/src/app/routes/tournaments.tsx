import type { Tournament } from '@girone/contract/tournaments';
import { TournamentsPage } from '../../features/tournaments/tournaments-page.tsx';
import { LazyArchive } from './lazy-archive.tsx';
import { LazyComments } from './lazy-comments.tsx';

export function Tournaments() {
  return (
    <>
      <TournamentsPage drawComments={drawComments} />
      <LazyArchive />
    </>
  );
}

function drawComments(tournament: Tournament) {
  return <LazyComments tournament={tournament} />;
}
