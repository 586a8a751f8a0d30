import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClasses, type ButtonStyle } from './button-style.ts';
import { Spinner } from '../feedback/spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Whether what it has been pressed for is on its way. */
    pending?: boolean | undefined;
    pendingLabel?: ReactNode;
    /**
     * Of presses that follow each other fast only the first counts. For what creates or sends something: it may be done
     * before the second press of a double click, and would be done twice. Submit buttons do so unless told otherwise.
     */
    ignoresDoubleClick?: boolean | undefined;
  };

/**
 * While pending it keeps the focus and stays announced, but refuses every press: a `disabled`
 * button would drop the focus to the page and hide what is happening.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, className, ...rest } = props;
  const { pending, pendingLabel, onClick, children, type = 'button', ...others } = rest;
  const { ignoresDoubleClick = type === 'submit', ...native } = others;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // The browser counts on, 2, 3, 4, as long as presses follow in the time of a double click.
    const isRepeated = ignoresDoubleClick && event.detail > 1;
    if (pending || isRepeated) event.preventDefault();
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
