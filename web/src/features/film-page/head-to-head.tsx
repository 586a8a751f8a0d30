import type { FilmCareer } from '@girone/contract/film-career';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { parseId } from '../../lib/address/parse-id.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import { RowsToCome } from './career-matches.tsx';
import { CareerRows } from './career-rows.tsx';
import { LiveAnnouncer } from './career-totals.tsx';
import styles from './film-page.module.css';
import { careerMatchesQuery } from './film-page.queries.ts';
import { OpponentPicker } from './opponent-picker.tsx';

type Opponent = FilmCareer['opponents'][number];

interface HeadToHeadProps {
  filmId: number;
  opponents: readonly Opponent[];
}

/** The record against one opponent, and every match between the two. */
export function HeadToHead({ filmId, opponents }: HeadToHeadProps) {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const against = parseId(new URLSearchParams(useSearch()).get('against'));
  const opponent = opponents.find(({ film }) => film.id === against);

  /** Another view of the same place: no step for the back button. */
  function choose(chosen: number): void {
    navigate(`${path}?against=${chosen}`, { replace: true, state: window.history.state });
  }

  return (
    <section aria-labelledby="against">
      <SectionHead id="against" title={t('filmPage.against.title')} count={opponents.length} />
      <Stack gap={5}>
        <OpponentPicker
          films={opponents.map(({ film }) => film)}
          chosen={against}
          onChoose={choose}
        />
        {against !== null && opponent === undefined && (
          <p className={styles.quiet}>{t('filmPage.against.unmet')}</p>
        )}
        {opponent !== undefined && <Record filmId={filmId} opponent={opponent} />}
      </Stack>
    </section>
  );
}

function Record({ filmId, opponent }: { filmId: number; opponent: Opponent }) {
  const { t } = useTranslation();
  const { film, wins, draws, losses, votesFor, votesAgainst } = opponent;
  const matches = useInfiniteQuery(careerMatchesQuery(filmId, { opponentId: film.id }));
  const { data, error } = matches;
  return (
    <>
      <Stats
        boxed
        className={styles.totals}
        items={[
          { key: 'won', label: t('filmPage.against.won'), value: wins },
          { key: 'drawn', label: t('filmPage.against.drawn'), value: draws },
          { key: 'lost', label: t('filmPage.against.lost'), value: losses },
          {
            key: 'votes',
            label: t('filmPage.against.votes'),
            value: (
              <LiveAnnouncer name={t('filmPage.totals.votesName', { votesFor, votesAgainst })}>
                {votesFor}–{votesAgainst}
              </LiveAnnouncer>
            ),
          },
        ]}
      />
      {data === undefined && error !== null && (
        <LoadFailure compact title={t('filmPage.matchesFailed')} query={matches} />
      )}
      {data === undefined && error === null && <RowsToCome />}
      {data !== undefined && (
        <div>
          <CareerRows
            label={t('filmPage.against.matches', { film: film.title })}
            matches={data}
            filmId={filmId}
          />
          <NextPage
            list={matches}
            label={t('filmPage.against.more')}
            failed={t('filmPage.matchesFailed')}
          />
        </div>
      )}
    </>
  );
}
