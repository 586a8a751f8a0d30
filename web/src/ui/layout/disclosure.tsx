import { ChevronDown } from '../images/icons.ts';
import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { buttonIcon } from '../images/icon-sizes.ts';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './disclosure.module.css';

interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title'> {
  title: ReactNode;
  /** A word beside it, such as how much there is. */
  note?: ReactNode;
  /** A sheet of its own; else a line across the sheet that it is on. */
  framed?: boolean | undefined;
}

/** Something folded up: its name, and an arrow that says so. */
export function Disclosure(props: DisclosureProps) {
  const { title, note, framed = false, className, children, ...native } = props;
  return (
    <details
      {...native}
      className={joinClasses(styles.disclosure, framed && styles.framed, className)}
    >
      <summary className={styles.summary}>
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <ChevronDown {...buttonIcon} className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
