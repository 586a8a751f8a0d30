import type { Statistics } from '@girone/contract/statistics';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import styles from './turnout.module.css';

/** How many votes each match day has had; the table behind the bars says the same. */
export function Turnout({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const { turnout } = statistics;
  const most = Math.max(1, ...turnout.map(({ votes }) => votes));
  const total = turnout.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <StatisticsPanel
      title={t('statistics.turnout.title')}
      note={turnout.length > 0 && t('statistics.turnout.total', { count: total })}
      empty={t('statistics.turnout.empty')}
    >
      {turnout.length > 0 && (
        <>
          <div aria-hidden className={styles.bars}>
            {turnout.map(({ matchDay, votes }) => (
              <span key={matchDay} className={styles.day}>
                <span className={styles.votes}>{votes}</span>
                <span
                  className={styles.bar}
                  // Its votes stand above it, its day below.
                  style={{ blockSize: `calc(${Math.max(0.02, votes / most)} * (100% - 2.75rem))` }}
                />
                <span className={styles.number}>{matchDay}</span>
              </span>
            ))}
          </div>
          <VisuallyHidden as="div">
            <TurnoutTable turnout={turnout} />
          </VisuallyHidden>
        </>
      )}
    </StatisticsPanel>
  );
}

function TurnoutTable({ turnout }: Pick<Statistics, 'turnout'>) {
  const { t } = useTranslation();
  return (
    <table>
      <caption>{t('statistics.turnout.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statistics.turnout.day')}</th>
          <th scope="col">{t('statistics.turnout.matches')}</th>
          <th scope="col">{t('statistics.turnout.votes')}</th>
        </tr>
      </thead>
      <tbody>
        {turnout.map(({ matchDay, matches, votes }) => (
          <tr key={matchDay}>
            <th scope="row">{matchDay}</th>
            <td>{matches}</td>
            <td>{currentFormat().number(votes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
