import { pages } from '@girone/contract/pages';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { returnState } from '../../lib/return-path.ts';
import { buttonClasses, type ButtonSize } from '../../ui/button-look.ts';

interface SignInLinkProps {
  size?: ButtonSize;
  children: ReactNode;
}

/** Leads to the login, and from there back to where it was pressed. */
export function SignInLink({ size, children }: SignInLinkProps) {
  const [path] = useLocation();
  const search = useSearch();
  // An invite carries its token behind the #.
  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  const query = search === '' ? '' : `?${search}`;
  return (
    <Link
      href={pages.auth}
      state={returnState(`${path}${query}${hash}`)}
      className={buttonClasses({ variant: 'primary', size })}
    >
      {children}
    </Link>
  );
}
