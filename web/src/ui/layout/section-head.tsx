import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  title: ReactNode;
  count?: ReactNode;
  children?: ReactNode;
  level?: 2 | 3 | undefined;
  id?: string | undefined;
}

export function SectionHead({ title, count, children, level = 2, id }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {children !== undefined && <div className={styles.end}>{children}</div>}
    </header>
  );
}
