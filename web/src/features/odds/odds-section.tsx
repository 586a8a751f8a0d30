import type { Odds } from '@girone/contract/odds';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { WhenNear } from '../../lib/loading/when-near.tsx';
import { EmptyNote } from '../../ui/feedback/empty-note.tsx';
import { Card, CardHead, CardTitle } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { FilmStories } from './film-stories.tsx';
import { OddsBars } from './odds-bars.tsx';
import { OddsCurve } from './odds-curve.tsx';
import { OddsGrade } from './odds-grade.tsx';
import { oddsQuery } from './odds.queries.ts';
import styles from './odds.module.css';
import { OwnOdds } from './own-odds.tsx';

interface OddsSectionProps {
  tournamentId: number;
  /** The title is decided: the forecast is graded instead of made. */
  isOver: boolean;
  /** Somebody is signed in who may have films in it. */
  hasOwn?: boolean;
  /** What is certain about the title; stands beside the estimates. */
  facts?: ReactNode;
}

/** What the days so far make of the title, and at the end how good the forecast was. */
export function OddsSection(props: OddsSectionProps) {
  const { tournamentId, isOver, hasOwn = false, facts } = props;
  const { t } = useTranslation();
  const query = useQuery(oddsQuery(tournamentId));
  const { data: odds, error } = query;
  useOddsEvents(tournamentId);
  if (odds === undefined) {
    if (error !== null) return <LoadFailure compact title={t('odds.failed')} query={query} />;
    return (
      <SkeletonList label={t('odds.loading')} count={1}>
        <Skeleton shape="block" height={320} />
      </SkeletonList>
    );
  }
  if (odds.days.length === 0) {
    return (
      <Beside aside={facts}>
        <NoOdds odds={odds} />
      </Beside>
    );
  }
  const isGraded = isOver && odds.films.some(({ fact }) => fact === 'champion');
  return (
    <Stack gap={6}>
      {isGraded && <OddsGrade odds={odds} />}
      {!isGraded && (
        <Beside
          aside={
            <>
              {hasOwn && <OwnOdds odds={odds} />}
              {facts}
            </>
          }
        >
          <OddsBars odds={odds} />
        </Beside>
      )}
      {odds.days.length > 1 && (
        <WhenNear height={560}>
          <OddsCurve odds={odds} isOver={isGraded} />
        </WhenNear>
      )}
      <WhenNear height={640}>
        {isGraded ? <OddsBars odds={odds} isOver /> : <FilmStories odds={odds} />}
      </WhenNear>
      <Disclosure framed title={<CardTitle level={2}>{t('odds.about.title')}</CardTitle>}>
        <div className={styles.aboutText}>
          <p>{t('odds.about.model')}</p>
          <p>{t('odds.about.facts')}</p>
        </div>
      </Disclosure>
    </Stack>
  );
}

/** What is narrow stands at the side where there is room, else below. */
function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <Stack gap={6}>{aside}</Stack>
    </div>
  );
}

function NoOdds({ odds }: { odds: Odds }) {
  const { t } = useTranslation();
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('odds.title')} />
      <EmptyNote live>
        {odds.lastDay === 0 ? t('odds.before') : t('odds.computing', { day: odds.lastDay })}
      </EmptyNote>
    </Card>
  );
}

function useOddsEvents(tournamentId: number): void {
  const refetchSoon = useRefetchSoon();

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId) return;
    refetchSoon({ queryKey: oddsQuery(tournamentId).queryKey });
  }

  useLiveEvent('odds', hear);
  useLiveEvent('standings', hear);
}
