import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface RowPickProps {
  /** Its accessible name; `children` are drawn beside it. */
  label: string;
  isPicked: boolean;
  /** Of a box that stands for several: not all of them. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onPick: (isPicked: boolean) => void;
  children?: ReactNode;
}

export function RowPick(props: RowPickProps) {
  const { label, isPicked, isMixed = false, isDisabled = false, onPick, children } = props;
  return (
    <label className={styles.pick}>
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        disabled={isDisabled}
        className={styles.box}
        onChange={(event) => onPick(event.target.checked)}
      />
      {children !== undefined && <span aria-hidden>{children}</span>}
    </label>
  );
}
