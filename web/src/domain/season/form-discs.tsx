import styles from './form-discs.module.css';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

export interface FormResult {
  outcome: 'win' | 'draw' | 'loss';
  letter: string;
  name: string;
}

interface FormDiscsProps {
  label: string;
  results: readonly FormResult[];
}

/** The last results as letters; the colour only repeats them. */
export function FormDiscs({ label, results }: FormDiscsProps) {
  return (
    <span className={styles.form}>
      <VisuallyHidden>{`${label}: ${results.map((result) => result.name).join(', ')}`}</VisuallyHidden>
      {results.map((result, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a result has no identity but its place
          key={place}
          aria-hidden
          className={joinClasses(styles.disc, styles[result.outcome])}
        >
          {result.letter}
        </span>
      ))}
    </span>
  );
}
