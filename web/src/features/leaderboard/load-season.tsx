import type { Season } from '@girone/contract/leaderboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MissingSeason } from '../../domain/season/missing-season.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadedPage } from '../../lib/data-states/loaded-page.tsx';
import { parseId } from '../../lib/address/parse-id.ts';
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
  const tournamentId = parseId(id);
  if (tournamentId === null) return <Missing signIn={signIn} />;
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
  useLeaderboardEvents([options.queryKey], tournamentId);
  return (
    <LoadedPage
      query={query}
      loading={t('leaderboard.season.loading')}
      failed={t('leaderboard.season.failed')}
      missing={<Missing signIn={signIn} />}
    >
      {children}
    </LoadedPage>
  );
}

function Missing({ signIn }: { signIn?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <MissingSeason
      title={t('leaderboard.season.missing')}
      action={t('leaderboard.season.missingAction')}
      signIn={signIn}
    >
      {signIn === undefined
        ? t('leaderboard.season.missingText')
        : t('leaderboard.season.missingVisitor')}
    </MissingSeason>
  );
}
