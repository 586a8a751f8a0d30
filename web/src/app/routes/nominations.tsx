import { pages } from '@girone/contract/pages';
import { useParams } from 'wouter';
import { NominationsPage } from '../../features/nominations/nominations-page.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { ParametersTable } from '../../features/tournaments/parameters-table.tsx';
import { ReadinessBanner } from '../../features/tournaments/readiness-banner.tsx';
import { InviteToSeason } from './invite-to-season.tsx';

export function Nominations() {
  const { id } = useParams();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <LoadTournament id={id} listHref={pages.campionati}>
      {(tournament) => (
        <NominationsPage
          tournament={tournament}
          viewer={user}
          invite={<InviteToSeason tournament={tournament} />}
          readiness={<ReadinessBanner tournament={tournament} />}
          parameters={
            tournament.readiness !== null && <ParametersTable readiness={tournament.readiness} />
          }
        />
      )}
    </LoadTournament>
  );
}
