import type { ReactNode } from 'react';
import { initialsOf } from '../../ui/images/avatar-fallback.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import styles from './faces-ring.module.css';
import { joinClasses } from '../../ui/styling/join-classes.ts';

interface RingFace {
  username: string;
  src?: string | null | undefined;
  /** Drawn full; whoever is not in is a kept seat. */
  isIn: boolean;
}

interface FacesRingProps {
  faces: readonly RingFace[];
  /** How many there are in all: those without a face of their own are counted at the end. */
  total: number;
  figure: ReactNode;
  caption: string;
  className?: string | undefined;
}

const RADIUS_PX = 100;
const MOST_LARGE = 14;
const MOST_SHOWN = 19;

/**
 * Everybody on the ring: a full face has arrived, a dashed one is a kept seat. Decoration beside the same said in
 * words.
 */
export function FacesRing({ faces, total, figure, caption, className }: FacesRingProps) {
  const shown = faces.slice(0, total > MOST_SHOWN + 1 ? MOST_SHOWN : MOST_SHOWN + 1);
  const more = total - shown.length;
  const places = shown.length + (more > 0 ? 1 : 0);
  const size = places > MOST_LARGE ? 28 : 36;
  return (
    <div aria-hidden className={joinClasses(styles.ring, size === 28 && styles.many, className)}>
      <svg viewBox="0 0 240 240" fill="none" className={styles.lines}>
        <circle cx="120" cy="120" r={RADIUS_PX} strokeWidth="2" />
        <circle cx="120" cy="120" r="66" strokeWidth="2" strokeDasharray="3 6" />
      </svg>
      {shown.map(({ username, src, isIn }, place) => (
        <span
          key={username}
          className={joinClasses(styles.face, !isIn && styles.kept)}
          style={{ transform: placeOnRing(place, places) }}
        >
          {isIn ? <Avatar username={username} src={src} size={size} /> : initialsOf(username)}
        </span>
      ))}
      {more > 0 && (
        <span
          className={joinClasses(styles.face, styles.more)}
          style={{ transform: placeOnRing(places - 1, places) }}
        >
          +{more}
        </span>
      )}
      <div className={styles.middle}>
        <span className={styles.figure}>{figure}</span>
        <span className={styles.caption}>{caption}</span>
      </div>
    </div>
  );
}

function placeOnRing(index: number, total: number): string {
  const angle = (index / total) * 2 * Math.PI - Math.PI / 2;
  const x = Math.cos(angle) * RADIUS_PX;
  const y = Math.sin(angle) * RADIUS_PX;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
