import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ChangeEmail } from '../../features/auth/change-email.tsx';
import { ChangePassword } from '../../features/auth/change-password.tsx';
import { DeleteAccount } from '../../features/auth/delete-account.tsx';
import { waysInQuery } from '../../features/auth/passkeys/passkeys.queries.ts';
import { UnconfirmedEmail } from '../../features/auth/unconfirmed-email.tsx';
import { FirstStepsChoice } from '../../features/first-steps/first-steps-choice.tsx';
import { LanguageChoice } from '../../features/language/language-choice.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useChangeUser } from '../../features/session/use-change-user.ts';
import { useSession } from '../../features/session/use-session.ts';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { sessionsQuery } from '../../features/settings/settings.queries.ts';
import { SecretAddresses } from '../../features/sharing/calendar-share.tsx';
import { ThemeChoice } from '../../features/theme/theme-choice.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { LazyTasteSwitch } from './lazy-taste-switch.tsx';
import { OwnKeptVotes } from './own-kept-votes.tsx';

/** On one tab of five, and most people never open its dialogs. */
const SecondFactor = lazyComponent(
  withDictionaries(
    ['secondFactor'],
    async () => (await import('../../features/auth/second-factor/second-factor.tsx')).SecondFactor,
  ),
  function SecondFactorFallback() {
    return <SectionFallback height={120} />;
  },
);

const Passkeys = lazyComponent(
  withDictionaries(
    ['passkeys'],
    async () => (await import('../../features/auth/passkeys/passkeys.tsx')).Passkeys,
  ),
  function PasskeysFallback() {
    return <SectionFallback height={120} />;
  },
);

const RemovePassword = lazyComponent(
  withDictionaries(
    ['passkeys'],
    async () => (await import('../../features/auth/passkeys/remove-password.tsx')).RemovePassword,
  ),
  () => null,
);

const PushSettings = lazyComponent(
  withDictionaries(
    ['push'],
    async () => (await import('../../features/settings/push/push-settings.tsx')).PushSettings,
  ),
  function PushSettingsFallback() {
    return <SectionFallback height={480} />;
  },
);

export function Settings() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const changeUser = useChangeUser();
  if (user === null) return null;

  /** Every session has ended: who was here is a visitor now. */
  function leave(deletesAt: string): void {
    navigate(pages.home);
    changeUser(null);
    showToast({
      title: t('settingsPage.deletion.done', { date: currentFormat().longDate(deletesAt) }),
      description: t('settingsPage.deletion.doneText'),
    });
  }

  function keepUser(changed: CurrentUser): void {
    queryClient.setQueryData(currentUserQuery.queryKey, changed);
  }

  /** With the password other sessions have ended, and other passkeys may be removed. */
  function refreshAccess(): void {
    void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: waysInQuery.queryKey });
  }

  return (
    <SettingsPage
      user={user}
      onUserChange={keepUser}
      parts={{
        language: <LanguageChoice accountLanguage={user.language} />,
        theme: <ThemeChoice />,
        email: <ChangeEmail owner={user} />,
        unconfirmed: user.isEmailVerified ? null : <UnconfirmedEmail email={user.email} />,
        firstSteps: <FirstStepsChoice />,
        password: (
          <>
            <ChangePassword
              owner={user}
              onChanged={() => {
                keepUser({ ...user, hasPassword: true });
                refreshAccess();
              }}
            />
            <RemovePassword
              owner={user}
              onRemoved={() => {
                keepUser({ ...user, hasPassword: false });
                refreshAccess();
              }}
            />
          </>
        ),
        passkeys: <Passkeys owner={user} />,
        taste: <LazyTasteSwitch viewer={{ user, onUserChange: keepUser }} />,
        keptVotes: <OwnKeptVotes />,
        secondFactor: <SecondFactor owner={user} />,
        push: <PushSettings />,
        calendar: <SecretAddresses tournamentId={null} isPublic={false} />,
        deletion: <DeleteAccount owner={user} onRequested={leave} />,
      }}
    />
  );
}
