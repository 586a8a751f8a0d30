import type { HTMLAttributes } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './page.module.css';

type PageProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'main' | undefined;
  narrow?: boolean | undefined;
};

/** The column that every screen stands in. */
export function Page({ as: Element = 'div', narrow = false, className, ...native }: PageProps) {
  return (
    <Element {...native} className={joinClasses(styles.page, narrow && styles.narrow, className)} />
  );
}
