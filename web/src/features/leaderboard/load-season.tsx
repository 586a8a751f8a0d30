import type { Season } from '@girone/contract/leaderboard';
import { pages } from '@girone/contract/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { seasonOfCard, seasonQuery } from './leaderboard.queries.ts';
import { useLeaderboardEvents } from './use-leaderboard-events.ts';

interface LoadSeasonProps {
  /** As it stands in the address; anything may stand there. */
  id: string;
  /** For a visitor, who may be kept out for not being known. */
  signIn?: ReactNode;
  children: (season: Season) => ReactNode;
}

/** One championship, kept up to date; or why it cannot be shown. */
export function LoadSeason({ id, signIn, children }: LoadSeasonProps) {
  const tournamentId = readId(id);
  if (tournamentId === null) return <MissingSeason signIn={signIn} />;
  return (
    <KnownSeason key={tournamentId} tournamentId={tournamentId} signIn={signIn}>
      {children}
    </KnownSeason>
  );
}

interface KnownSeasonProps extends Omit<LoadSeasonProps, 'id'> {
  tournamentId: number;
}

function KnownSeason({ tournamentId, signIn, children }: KnownSeasonProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const options = seasonQuery(tournamentId);
  const query = useQuery({
    ...options,
    placeholderData: () => seasonOfCard(queryClient, tournamentId),
  });
  const { data, error } = query;
  useLeaderboardEvents([options.queryKey], tournamentId);

  // Also of one that was here a moment ago: it has been deleted, or the circle left.
  if (error instanceof ApiError && error.status === 404) return <MissingSeason signIn={signIn} />;
  if (data !== undefined) return children(data);
  if (error === null) return <SeasonSkeleton />;
  return (
    <Page>
      <LoadFailure
        level={1}
        title={t('leaderboard.season.failed')}
        variant="primary"
        query={query}
      />
    </Page>
  );
}

function MissingSeason({ signIn }: { signIn?: ReactNode }) {
  const { t } = useTranslation();
  useDocumentTitle(t('leaderboard.season.missing'));
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('leaderboard.season.missing')}
        actions={
          <>
            {signIn}
            <ButtonLink
              href={pages.leaderboard}
              variant={signIn === undefined ? 'primary' : 'secondary'}
            >
              {t('leaderboard.season.missingAction')}
            </ButtonLink>
          </>
        }
      >
        {signIn === undefined
          ? t('leaderboard.season.missingText')
          : t('leaderboard.season.missingVisitor')}
      </EmptyState>
    </Page>
  );
}

function SeasonSkeleton() {
  const { t } = useTranslation();
  return (
    <Page aria-busy>
      <VisuallyHidden>
        <output>{t('leaderboard.season.loading')}</output>
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
