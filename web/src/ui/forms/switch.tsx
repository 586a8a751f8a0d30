import { useId, type ReactNode, type Ref } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  /** The state in words: the knob only repeats it. */
  state: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string | undefined;
  /** Of the button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A consent that can be taken back. */
export function Switch({ label, state, checked, onChange, className, ref }: SwitchProps) {
  const id = useId();
  return (
    <div className={joinClasses(styles.row, className)}>
      <button
        ref={ref}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-state`}
        className={styles.switch}
        onClick={() => onChange(!checked)}
      >
        <i />
      </button>
      <div>
        <b id={`${id}-label`} className={styles.label}>
          {label}
        </b>
        <span id={`${id}-state`} className={styles.state}>
          {state}
        </span>
      </div>
    </div>
  );
}
