import { Check, Clock, Hourglass } from '../images/icons.ts';
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { joinClasses } from '../styling/join-classes.ts';

export type BadgeTone = 'plain' | 'active' | 'setup' | 'done' | 'you' | 'away' | 'line' | 'missed';

interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A state in one or two words. The icon is chosen by the tone; `icon={null}` takes it away. */
export function Badge({ tone = 'plain', icon, children, className }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[tone], className)}>
      {icon === undefined ? OWN_ICON[tone] : icon}
      {children}
    </span>
  );
}

const OWN_ICON: Readonly<Record<BadgeTone, ReactNode>> = {
  active: <span className={styles.live} aria-hidden />,
  setup: <Hourglass strokeWidth={1.75} aria-hidden />,
  done: <Check strokeWidth={2} aria-hidden />,
  plain: null,
  you: null,
  away: null,
  line: null,
  missed: <Clock strokeWidth={2} aria-hidden />,
};
