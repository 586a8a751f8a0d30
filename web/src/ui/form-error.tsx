import { CircleAlert } from 'lucide-react';
import styles from './form-error.module.css';

interface FormErrorProps {
  id?: string;
  /** Nothing is drawn where nothing is wrong. */
  children: string | null | undefined;
}

/** What is wrong with more than one field: said at once, and drawn like the error of a field. */
export function FormError({ id, children }: FormErrorProps) {
  if (children === null || children === undefined) return null;
  return (
    <p id={id} role="alert" className={styles.error}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
