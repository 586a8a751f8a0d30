import { ArrowDown, ArrowUp, Minus } from '../../ui/images/icons.ts';
import styles from './movement.module.css';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

interface MovementProps {
  /** Places won since the last match day; negative when lost. */
  places: number;
  /** The whole sentence, for those who do not see the arrow. */
  label: string;
}

export function Movement({ places, label }: MovementProps) {
  const Arrow = places > 0 ? ArrowUp : places < 0 ? ArrowDown : Minus;
  const look = places > 0 ? styles.up : places < 0 ? styles.down : styles.same;
  return (
    <span className={look}>
      <span aria-hidden className={styles.drawn}>
        <Arrow size={14} strokeWidth={2.5} />
        {places !== 0 && Math.abs(places)}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
