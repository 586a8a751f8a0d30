import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import { useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AccountHeading } from './account-heading.tsx';
import { useReturnNavigation } from './use-return-navigation.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface SignInProps {
  onSignedIn: (user: CurrentUser) => void;
}

/** The two ways in. The tab stands in the address, so that a link can open either. */
export function SignIn({ onSignedIn }: SignInProps) {
  const { t } = useTranslation();
  const { go } = useReturnNavigation();
  const tab = new URLSearchParams(useSearch()).get('tab') === 'register' ? 'register' : 'login';
  useDocumentTitle(t(`auth.tabs.${tab}`));

  return (
    <>
      {tab === 'login' ? (
        <AccountHeading title={t('auth.login.title')} lead={t('auth.login.lead')} />
      ) : (
        <AccountHeading title={t('auth.register.title')} />
      )}
      <Tabs
        label={t('auth.tabs.label')}
        value={tab}
        onValueChange={(next) => {
          go(next === 'register' ? `${pages.auth}?tab=register` : pages.auth, { replace: true });
        }}
        items={[
          {
            value: 'login',
            label: t('auth.tabs.login'),
            content: <LoginForm onSignedIn={onSignedIn} />,
          },
          {
            value: 'register',
            label: t('auth.tabs.register'),
            content: <RegisterForm onSignedIn={onSignedIn} />,
          },
        ]}
      />
    </>
  );
}
