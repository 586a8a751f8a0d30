import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './table.module.css';

interface TableProps {
  caption: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Full width, hairlines only. The caption is for those who cannot see the heading above it. */
export function Table({ caption, children, className }: TableProps) {
  return (
    <table className={joinClasses(styles.table, className)}>
      <caption className={styles.caption}>{caption}</caption>
      {children}
    </table>
  );
}

interface CellLook {
  align?: 'start' | 'center' | 'end' | undefined;
  hideOnPhone?: boolean | undefined;
}

type ThProps = Omit<ComponentProps<'th'>, 'align'> & CellLook;
type TdProps = Omit<ComponentProps<'td'>, 'align'> & CellLook;

export function Th({ align, hideOnPhone, className, ...native }: ThProps) {
  return <th scope="col" {...native} className={cellClasses({ align, hideOnPhone }, className)} />;
}

export function Td({ align, hideOnPhone, className, ...native }: TdProps) {
  return <td {...native} className={cellClasses({ align, hideOnPhone }, className)} />;
}

function cellClasses({ align, hideOnPhone }: CellLook, className: string | undefined): string {
  return joinClasses(
    align === 'center' && styles.center,
    align === 'end' && styles.end,
    hideOnPhone === true && styles.wideOnly,
    className,
  );
}
