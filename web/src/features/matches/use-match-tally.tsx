import type { Match } from '@girone/contract/matches';
import styles from './match-card.module.css';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The count of a match; none before it opens, and none where it is secret. */
export function useMatchTally(match: Match, closing: string | null) {
  const { t } = useTranslation();
  const { status, film1, film2, film1Votes, film2Votes, totalVotes } = match;
  if (status === 'pending' || film1Votes === null || film2Votes === null) return undefined;

  const closes = status === 'active' ? closing : null;
  const votes = t('matches.votes', { count: totalVotes });
  const score = t('matches.tally', {
    home: film1.title,
    away: film2.title,
    homeVotes: film1Votes,
    awayVotes: film2Votes,
  });
  return {
    home: film1Votes,
    away: film2Votes,
    text: (
      <span className={styles.count}>
        {votes}
        {closes !== null && <span className={styles.closes}>{closes}</span>}
      </span>
    ),
    label: [score, votes, closes].filter((part) => part !== null).join('. '),
  };
}
