import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { Flap } from '../../domain/match/flap.tsx';
import { FormDiscs, type FormResult } from '../../domain/season/form-discs.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './try-table.module.css';
import {
  matchesPerFilm,
  resultsOf,
  tableOf,
  tryFixtures,
  type Answer,
  type TryOutcome,
  type TryRow,
} from './try-season.ts';

/** The table that the votes make. */
export function TryTable({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation();
  const table = tableOf(answers);
  const isOver = answers.length === tryFixtures.length;
  // Where all are first, nobody leads.
  const isLed = table.some(({ position }) => position > 1);
  return (
    <Card as="section" flush aria-labelledby="try-table">
      <div id="try-table">
        <CardHead title={t('tryMatch.table.title')}>
          {isOver
            ? t('tryMatch.table.over')
            : t('tryMatch.table.after', { played: answers.length, total: tryFixtures.length })}
        </CardHead>
      </div>
      <ol>
        {table.map((row) => (
          <Row key={row.film.title} row={row} isLeader={isLed && row.position === 1} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ row, isLeader }: { row: TryRow; isLeader: boolean }) {
  const { t } = useTranslation();
  const formResult = useFormResult();
  const { film, position, points, results } = row;
  return (
    <li className={joinClasses(styles.row, isLeader && styles.leader)}>
      <span className={styles.position}>{position}</span>
      <Poster film={film} size="thumb" className={styles.thumb} />
      <b className={styles.title}>{film.title}</b>
      <span className={styles.form}>
        {results.length > 0 && (
          <FormDiscs label={t('tryMatch.table.results')} results={results.map(formResult)} />
        )}
        {Array.from({ length: matchesPerFilm - results.length }, (_, place) => (
          <span key={place} className={styles.toCome} aria-hidden />
        ))}
      </span>
      <span className={styles.points}>
        <Flap value={points} hot={isLeader} />
        <VisuallyHidden>{t('tryMatch.table.unit')}</VisuallyHidden>
      </span>
    </li>
  );
}

function useFormResult(): (outcome: TryOutcome) => FormResult {
  const { t } = useTranslation();
  return (outcome) => ({
    outcome,
    letter: t(`tryMatch.outcome.${outcome}.letter`),
    name: t(`tryMatch.outcome.${outcome}.name`),
  });
}

/** The three results, as they were voted. */
export function TryResults({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation();
  return (
    <Card as="section" flush aria-labelledby="try-results">
      <div id="try-results">
        <CardHead title={t('tryMatch.results.title')} />
      </div>
      <ul>
        {resultsOf(answers).map(({ home, away, homeVotes, awayVotes }) => (
          <li key={home.title} className={styles.result}>
            <VisuallyHidden>
              {t('tryMatch.results.said', {
                home: home.title,
                away: away.title,
                homeVotes,
                awayVotes,
              })}
            </VisuallyHidden>
            <span className={homeVotes > awayVotes ? styles.won : styles.lost} aria-hidden>
              {home.title}
            </span>
            <span className={styles.score} aria-hidden>
              <Flap value={homeVotes} hot={homeVotes > awayVotes} />
              <Flap value={awayVotes} hot={awayVotes > homeVotes} />
            </span>
            <span className={awayVotes > homeVotes ? styles.won : styles.lost} aria-hidden>
              {away.title}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
