import { CircleAlert } from '../images/icons.ts';
import type { ReactNode } from 'react';
import styles from './form-error.module.css';

interface FormErrorProps {
  id?: string;
  /** Nothing is drawn where nothing is wrong. */
  children: ReactNode;
}

/** What is wrong with a field, or with a form as a whole; it is said at once. */
export function FormError({ id, children }: FormErrorProps) {
  if (children === null || children === undefined) return null;
  return (
    <p id={id} role="alert" className={styles.error}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
