import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { buttonClasses, type ButtonStyle } from './button-style.ts';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  ButtonStyle & {
    href: string;
    replace?: boolean | undefined;
    /** What the history keeps with the step. */
    state?: unknown;
  };

/** Goes somewhere, and looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, className, replace = false, children, ...native } = props;
  return (
    <Link
      {...native}
      replace={replace}
      className={buttonClasses({ variant, size, block, className })}
    >
      {icon}
      {children}
    </Link>
  );
}
