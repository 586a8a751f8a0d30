import type { ReactNode } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './segment.module.css';

interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
  name?: string | undefined;
  lang?: string | undefined;
}

interface SegmentProps<Value extends string> {
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  block?: boolean | undefined;
  className?: string | undefined;
}

/** A few choices side by side, exactly one of them pressed. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, options, value, onValueChange, block = false, className } = props;
  return (
    <fieldset
      aria-label={label}
      className={joinClasses(styles.segment, block && styles.block, className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          lang={option.lang}
          className={styles.option}
          onClick={() => {
            if (option.value !== value) onValueChange(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
