import type { Statistics } from '@girone/contract/statistics';
import { Flap } from '../../domain/match/flap.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './day-results.module.css';
import { filmsById } from './film-names.ts';
import { StatisticsPanel } from './statistics-panel.tsx';

interface DayResultsProps {
  statistics: Statistics;
  day: number;
}

/** How the matches of one day ended. */
export function DayResults({ statistics, day }: DayResultsProps) {
  const { t } = useTranslation();
  const films = filmsById(statistics);
  const titleOf = (id: number) => films.get(id)?.title ?? '';
  const results = statistics.results.filter(({ matchDay }) => matchDay === day);
  return (
    <StatisticsPanel
      flush
      title={t('statistics.results')}
      note={day > 0 && t('statistics.day', { day })}
      empty={t('statistics.margins.empty')}
    >
      {results.length > 0 && (
        <ul>
          {results.map(({ film1Id, film2Id, film1Votes: home, film2Votes: away }) => (
            <li key={`${film1Id}-${film2Id}`} className={styles.result}>
              <VisuallyHidden>
                {t('statistics.margins.sentence', {
                  day,
                  home: titleOf(film1Id),
                  away: titleOf(film2Id),
                  homeVotes: home,
                  awayVotes: away,
                })}
              </VisuallyHidden>
              <span aria-hidden className={joinClasses(styles.home, home > away && styles.won)}>
                {titleOf(film1Id)}
              </span>
              <span aria-hidden className={styles.score}>
                <Flap value={home} hot={home > away} />
                <Flap value={away} hot={away > home} />
              </span>
              <span aria-hidden className={joinClasses(styles.away, away > home && styles.won)}>
                {titleOf(film2Id)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </StatisticsPanel>
  );
}
