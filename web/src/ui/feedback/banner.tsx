import { Check, Hourglass, Lightbulb } from '../images/icons.ts';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { buttonIcon } from '../images/icon-sizes.ts';
import { joinClasses } from '../styling/join-classes.ts';

type BannerKind = 'wait' | 'ok' | 'tip';

interface BannerProps {
  kind: BannerKind;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  role?: 'status' | undefined;
  className?: string | undefined;
}

/** A bold line, one sentence and at most one button. */
export function Banner({ kind, title, children, action, icon, role, className }: BannerProps) {
  return (
    <div role={role} className={joinClasses(styles.banner, styles[kind], className)}>
      <span className={styles.disc} aria-hidden>
        {icon ?? OWN_ICON[kind]}
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

const OWN_ICON: Readonly<Record<BannerKind, ReactNode>> = {
  wait: <Hourglass {...buttonIcon} />,
  ok: <Check size={20} strokeWidth={2} />,
  tip: <Lightbulb {...buttonIcon} />,
};
