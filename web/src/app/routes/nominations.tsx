import { pages } from '@girone/contract/pages';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useNominationsAddress } from '../../features/nominations/nominations-address.ts';
import { NominationsPage } from '../../features/nominations/nominations-page.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useSession } from '../../features/session/use-session.ts';
import { LazyOverdue } from '../../features/tournaments/lazy-overdue.tsx';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { ParametersTable } from '../../features/tournaments/parameters-table.tsx';
import { ReadinessBanner } from '../../features/tournaments/readiness-banner.tsx';
import { InviteToSeason } from './invite-to-season.tsx';
import { NewNominee, preloadNewNominee } from './new-nominee.tsx';

export function Nominations() {
  const { id } = useParams();
  return (
    <LoadTournament id={id} listHref={pages.campionati}>
      {(tournament) => <Page tournament={tournament} />}
    </LoadTournament>
  );
}

function Page({ tournament }: { tournament: TournamentDetail }) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { place, open, close } = useNominationsAddress(tournament.id);
  const mayNominate = tournament.viewerMay.nominate;
  useEffect(() => {
    if (mayNominate) preloadNewNominee();
  }, [mayNominate]);
  if (user === null) return null;
  return (
    <>
      <NominationsPage
        tournament={tournament}
        viewer={user}
        invite={<InviteToSeason tournament={tournament} />}
        readiness={
          <>
            <ReadinessBanner tournament={tournament} />
            <LazyOverdue tournament={tournament} />
          </>
        }
        parameters={
          tournament.readiness !== null && <ParametersTable readiness={tournament.readiness} />
        }
        onAdd={() => open({ form: 'add' })}
      />
      {place.form === 'add' && mayNominate && (
        <NewNominee
          tournamentId={tournament.id}
          onDone={() => {
            void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
            close({ form: null });
          }}
          onClose={() => close({ form: null })}
        />
      )}
    </>
  );
}
