import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClasses, type ButtonStyle } from './button-style.ts';
import { Spinner } from '../feedback/spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    pending?: boolean | undefined;
    pendingLabel?: ReactNode;
  };

/**
 * While pending it keeps the focus and stays announced, but refuses every press: a `disabled`
 * button would drop the focus to the page and hide what is happening.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, className, ...rest } = props;
  const { pending = false, pendingLabel, onClick, children, type = 'button', ...native } = rest;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
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
