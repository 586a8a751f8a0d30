import { CircleAlert } from 'lucide-react';
import styles from './form-error.module.css';

/** What is wrong with more than one field: said at once, and drawn like the error of a field. */
export function FormError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
