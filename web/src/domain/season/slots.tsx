import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './slots.module.css';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

interface SlotsProps {
  used: number;
  total: number;
  /** The sentence the rings stand for. */
  label: string;
  className?: string | undefined;
}

/** A full ring for each place taken, a dashed one for each free, and always the count. */
export function Slots({ used, total, label, className }: SlotsProps) {
  const places = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <span className={joinClasses(styles.slots, className)}>
      {places.map((place) => (
        <svg key={place} viewBox="0 0 30 30" fill="none" aria-hidden className={styles.ring}>
          {place <= used ? (
            <>
              <circle cx="15" cy="15" r="12" strokeWidth="5" className={styles.taken} />
              <circle cx="15" cy="15" r="4" className={styles.dot} />
            </>
          ) : (
            <circle
              cx="15"
              cy="15"
              r="12"
              strokeWidth="2"
              strokeDasharray="4 4"
              className={styles.free}
            />
          )}
        </svg>
      ))}
      <b aria-hidden className={styles.count}>
        {used}/{total}
      </b>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
