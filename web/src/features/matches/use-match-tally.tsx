import type { Match } from '@girone/contract/matches';
import styles from './match-card.module.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOutage } from '../../lib/line/connection.ts';
import { momentOf } from '../../lib/text/moment-of.ts';

/** The count of a match; none before it opens, and none where it is secret. Without a line it says of when it is. */
export function useMatchTally(match: Match, closing: string | null) {
  const { t } = useTranslation();
  const outage = useOutage();
  const { status, film1, film2, film1Votes, film2Votes, totalVotes } = match;
  if (status === 'pending' || film1Votes === null || film2Votes === null) return undefined;

  const closes = status === 'active' ? closing : null;
  const stopped = status === 'active' && outage !== null ? momentOf(outage.talliesOf) : null;
  const withMoment = ({ time, day, isToday }: ReturnType<typeof momentOf>) =>
    t(isToday ? 'matches.stale' : 'matches.staleDay', { votes: count, time, day });
  const count = t('matches.votes', { count: totalVotes });
  const votes = stopped === null ? count : withMoment(stopped);
  const score = t('matches.tally', {
    home: film1.title,
    away: film2.title,
    homeVotes: film1Votes,
    awayVotes: film2Votes,
  });
  return {
    home: film1Votes,
    away: film2Votes,
    stale: stopped !== null,
    text: (
      <span className={styles.count}>
        {votes}
        {closes !== null && <span className={styles.closes}>{closes}</span>}
      </span>
    ),
    label: [score, votes, closes].filter((part) => part !== null).join('. '),
  };
}
