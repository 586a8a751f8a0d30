import type { ReactNode } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './stats.module.css';

interface Stat {
  key: string;
  label: ReactNode;
  value: ReactNode;
  tone?: 'live' | undefined;
  /** Beside the figure, where there is room for it. */
  icon?: ReactNode;
}

interface StatsProps {
  items: readonly Stat[];
  boxed?: boolean | undefined;
  className?: string | undefined;
}

/** Counters side by side; `boxed` puts them in a sheet of their own. */
export function Stats({ items, boxed = false, className }: StatsProps) {
  return (
    <dl
      className={joinClasses(
        styles.stats,
        boxed && styles.boxed,
        items.length > 3 && styles.many,
        className,
      )}
    >
      {items.map((item) => (
        <div key={item.key} className={styles.stat}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={joinClasses(styles.value, item.tone === 'live' && styles.live)}>
            {item.value}
            {item.icon !== undefined && (
              <span className={styles.icon} aria-hidden>
                {item.icon}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
