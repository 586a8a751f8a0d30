import { sealStrokes } from '@girone/championship/ballots/seal-face';
import styles from './seal-face.module.css';
import { joinClasses } from '../../ui/styling/join-classes.ts';

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
