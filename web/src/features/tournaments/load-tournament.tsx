import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadedPage } from '../../lib/data-states/loaded-page.tsx';
import { parseId } from '../../lib/address/parse-id.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { tournamentQuery } from './tournaments.queries.ts';
import { useLiveTournaments } from './use-refresh-tournaments.ts';

interface LoadTournamentProps {
  /** As it stands in the address; anything may stand there. */
  id: string | undefined;
  /** Where to go from a championship that is not there. */
  listHref: string;
  children: (tournament: TournamentDetail) => ReactNode;
}

/** One championship, kept up to date; or why it cannot be shown. */
export function LoadTournament({ id, listHref, children }: LoadTournamentProps) {
  const tournamentId = parseId(id);
  if (tournamentId === null) return <MissingTournament listHref={listHref} />;
  return (
    <KnownTournament key={tournamentId} tournamentId={tournamentId} listHref={listHref}>
      {children}
    </KnownTournament>
  );
}

interface KnownTournamentProps extends Omit<LoadTournamentProps, 'id'> {
  tournamentId: number;
}

function KnownTournament({ tournamentId, listHref, children }: KnownTournamentProps) {
  const { t } = useTranslation();
  const query = useQuery(tournamentQuery(tournamentId));
  useLiveTournaments(tournamentId);
  useEffect(fetchFigures, []);
  return (
    <LoadedPage
      query={query}
      loading={t('tournaments.detail.loading')}
      failed={t('tournaments.failure.single')}
      missing={<MissingTournament listHref={listHref} />}
    >
      {children}
    </LoadedPage>
  );
}

/** The face of the table's figures. It would come after the table, which the browser would lay out anew. */
function fetchFigures(): void {
  // Without it the figures are drawn in another face.
  document.fonts.load("1em 'Anybody Figures'", '0').catch(() => undefined);
}

function MissingTournament({ listHref }: { listHref: string }) {
  const { t } = useTranslation();
  useDocumentTitle(t('tournaments.detail.missing'));
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('tournaments.detail.missing')}
        actions={<ButtonLink href={listHref}>{t('tournaments.detail.missingAction')}</ButtonLink>}
      >
        {t('tournaments.detail.missingText')}
      </EmptyState>
    </Page>
  );
}
