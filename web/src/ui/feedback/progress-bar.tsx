import { useId, type ReactNode } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: ReactNode;
  value: number;
  max: number;
  text?: ReactNode;
}

/** A bar never stands alone: its count is beside its name. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        <b id={`${id}-count`} className={styles.count}>
          {text ?? `${value}/${max}`}
        </b>
      </div>
      <progress
        aria-labelledby={`${id}-label ${id}-count`}
        max={Math.max(max, 1)}
        value={Math.min(Math.max(max, 1), Math.max(0, value))}
        className={styles.bar}
      />
    </div>
  );
}
