import type { ReactNode } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './meta-list.module.css';

interface MetaListProps {
  items: readonly { key: string; icon?: ReactNode; text: ReactNode }[];
  className?: string | undefined;
}

/** Small facts in a line, each with its icon. */
export function MetaList({ items, className }: MetaListProps) {
  return (
    <ul className={joinClasses(styles.list, className)}>
      {items.map((item) => (
        <li key={item.key} className={styles.item}>
          {item.icon}
          {item.text}
        </li>
      ))}
    </ul>
  );
}
