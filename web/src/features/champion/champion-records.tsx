import type { Statistics } from '@girone/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { statisticsQuery } from '../../domain/season/season-queries.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './champion-hero.module.css';

/** The longest run, the widest and the narrowest margin, and how many votes it took. */
export function ChampionRecords({ tournamentId }: { tournamentId: number }) {
  const { t } = useTranslation();
  const query = useQuery(statisticsQuery(tournamentId));
  if (query.data === undefined) {
    return (
      <div className={styles.records}>
        {query.error === null ? (
          <Skeleton shape="block" height={112} className={styles.recordsToCome} />
        ) : (
          <LoadFailure compact title={t('champion.records.failed')} query={query} />
        )}
      </div>
    );
  }
  return <Records statistics={query.data} />;
}

interface SeasonRecord {
  key: string;
  label: string;
  value: string;
  text: string;
}

function Records({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const records = useRecords(statistics);
  return (
    <div className={styles.records}>
      <h3 className={styles.recordsTitle}>{t('champion.records.title')}</h3>
      <dl className={styles.recordList}>
        {records.map(({ key, label, value, text }) => (
          <div key={key} className={styles.record}>
            <dt className={styles.recordLabel}>{label}</dt>
            <dd>
              <span className={styles.recordValue}>{value}</span>
              <span className={styles.recordText}>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Those that the season has: where nobody voted there is no win, and no match was close. */
function useRecords({ films, runs, clearest, closest, turnout }: Statistics): SeasonRecord[] {
  const { t } = useTranslation();
  const titles = new Map(films.map(({ id, title }) => [id, title]));
  const titleOf = (filmId: number) => titles.get(filmId) ?? '';
  const records: SeasonRecord[] = [];

  const [run] = runs.winning;
  if (run !== undefined) {
    records.push({
      key: 'run',
      label: t('champion.records.run'),
      value: t('champion.records.runValue', { count: run.length }),
      text: t('champion.records.runText', {
        count: run.length,
        film: titleOf(run.filmId),
        from: run.fromDay,
        to: run.toDay,
      }),
    });
  }
  for (const [key, result] of [
    ['clearest', clearest[0]],
    ['closest', closest[0]],
  ] as const) {
    if (result === undefined || isVoid(key, result)) continue;
    records.push({
      key,
      label: t(`champion.records.${key}`),
      value: `${result.film1Votes}–${result.film2Votes}`,
      text: t('champion.records.result', {
        home: titleOf(result.film1Id),
        away: titleOf(result.film2Id),
        day: result.matchDay,
      }),
    });
  }
  records.push({
    key: 'turnout',
    label: t('champion.records.turnout'),
    value: currentFormat().number(turnout.reduce((total, { votes }) => total + votes, 0)),
    text: t('champion.records.turnoutText', {
      count: turnout.reduce((total, { matches }) => total + matches, 0),
    }),
  });
  return records;
}

function isVoid(
  record: 'clearest' | 'closest',
  { film1Votes, film2Votes }: Statistics['results'][number],
): boolean {
  return record === 'clearest' ? film1Votes === film2Votes : film1Votes + film2Votes === 0;
}
