import type { ReactNode } from 'react';
import styles from './button.module.css';
import { joinClasses } from '../styling/join-classes.ts';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'ghost'
  | 'danger'
  | 'danger-solid'
  | 'home'
  | 'away';
export type ButtonSize = 'small' | 'medium' | 'large';

/** What a button and a link that looks like one have in common. */
export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  icon?: ReactNode;
  className?: string | undefined;
}

export function buttonClasses({
  variant = 'primary',
  size,
  block,
  className,
}: ButtonStyle): string {
  return joinClasses(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    size === 'large' && styles.large,
    block && styles.block,
    className,
  );
}
