import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { readId } from '../../lib/read-id.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
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
  const tournamentId = readId(id);
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
  const { data, error } = query;
  useLiveTournaments(tournamentId);

  // Also of one that was here a moment ago: it has been deleted, or the circle left.
  if (error instanceof ApiError && error.status === 404) {
    return <MissingTournament listHref={listHref} />;
  }
  if (data !== undefined) return children(data);
  if (error === null) return <TournamentSkeleton />;
  return (
    <Page>
      <LoadFailure
        level={1}
        title={t('tournaments.failure.single')}
        variant="primary"
        query={query}
      />
    </Page>
  );
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

function TournamentSkeleton() {
  const { t } = useTranslation();
  return (
    <Page aria-busy>
      <VisuallyHidden>
        <output>{t('tournaments.detail.loading')}</output>
      </VisuallyHidden>
      <Stack gap={4}>
        <Skeleton width={120} height={26} />
        <Skeleton width="min(420px, 80%)" height={48} />
        <Skeleton width="min(560px, 95%)" height={18} />
        <Skeleton shape="block" height={88} />
        <Skeleton shape="block" height={280} />
      </Stack>
    </Page>
  );
}
