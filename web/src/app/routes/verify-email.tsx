import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { EmailConfirmation } from '../../features/auth/email-confirmation.tsx';
import { NewEmailConfirmation } from '../../features/auth/new-email-confirmation.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../../ui/layout/page.tsx';

/** Where the links in mails lead: `token` confirms the address of a new account, `change` another one. */
export function VerifyEmail() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { user, isLoading } = useSession();
  const query = new URLSearchParams(useSearch());
  const change = query.get('change');

  function onConfirmed(): void {
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }

  return (
    <Page>
      {change !== null && change !== '' ? (
        <NewEmailConfirmation token={change} onConfirmed={onConfirmed} />
      ) : (
        <EmailConfirmation
          token={query.get('token')}
          user={user}
          isUserLoading={isLoading}
          onConfirmed={onConfirmed}
          signInLink={<SignInLink>{t('auth.confirmation.logIn')}</SignInLink>}
        />
      )}
    </Page>
  );
}
