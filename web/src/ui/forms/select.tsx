import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import styles from './field.module.css';
import { joinClasses } from '../styling/join-classes.ts';

/** The browser's own select: it works with every keyboard, reader and phone there is. */
export function Select({ className, ...native }: ComponentProps<'select'>) {
  const links = useFieldControl(native);
  return (
    <select
      {...native}
      {...links}
      className={joinClasses(styles.control, styles.select, className)}
    />
  );
}
