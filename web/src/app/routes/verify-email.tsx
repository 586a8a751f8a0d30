import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { EmailConfirmation } from '../../features/auth/email-confirmation.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { Page } from '../../ui/page.tsx';

export function VerifyEmail() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { user, isLoading } = useSession();
  const token = new URLSearchParams(useSearch()).get('token');
  return (
    <Page>
      <EmailConfirmation
        token={token}
        user={user}
        isUserLoading={isLoading}
        onConfirmed={() => {
          void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
        }}
        signInLink={<SignInLink>{t('auth.confirmation.logIn')}</SignInLink>}
      />
    </Page>
  );
}
