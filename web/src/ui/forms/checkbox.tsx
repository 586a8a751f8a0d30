import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { joinClasses } from '../styling/join-classes.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export function Checkbox({ label, className, ...native }: CheckboxProps) {
  return (
    <label className={joinClasses(styles.row, className)}>
      <input {...native} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
