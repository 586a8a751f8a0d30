import type { Statistics } from '@girone/contract/statistics';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { filmsById } from './film-names.ts';
import { StatisticsPanel } from './statistics-panel.tsx';
import styles from './statistics.module.css';

const kinds = ['winning', 'unbeaten', 'winless'] as const;
type Run = Statistics['runs'][(typeof kinds)[number]][number];

/** The longest runs: of wins, without a defeat, without a win. */
export function LongestRuns({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const films = filmsById(statistics);
  const { runs } = statistics;
  const hasAny = kinds.some((kind) => runs[kind].length > 0);

  function when({ fromDay, toDay }: Run): string {
    return fromDay === toDay
      ? t('statistics.day', { day: fromDay })
      : t('statistics.days', { from: fromDay, to: toDay });
  }

  return (
    <StatisticsPanel title={t('statistics.runs.title')} empty={t('statistics.runs.empty')}>
      {hasAny && (
        <Grid columns={3}>
          {kinds.map((kind) => (
            <section key={kind}>
              <h3 className={styles.kind}>{t(`statistics.runs.${kind}`)}</h3>
              {runs[kind].length === 0 && (
                <p className={styles.quiet}>{t('statistics.runs.none')}</p>
              )}
              <ol>
                {runs[kind].map((run) => (
                  <li key={`${run.filmId}-${run.fromDay}`} className={styles.run}>
                    <span className={styles.length} aria-hidden>
                      {run.length}
                    </span>
                    <span className={styles.runWords}>
                      <b>{films.get(run.filmId)?.title}</b>
                      <span className={styles.when}>
                        {`${t('statistics.runs.length', { count: run.length })} · ${when(run)}`}
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </Grid>
      )}
    </StatisticsPanel>
  );
}
