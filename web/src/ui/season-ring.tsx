import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './season-ring.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SeasonRingProps {
  total: number;
  done: number;
  /** The match day being played, counted from one. */
  current?: number | undefined;
  label: string;
  figure: ReactNode;
  caption?: ReactNode;
  className?: string | undefined;
}

const RADIUS = 86;
const GAP_DEGREES = 3.4;
// Beyond this the gaps would eat the segments; a long season becomes a plain arc of its share.
const MOST_SEGMENTS = 60;

/** One segment per match day: played, being played, to come. */
export function SeasonRing(props: SeasonRingProps) {
  const { total, done, current, label, figure, caption, className } = props;
  const segments = Math.max(1, Math.min(total, MOST_SEGMENTS));
  const scale = total > 0 ? segments / total : 1;
  const turn = 360 / segments;
  const gap = Math.min(GAP_DEGREES, turn / 4);
  const days = Array.from({ length: segments }, (_, index) => {
    const day = index + 1;
    const isCurrent = current !== undefined && day === Math.ceil(current * scale);
    const isDone = day <= Math.round(done * scale);
    return { day, state: isCurrent ? 'current' : isDone ? 'done' : 'coming' } as const;
  });
  return (
    <div className={joinClasses(styles.ring, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 200 200" fill="none" aria-hidden>
        {days.map(({ day, state }) => (
          <circle
            key={day}
            cx="100"
            cy="100"
            r={RADIUS}
            pathLength={360}
            strokeDasharray={`${turn - gap} ${360 - turn + gap}`}
            transform={`rotate(${(day - 1) * turn - 90 + gap / 2} 100 100)`}
            className={styles[state]}
          />
        ))}
        <circle cx="100" cy="100" r="66" className={styles.inner} />
      </svg>
      <div className={styles.words} aria-hidden>
        <span className={styles.figure}>{figure}</span>
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </div>
    </div>
  );
}
