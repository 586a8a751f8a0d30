import { Search, X } from '../images/icons.ts';
import { useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { buttonIcon } from '../images/icon-sizes.ts';
import { Input } from './input.tsx';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  clearLabel?: string | undefined;
  className?: string | undefined;
}

export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, placeholder, clearLabel, className } = props;
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onValueChange('');
    input.current?.focus();
  }

  return (
    <div className={joinClasses(styles.search, className)}>
      <Search {...buttonIcon} className={styles.icon} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={styles.input}
      />
      {clearLabel !== undefined && value !== '' && (
        <IconButton label={clearLabel} className={styles.clear} onClick={clear}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** For the button that clears a search without an outcome, and goes with it. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
