import { useState } from 'react';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './stage-flap.module.css';

interface StageFlapProps {
  value: number;
  /** Tiles at least: a score has two from the start, so that nothing moves when it reaches ten. */
  digits?: number | undefined;
  hot?: boolean | undefined;
  /** Also told to screen readers; the score is not, it is said when it stands. */
  isSpoken?: boolean | undefined;
  className?: string | undefined;
}

/** A figure on split-flap tiles, each of which turns when its own digit changes. */
export function StageFlap(props: StageFlapProps) {
  const { value, digits = 2, hot = false, isSpoken = true, className } = props;
  const tiles = Array.from(String(value).padStart(digits, '0'));
  return (
    <span className={joinClasses(styles.flap, hot && styles.hot, className)}>
      {isSpoken && <VisuallyHidden>{value}</VisuallyHidden>}
      {tiles.map((digit, index) => (
        // A tile keeps its place from the right when the figure gets longer.
        // oxlint-disable-next-line react/no-array-index-key -- the place is what it is
        <Tile key={tiles.length - index} digit={digit} />
      ))}
    </span>
  );
}

/** Minutes and seconds, or any other signs, on the same tiles. */
export function FlapText({ text, hot = false }: { text: string; hot?: boolean }) {
  return (
    <span aria-hidden className={joinClasses(styles.flap, hot && styles.hot)}>
      {Array.from(text, (sign, index) =>
        sign === ':' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what it is
          <i key={index} className={styles.colon}>
            :
          </i>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what it is
          <Tile key={index} digit={sign} />
        ),
      )}
    </span>
  );
}

function Tile({ digit }: { digit: string }) {
  const [shown, setShown] = useState({ digit, before: digit });
  if (shown.digit !== digit) setShown({ digit, before: shown.digit });
  const { before } = shown;
  const isTurning = before !== digit;
  return (
    <b aria-hidden className={styles.tile}>
      {digit}
      {isTurning && (
        <span key={digit} className={styles.turning}>
          <i className={styles.lower}>{before}</i>
          <i className={styles.falling}>{before}</i>
          <i className={styles.landing}>{digit}</i>
        </span>
      )}
    </b>
  );
}
