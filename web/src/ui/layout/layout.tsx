import type { HTMLAttributes } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './layout.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

type LayoutProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
};

type StackProps = LayoutProps & { gap?: Gap | undefined };

/** One under the other. */
export function Stack({ as: Element = 'div', gap = 4, className, style, ...native }: StackProps) {
  return (
    <Element
      {...native}
      className={joinClasses(styles.stack, className)}
      style={{ gap: `var(--s-${gap})`, ...style }}
    />
  );
}

type RowProps = StackProps & {
  wrap?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
};

/** Side by side. */
export function Row(props: RowProps) {
  const { as: Element = 'div', gap = 3, wrap, align = 'center', ...rest } = props;
  const { className, style, ...native } = rest;
  return (
    <Element
      {...native}
      className={joinClasses(styles.row, styles[align], wrap === true && styles.wrap, className)}
      style={{ gap: `var(--s-${gap})`, ...style }}
    />
  );
}

type GridProps = LayoutProps & {
  columns: 2 | 3 | 4 | 5;
  phoneColumns?: 1 | 2 | 3 | undefined;
};

/** Equal columns; three and four become two on a tablet. */
export function Grid(props: GridProps) {
  const { as: Element = 'div', columns, phoneColumns = 1, className, ...native } = props;
  return (
    <Element
      {...native}
      className={joinClasses(
        styles.grid,
        styles[`columns${columns}`],
        styles[`phone${phoneColumns}`],
        className,
      )}
    />
  );
}

type SplitProps = LayoutProps & { reverse?: boolean | undefined };

/** The content and its rail of 360 px; below the content where there is no room beside it. */
export function Split({ as: Element = 'div', reverse, className, ...native }: SplitProps) {
  return (
    <Element
      {...native}
      className={joinClasses(styles.split, reverse === true && styles.reverse, className)}
    />
  );
}
