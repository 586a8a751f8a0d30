import { pages } from '@girone/contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { returnState, useHere } from '../../lib/address/return-path.ts';
import { buttonClasses, type ButtonSize } from '../../ui/actions/button-style.ts';

interface SignInLinkProps {
  size?: ButtonSize;
  children: ReactNode;
}

/** Leads to the login, and from there back to where it was pressed. */
export function SignInLink({ size, children }: SignInLinkProps) {
  const here = useHere();
  return (
    <Link
      href={pages.auth}
      state={returnState(here)}
      className={buttonClasses({ variant: 'primary', size })}
    >
      {children}
    </Link>
  );
}
