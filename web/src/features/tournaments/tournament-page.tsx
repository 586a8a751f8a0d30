import type { TournamentDetail } from '@girone/contract/tournaments';
import { PencilLine } from '../../ui/images/icons.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { isPlayedOut } from '../../domain/season/season-state.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { preloadDialogs } from './lazy-dialogs.tsx';
import { LazyFilmsTab, preloadFilms } from './lazy-films.tsx';
import { LazyOverdue } from './lazy-overdue.tsx';
import { ParametersTable } from './parameters-table.tsx';
import { ReadinessBanner } from './readiness-banner.tsx';
import { RulesCard } from './rules-card.tsx';
import { SeasonProgress } from './season-progress.tsx';
import { TournamentHeader } from './tournament-header.tsx';
import { tournamentTabs, useTabInAddress, type TournamentTab } from './tournament-tabs.ts';
import { useScrollToVotes } from './use-scroll-to-votes.ts';
import { useVotesLeft } from './use-votes-left.ts';

interface TournamentPageProps {
  tournament: TournamentDetail;
  /** What other features show of it. */
  contents: Readonly<Record<Exclude<TournamentTab, 'films'>, ReactNode>>;
  /** A way to bring people into its circle, for whoever may. */
  invite?: ReactNode;
  /** How much is said about it; undefined until that is known. */
  commentsTotal?: number | undefined;
  /** What opens the page of one that was played to its end. */
  champion: ReactNode;
  /** What is held back, who is in and who is missing, before and while it is played. */
  turnout?: ReactNode;
  /** All that can be read out of its results; stands below the table. */
  statistics: ReactNode;
  share: ReactNode;
}

export function TournamentPage(props: TournamentPageProps) {
  const { tournament, contents, commentsTotal, invite, champion } = props;
  const { turnout, statistics, share } = props;
  const { t } = useTranslation();
  const { tab, choose } = useTabInAddress();
  const { name, status, readiness, viewerMay } = tournament;
  const votesLeft = useVotesLeft(tournament);
  const tabs = useRef<HTMLDivElement>(null);
  const figures = useRef<HTMLElement>(null);
  useScrollToVotes({ tabs, isAtMatches: tab === 'matches', votesLeft });
  useDocumentTitle(name);
  useEffect(() => preloadFilms(), []);
  useEffect(() => {
    if (viewerMay.edit) preloadDialogs();
  }, [viewerMay.edit]);

  function goToMatches(): void {
    const list = tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]');
    list?.[tournamentTabs.indexOf('matches')]?.focus({ preventScroll: true });
    tabs.current?.scrollIntoView();
  }

  function goToStatistics(): void {
    flushSync(() => choose('standings'));
    figures.current?.focus({ preventScroll: true });
    figures.current?.scrollIntoView();
  }

  const panels = {
    ...contents,
    standings: (
      <Stack gap={6}>
        {contents.standings}
        {tournament.startedAt !== null && (
          <section ref={figures} tabIndex={-1} aria-label={t('tournaments.detail.statistics')}>
            {statistics}
          </section>
        )}
      </Stack>
    ),
    films: <LazyFilmsTab tournament={tournament} />,
  };
  const counts: Partial<Record<TournamentTab, number | undefined>> = {
    matches: votesLeft ?? undefined,
    discussion: commentsTotal,
  };
  return (
    <Page>
      <TournamentHeader
        tournament={tournament}
        invite={invite}
        share={share}
        onStatistics={goToStatistics}
      />
      <Stack gap={6}>
        {status === 'preparation' && <DraftBanner />}
        <ReadinessBanner tournament={tournament} />
        <LazyOverdue tournament={tournament} />
        {isPlayedOut(tournament) && champion}
        <SeasonProgress tournament={tournament} votesLeft={votesLeft} onVote={goToMatches} />
        {turnout}
        {status === 'setup' && readiness !== null && <ParametersTable readiness={readiness} />}
        <div ref={tabs}>
          <Tabs
            label={t('tournaments.detail.tabs')}
            value={tab}
            onValueChange={choose}
            items={tournamentTabs.map((value) => ({
              value,
              label: t(`tournaments.detail.${value}`),
              count: counts[value],
              content: panels[value],
            }))}
          />
        </div>
        <RulesCard tournament={tournament} />
      </Stack>
    </Page>
  );
}

function DraftBanner() {
  const { t } = useTranslation();
  return (
    <Banner kind="tip" icon={<PencilLine {...buttonIcon} />} title={t('tournaments.open.draft')}>
      {t('tournaments.open.draftText')}
    </Banner>
  );
}
