import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import styles from './field.module.css';
import { joinClasses } from '../styling/join-classes.ts';

export function Input({ className, ...native }: ComponentProps<'input'>) {
  const links = useFieldControl(native);
  return <input {...native} {...links} className={joinClasses(styles.control, className)} />;
}
