import { useQueryClient } from '@tanstack/react-query';
import { AccountPage } from '../../features/auth/account-page.tsx';
import { PasswordRecovery } from '../../features/auth/password-recovery.tsx';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { BrandLink } from '../layout/brand-link.tsx';

export function PasswordReset() {
  const queryClient = useQueryClient();

  /** Whoever was signed in here is a visitor now, and leaves nothing behind. */
  function forgetSession(): void {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/user' });
    queryClient.setQueryData(currentUserQuery.queryKey, null);
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
      <PasswordRecovery onUpdated={forgetSession} />
    </AccountPage>
  );
}
