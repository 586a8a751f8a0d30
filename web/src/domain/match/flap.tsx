import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './flap.module.css';
import { useChangedSinceMount } from './use-changed-since-mount.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

interface FlapProps {
  value: number;
  hot?: boolean | undefined;
  className?: string | undefined;
}

/** A split-flap figure. It turns once when the score changes, never when it first appears. */
export function Flap({ value, hot = false, className }: FlapProps) {
  const hasChanged = useChangedSinceMount(value);
  const tiles = Array.from(String(value));
  return (
    <span className={joinClasses(styles.flap, hot && styles.hot, className)}>
      <VisuallyHidden>{value}</VisuallyHidden>
      {tiles.map((digit, index) => {
        const place = tiles.length - index;
        return (
          <b
            // A tile is new, and so turns, when its own digit is.
            key={`${place}:${digit}`}
            aria-hidden
            className={joinClasses(styles.tile, hasChanged && styles.turning)}
          >
            {digit}
          </b>
        );
      })}
    </span>
  );
}
