import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { justRead } from '../../lib/api/always-stale.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { WhenNear } from '../../lib/loading/when-near.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { EndedNow } from './ended-now.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { LongestRuns } from './longest-runs.tsx';
import { Margins } from './margins.tsx';
import { statisticsQuery } from '../../domain/season/season-queries.ts';
import { verifyAddress } from '../../domain/season/verify-address.ts';
import { TitleRace } from './title-race.tsx';
import { Turnout } from './turnout.tsx';

interface SeasonStatisticsProps {
  tournamentId: number;
  /** The title is decided: what might still happen is no longer of interest. */
  isOver: boolean;
  /** How the positions have changed from day to day. */
  chart?: ReactNode;
  /** What the days so far make of the title, beside what is certain about it. */
  renderOdds?: (facts: ReactNode) => ReactNode;
}

/** All that can be read out of the results of a championship. */
export function SeasonStatistics({
  tournamentId,
  isOver,
  chart,
  renderOdds,
}: SeasonStatisticsProps) {
  const { t } = useTranslation();
  const query = useQuery({ ...statisticsQuery(tournamentId), ...justRead });
  const { data: statistics, error } = query;
  useStatisticsEvents(tournamentId);

  if (statistics === undefined) {
    if (error !== null) {
      return (
        <LoadFailure level={2} title={t('statistics.failed')} variant="primary" query={query} />
      );
    }
    return (
      <SkeletonList label={t('statistics.loading')} count={2}>
        <Skeleton shape="block" height={320} />
      </SkeletonList>
    );
  }
  const facts = !isOver && <TitleRace statistics={statistics} />;
  return (
    <Stack gap={6}>
      {renderOdds === undefined ? facts : renderOdds(facts)}
      <WhenNear height={640}>
        <HeadToHead statistics={statistics} />
      </WhenNear>
      {chart && <WhenNear height={640}>{chart}</WhenNear>}
      {!isOver && (
        <WhenNear height={600}>
          <EndedNow statistics={statistics} />
        </WhenNear>
      )}
      <WhenNear height={640}>
        <LongestRuns statistics={statistics} />
      </WhenNear>
      <WhenNear height={300}>
        <Margins statistics={statistics} kind="closest" />
      </WhenNear>
      <WhenNear height={300}>
        <Margins statistics={statistics} kind="clearest" />
      </WhenNear>
      <WhenNear height={360}>
        <Turnout statistics={statistics} />
      </WhenNear>
      <TextLink standalone href={verifyAddress(tournamentId)}>
        {t('pages.title.verify')}
      </TextLink>
    </Stack>
  );
}

/** Not with every vote: all that look would ask for everything each time. */
function useStatisticsEvents(tournamentId: number): void {
  const refetchSoon = useRefetchSoon();

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId) return;
    refetchSoon({ queryKey: statisticsQuery(tournamentId).queryKey });
  }

  useLiveEvent('standings', hear);
  useLiveEvent('matchday', hear);
  useLiveEvent('tournament', hear);
}
