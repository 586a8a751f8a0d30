import type { ReactNode } from 'react';
import { joinClasses } from '../styling/join-classes.ts';
import styles from './state-panel.module.css';

export interface StatePanelProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  compact?: boolean | undefined;
  className?: string | undefined;
}

interface DrawnPanelProps extends StatePanelProps {
  picture: ReactNode;
  role?: 'alert' | undefined;
}

/** A picture in rings, what is the matter, what to do about it. */
export function StatePanel(props: DrawnPanelProps) {
  const { title, children, actions, level = 3, compact = false, className, picture, role } = props;
  const Heading = `h${level}` as const;
  return (
    <div role={role} className={joinClasses(styles.panel, compact && styles.compact, className)}>
      {picture}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
