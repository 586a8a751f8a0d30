import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import styles from './field.module.css';
import { joinClasses } from '../styling/join-classes.ts';

export function Textarea({ className, ...native }: ComponentProps<'textarea'>) {
  const links = useFieldControl(native);
  return (
    <textarea
      {...native}
      {...links}
      className={joinClasses(styles.control, styles.textarea, className)}
    />
  );
}
