import { TournamentsPage } from '../../features/tournaments/tournaments-page.tsx';

export function Tournaments() {
  return <TournamentsPage />;
}
