import { useEffect, useEffectEvent } from 'react';
import styles from './countdown.module.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNow } from '../../lib/text/use-now.ts';

/**
 * The news of the start comes by itself; where it does not, it is asked for after this wait, and
 * again after each answer. Every open page is due at the same moment: a part of the wait is its own.
 */
const patienceMs = 4000;
const spreadMs = 2000;

interface CountdownProps {
  until: string;
  /** The time has come, and a little more; settles when the answer is there. */
  onDue: () => Promise<void>;
}

/** Minutes and seconds until a championship starts by itself. */
export function Countdown({ until, onDue }: CountdownProps) {
  const { t } = useTranslation();
  const now = useNow(1000);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isDue = seconds === 0;

  const ask = useEffectEvent(onDue);
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    function wait(): void {
      timer = setTimeout(() => void askAgain(), patienceMs + Math.random() * spreadMs);
    }
    async function askAgain(): Promise<void> {
      await ask();
      if (!isGone) wait();
    }
    wait();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isDue]);

  if (isDue) return <span>{t('tournaments.banner.due')}</span>;
  const minutes = Math.floor(seconds / 60);
  return (
    <span>
      {t('tournaments.banner.startsIn')}{' '}
      <b role="timer" className={styles.figures}>
        {minutes}:{String(seconds % 60).padStart(2, '0')}
      </b>
      .
    </span>
  );
}
