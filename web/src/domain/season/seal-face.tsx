import styles from './seal-face.module.css';
import { joinClasses } from '../../ui/styling/join-classes.ts';

/** As many characters of a seal stand where people see it. */
const sealLength = 16;

/** The first sixteen characters, in groups of four. */
export function sealCode(hash: string): string {
  return hash.slice(0, sealLength).replaceAll(/.{4}(?=.)/g, '$& ');
}

/**
 * The face of a seal as a path: one stroke for each of its first sixteen characters, clockwise from the top,
 * the longer the higher the figure.
 */
export function sealStrokes(hash: string, inner: number, outer: number): string {
  return Array.from(hash.slice(0, sealLength), (character, place) => {
    const share = 0.12 + (0.88 * Number.parseInt(character, 16)) / 15;
    const reach = inner + share * (outer - inner);
    const angle = (place * Math.PI) / 8;
    const point = (radius: number) =>
      `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
    return `M${point(inner)}L${point(reach)}`;
  }).join('');
}

interface SealFaceProps {
  hash: string;
  /** The number in the middle; without one, a dot. */
  children?: string | undefined;
  isBad?: boolean | undefined;
  className?: string | undefined;
}

/** The drawing of a seal. It never stands without its code. */
export function SealFace({ hash, children, isBad = false, className }: SealFaceProps) {
  const inner = children === undefined ? 14 : 21;
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden
      className={joinClasses(styles.seal, isBad && styles.bad, className)}
    >
      <circle className={styles.rim} r="46" />
      <path className={styles.face} d={sealStrokes(hash, inner, 38)} strokeWidth="5.5" />
      {children === undefined ? (
        <circle className={styles.dot} r="4.5" />
      ) : (
        <text y="9.5" textAnchor="middle" className={styles.number}>
          {children}
        </text>
      )}
    </svg>
  );
}
