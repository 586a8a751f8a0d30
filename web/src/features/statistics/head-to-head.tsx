import type { Statistics } from '@girone/contract/statistics';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import type { StatisticsFilm } from './film-names.ts';
import styles from './head-to-head.module.css';
import { scoreGrid, type GridCell } from './score-grid.ts';
import { StatisticsPanel } from './statistics-panel.tsx';

interface HeadToHeadProps {
  statistics: Pick<Statistics, 'films' | 'results'>;
  /** At the right end of the head. */
  note?: ReactNode;
}

/** Who beat whom: a row per film at home, a column per film away. */
export function HeadToHead({ statistics, note }: HeadToHeadProps) {
  const { t } = useTranslation();
  const { films, results } = statistics;
  const resultOf = scoreGrid(results);
  return (
    <StatisticsPanel
      flush
      title={t('statistics.grid.title')}
      note={note}
      empty={t('statistics.grid.empty')}
    >
      {results.length > 0 && (
        <>
          <section
            aria-label={t('statistics.grid.scroll')}
            // It scrolls sideways, and a keyboard must be able to scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={styles.frame}
          >
            <table className={styles.grid}>
              <caption className={styles.caption}>{t('statistics.grid.caption')}</caption>
              <thead>
                <tr>
                  <th scope="col" className={styles.corner}>
                    {t('statistics.grid.corner')}
                  </th>
                  {films.map((film) => (
                    <th key={film.id} scope="col" className={styles.away} title={film.title}>
                      <span className={styles.awayTitle}>{film.title}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {films.map((film) => (
                  <tr key={film.id}>
                    <th scope="row" className={styles.home} title={film.title}>
                      <span className={styles.homeTitle}>{film.title}</span>
                    </th>
                    {films.map((other) => (
                      <ScoreCell
                        key={other.id}
                        film={film}
                        other={other}
                        cell={resultOf(film.id, other.id)}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p className={styles.legend}>{t('statistics.grid.legend')}</p>
        </>
      )}
    </StatisticsPanel>
  );
}

interface ScoreCellProps {
  film: StatisticsFilm;
  other: StatisticsFilm;
  cell: GridCell | undefined;
}

function ScoreCell({ film, other, cell }: ScoreCellProps) {
  const { t } = useTranslation();
  if (film.id === other.id) {
    return (
      <td className={joinClasses(styles.cell, styles.itself)}>
        <VisuallyHidden>{t('statistics.grid.itself')}</VisuallyHidden>
      </td>
    );
  }
  if (cell === undefined) {
    return (
      <td className={styles.cell}>
        <span aria-hidden className={styles.none}>
          ·
        </span>
        <VisuallyHidden>{t('statistics.grid.notYet')}</VisuallyHidden>
      </td>
    );
  }
  const { home, away, outcome } = cell;
  return (
    <td className={joinClasses(styles.cell, styles[outcome])}>
      <span aria-hidden className={styles.score}>
        {`${home}–${away}`}
      </span>
      <span aria-hidden className={styles.letter}>
        {t(`statistics.letter.${outcome}`)}
      </span>
      <VisuallyHidden>{t(`statistics.grid.${outcome}`, { home, away })}</VisuallyHidden>
    </td>
  );
}
