import type { ReactNode } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWaitingCount } from '../../domain/kept-votes/kept-votes-state.ts';
import { momentOf } from '../../lib/text/moment-of.ts';
import styles from './outage-words.module.css';

/** Some browsers wake the worker when the line is back; elsewhere votes leave when a page is open. */
const votesText =
  'SyncManager' in globalThis ? 'keptVotes.strip.votes' : 'keptVotes.strip.votesLater';

interface OutageWordsProps {
  since: number;
  icon: ReactNode;
  /** To the votes that wait. */
  onOpenList: () => void;
}

/** Since when there is no line, and that one can vote all the same. */
export function OutageWords({ since, icon, onOpenList }: OutageWordsProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession().user !== null;
  const waiting = useWaitingCount();
  const { time, day, isToday } = momentOf(since);
  return (
    <div className={styles.outage}>
      <div className={styles.inside}>
        {icon}
        <p className={styles.words}>
          <b>{t(isToday ? 'keptVotes.strip.since' : 'keptVotes.strip.sinceDay', { time, day })}</b>{' '}
          {t(isSignedIn ? votesText : 'keptVotes.strip.reading')}
        </p>
        {waiting > 0 && (
          <button
            type="button"
            aria-label={t('keptVotes.strip.open', { count: waiting })}
            aria-haspopup="dialog"
            className={styles.waiting}
            onClick={onOpenList}
          >
            <b className={styles.figure}>{waiting}</b>
            <span className={styles.unit}>{t('keptVotes.strip.unit')}</span>
          </button>
        )}
      </div>
    </div>
  );
}
