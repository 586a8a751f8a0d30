import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClasses, type ButtonStyle } from './button-style.ts';
import { Spinner } from '../feedback/spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Whether what it has been pressed for is on its way; one that acts at once has no such state. */
    pending?: boolean | undefined;
    pendingLabel?: ReactNode;
  };

/**
 * While pending it keeps the focus and stays announced, but refuses every press: a `disabled`
 * button would drop the focus to the page and hide what is happening. The second press of a double click counts for
 * nothing: what the first one asked for may be done by then, and would be done twice.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, className, ...rest } = props;
  const { pending, pendingLabel, onClick, children, type = 'button', ...native } = rest;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    const isSecond = pending !== undefined && event.detail > 1;
    if (pending || isSecond) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...native}
      // oxlint-disable-next-line react/button-has-type -- the caller chooses, "button" unless told
      type={type}
      className={buttonClasses({ variant, size, block, className })}
      aria-busy={pending || native['aria-busy']}
      aria-disabled={pending || native['aria-disabled']}
      onClick={handleClick}
    >
      {pending ? <Spinner /> : icon}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}
