import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';
import { joinClasses } from '../styling/join-classes.ts';
import { tooltipMark } from '../overlays/tooltip-triggers.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  size?: 'small' | 'medium' | undefined;
};

/** A picture that can be pressed; the label is its only name, so it cannot be left out, and its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, size, className, type = 'button', ...native } = props;
  return (
    <button
      {...native}
      // oxlint-disable-next-line react/button-has-type -- the caller chooses, "button" unless told
      type={type}
      {...tooltipMark}
      aria-label={label}
      className={joinClasses(styles.iconButton, size === 'small' && styles.small, className)}
    />
  );
}
