import type { Dashboard } from '@girone/contract/dashboard';
import { pages } from '@girone/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from '../../ui/images/icons.ts';
import { useEffect } from 'react';
import { KeptVotes } from '../../features/matches/kept-votes.tsx';
import { LiveCards } from '../../features/matches/live-cards.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { canMakeRoom, votesLeft } from '../../domain/match/answered.ts';
import { dashboardQuery } from '../../domain/shared-queries.ts';
import { useNow } from '../../lib/text/use-now.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import type { VoteState } from './dashboard-state.ts';
import styles from './dashboard-waiting.module.css';

/** Often enough for hours and deadlines. */
const minuteMs = 60_000;

interface WaitingProps extends Pick<Dashboard, 'waiting'> {
  state: VoteState;
}

/** The matches that the viewer has not answered, to be voted on in place; else why there are none. */
export function Waiting({ waiting, state }: WaitingProps) {
  const { t } = useTranslation();
  const now = useNow(minuteMs);
  const left = votesLeft(waiting);
  const hasMatches = waiting.matches.length > 0;
  useNextMatches(canMakeRoom(waiting));
  return (
    <section aria-labelledby="waiting">
      <SectionHead
        id="waiting"
        title={t(hasMatches ? 'dashboard.waiting.title' : 'dashboard.waiting.titleNone')}
        count={left > 0 ? left : undefined}
      >
        <AllMatches />
      </SectionHead>
      <LiveCards
        columns={2}
        matches={waiting.matches}
        now={now}
        empty={<NothingOpen state={state} />}
      />
      <KeptVotes />
    </section>
  );
}

/** Long enough to see what became of the last vote. */
const lastVoteMs = 2000;

/** Fetches those after the listed ones, once all of these are answered. */
function useNextMatches(areWanted: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!areWanted) return undefined;
    const { queryKey } = dashboardQuery;
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), lastVoteMs);
    return () => clearTimeout(timer);
  }, [queryClient, areWanted]);
}

function AllMatches() {
  const { t } = useTranslation();
  return (
    <TextLink standalone href={pages.matches} icon={<ArrowRight {...textIcon} />}>
      {t('dashboard.waiting.all')}
    </TextLink>
  );
}

function NothingOpen({ state }: { state: VoteState }) {
  const { t } = useTranslation();
  const isVoted = state === 'voted' || state === 'votedOthersOpen';
  const reason = isVoted ? 'voted' : state === 'ready' ? state : 'none';
  return (
    <Card dashed>
      <EmptyState compact title={t(`dashboard.waiting.${reason}Title`)}>
        {t(`dashboard.waiting.${reason}Text`)}
      </EmptyState>
    </Card>
  );
}

interface OthersProps extends Pick<Dashboard, 'others'> {
  /** It is what the page has to vote on: the way to all matches stands here. */
  isAlone: boolean;
}

/** Open matches of public championships of others, each under the name of its own. */
export function Others({ others, isAlone }: OthersProps) {
  const { t } = useTranslation();
  const now = useNow(minuteMs);
  const left = votesLeft(others);
  useNextMatches(canMakeRoom(others));
  return (
    <section aria-labelledby="others">
      <SectionHead
        id="others"
        title={t('dashboard.others.title')}
        count={left > 0 ? left : undefined}
      >
        {isAlone && <AllMatches />}
      </SectionHead>
      <p className={styles.text}>{t('dashboard.others.text')}</p>
      <LiveCards columns={2} matches={others.matches} now={now} />
    </section>
  );
}
