import { CircleAlert } from 'lucide-react';
import styles from './circle-form.module.css';
import { textIcon } from './icons.ts';

/** What is wrong with a form as a whole. */
export function FormFailure({ failure }: { failure: string | null | undefined }) {
  if (failure === null || failure === undefined) return null;
  return (
    <p role="alert" className={styles.failure}>
      <CircleAlert {...textIcon} />
      <span>{failure}</span>
    </p>
  );
}
