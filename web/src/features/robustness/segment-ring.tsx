import type { ReactNode } from 'react';
import styles from './segment-ring.module.css';

interface SegmentRingProps {
  total: number;
  /** So many of them are filled, clockwise from the top. */
  filled: number;
  /** Says in words what the ring shows. */
  children: ReactNode;
}

const outer = 94;
const inner = 76;
const gap = 5.2;
/** Beyond this a segment would be thinner than its gap: then the ring shows the share. */
const mostSegments = 40;

/** A ring of segments with its figure in the middle. The text below it carries the same. */
export function SegmentRing({ total, filled, children }: SegmentRingProps) {
  return (
    <div className={styles.ring}>
      <div className={styles.drawn} aria-hidden>
        <svg viewBox="0 0 200 200">
          {listArcs(total, filled).map(({ from, to, isFilled }) => (
            <path
              key={from}
              d={segment(from, to)}
              className={isFilled ? styles.filled : styles.empty}
            />
          ))}
          <circle cx={100} cy={100} r={62} className={styles.pitch} />
        </svg>
        <span className={total > 99 ? styles.longFigure : styles.figure}>
          {filled} / {total}
        </span>
      </div>
      <p className={styles.words}>{children}</p>
    </div>
  );
}

interface Arc {
  from: number;
  to: number;
  isFilled: boolean;
}

function listArcs(total: number, filled: number): Arc[] {
  if (total > mostSegments) {
    const turn = (360 * filled) / total;
    return [
      { from: 0, to: turn, isFilled: true },
      { from: turn, to: 360, isFilled: false },
    ]
      .filter(({ from, to }) => to > from)
      .map(({ from, to, isFilled }) => ({ from, to: Math.min(to, from + 359.9), isFilled }));
  }
  const turn = 360 / total;
  const half = total === 1 ? 0.05 : Math.min(gap, turn / 4) / 2;
  return Array.from({ length: total }, (_, index) => ({
    from: index * turn + half,
    to: (index + 1) * turn - half,
    isFilled: index < filled,
  }));
}

/** Clockwise from the top, in degrees. */
function segment(from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return (
    `M${pointAt(inner, from)}L${pointAt(outer, from)}A${outer} ${outer} 0 ${isLarge} 1 ${pointAt(outer, to)}` +
    `L${pointAt(inner, to)}A${inner} ${inner} 0 ${isLarge} 0 ${pointAt(inner, from)}Z`
  );
}

function pointAt(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const x = 100 + radius * Math.cos(angle);
  const y = 100 + radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
