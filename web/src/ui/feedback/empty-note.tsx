import type { ReactNode } from 'react';
import styles from './empty-note.module.css';
import { EmptyRings } from './rings.tsx';

interface EmptyNoteProps {
  /** Where a sentence alone would not say what is the matter. */
  title?: ReactNode;
  children: ReactNode;
  /** It may come to say something else while it is looked at, and is read out then. */
  live?: boolean;
}

/** What a sheet says in the place of what is not there. */
export function EmptyNote({ title, children, live = false }: EmptyNoteProps) {
  const Element = live ? 'output' : 'div';
  return (
    <Element className={styles.note}>
      <EmptyRings />
      <span>
        {title !== undefined && <b>{title}</b>}
        <span>{children}</span>
      </span>
    </Element>
  );
}
