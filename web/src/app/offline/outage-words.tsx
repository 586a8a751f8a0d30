import type { ReactNode } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWaitingCount } from '../../domain/kept-votes/kept-votes-state.ts';
import { momentOf } from '../../lib/text/moment-of.ts';
import styles from './outage-words.module.css';

/** Some browsers wake the worker when the line is back; elsewhere votes leave when a page is open. */
const votesText =
  'SyncManager' in globalThis ? 'keptVotes.strip.votes' : 'keptVotes.strip.votesLater';

/** Since when there is no line, and that one can vote all the same. */
export function OutageWords({ since, icon }: { since: number; icon: ReactNode }) {
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
          <p className={styles.waiting}>
            <b className={styles.figure}>{waiting}</b>
            <span className={styles.unit}>{t('keptVotes.strip.unit')}</span>
          </p>
        )}
      </div>
    </div>
  );
}
