import { codeOf, groupCode } from '@girone/championship/ballots/ballot-code';
import type { Match } from '@girone/contract/matches';
import { useQuery } from '@tanstack/react-query';
import { Check } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { ballotKeyQuery } from '../../domain/match/ballot-key.ts';
import { dayBallotsQuery } from '../../domain/season/seal-queries.ts';
import { useSealEvents } from '../../domain/season/use-seal-events.ts';
import { verifyAddress } from '../../domain/season/verify-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './counted-ballot.module.css';

/** One's own ballot in the list of its match: looked up here, under a code that was worked out here. */
export function CountedBallot({ match }: { match: Match }) {
  const { t } = useTranslation();
  const { tournamentId, matchDay, matchNumber } = match;
  const { data: key = null } = useQuery(ballotKeyQuery);
  const { data: day } = useQuery(dayBallotsQuery(tournamentId, matchDay));
  useSealEvents(tournamentId);
  const list = day?.matches.find((each) => each.matchNumber === matchNumber);
  // Its day closed before there were seals: no ballot of it has a code.
  if (key === null || list?.root === null) return null;
  const code = codeOf(key, match);
  const listed = list?.ballots.find(([other]) => other === code)?.[1];
  return (
    <span className={styles.ballot}>
      <span className={styles.code}>{groupCode(code)}</span>
      {list === undefined && day === null && (
        <span className={styles.waiting}>{t('seals.ballot.waiting')}</span>
      )}
      {list !== undefined && listed === answerOf(match) && (
        <span className={styles.counted}>
          <Check size={16} strokeWidth={2.25} aria-hidden />
          {t('seals.ballot.counted')}
        </span>
      )}
      {list !== undefined && listed !== answerOf(match) && (
        <Link href={verifyAddress(tournamentId)} className={styles.missing}>
          {t('seals.ballot.missing')}
        </Link>
      )}
    </span>
  );
}

function answerOf({ viewerVote, film1, film2 }: Match): 0 | 1 | 2 {
  if (viewerVote === film1.id) return 1;
  return viewerVote === film2.id ? 2 : 0;
}
