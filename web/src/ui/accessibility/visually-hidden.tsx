import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | undefined;
};

/** Said by a screen reader, not drawn. */
export function VisuallyHidden({ as: Element = 'span', ...native }: VisuallyHiddenProps) {
  return <Element {...native} className={styles.hidden} />;
}
