import { ArchiveDesk } from '../../features/archive/archive-desk.tsx';
import { TournamentsSection } from '../../features/admin/tournaments-section.tsx';

/** The championships of this place, and what came from others. */
export function AdminTournaments() {
  return (
    <>
      <TournamentsSection />
      <ArchiveDesk />
    </>
  );
}
