import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './season-ring.module.css';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

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
          <path
            key={day}
            d={arc((day - 1) * turn + gap / 2, day * turn - gap / 2)}
            className={styles[state]}
          />
        ))}
        <circle cx="100" cy="100" r="66" className={styles.inner} />
      </svg>
      <div className={styles.words} aria-hidden>
        <span className={joinClasses(styles.figure, total > 99 && styles.long)}>{figure}</span>
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </div>
    </div>
  );
}

/** Clockwise from the top, in degrees. A path of its own per segment: dashes on a circle fray. */
function arc(from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${pointAt(from)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${pointAt(to)}`;
}

function pointAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const x = 100 + RADIUS * Math.cos(angle);
  const y = 100 + RADIUS * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
