import type { CurrentUser } from '@girone/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { AccountPage } from '../../features/auth/account-page.tsx';
import { SignIn } from '../../features/auth/sign-in.tsx';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { BrandLink } from '../layout/brand-link.tsx';

export function Auth() {
  const queryClient = useQueryClient();

  /** The guard of this page leads a signed-in person on: back to where they came from, or home. */
  function welcome(user: CurrentUser): void {
    // What was fetched for a visitor may look different to a member.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/user' });
    queryClient.setQueryData(currentUserQuery.queryKey, user);
    // The server has the last word: a browser that refused the cookie is still a visitor.
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }

  return (
    <AccountPage
      brand={<BrandLink />}
      tools={
        <>
          <LanguagePicker />
          <ThemeSwitch />
        </>
      }
    >
      <SignIn onSignedIn={welcome} />
    </AccountPage>
  );
}
