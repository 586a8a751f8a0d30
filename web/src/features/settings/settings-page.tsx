import type { CurrentUser } from '@girone/contract/auth';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParamChoice } from '../../lib/address/use-search-param-choice.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { ExportSection } from './export-section.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings-page.module.css';

const settingsTabs = ['account', 'security', 'notifications', 'privacy', 'data'] as const;

interface SettingsPageProps {
  user: Pick<CurrentUser, 'username' | 'email' | 'isPrivate'>;
  /** The account is another now. */
  onUserChange: (user: CurrentUser) => void;
  /** What belongs to other features. */
  parts: Readonly<
    Record<
      | 'language'
      | 'theme'
      | 'email'
      | 'unconfirmed'
      | 'firstSteps'
      | 'password'
      | 'passkeys'
      | 'secondFactor'
      | 'push'
      | 'calendar'
      | 'taste'
      | 'keptVotes'
      | 'deletion',
      ReactNode
    >
  >;
}

/** One's own account: looks, ways in, what one is told, who sees what, and the way out. */
export function SettingsPage({ user, onUserChange, parts }: SettingsPageProps) {
  const { t } = useTranslation();
  const { choice: tab, choose } = useSearchParamChoice('tab', settingsTabs);
  /** Two columns where there is room, in the order in which they stand below each other. */
  const contents: Record<typeof tab, { first: ReactNode; second: ReactNode }> = {
    account: {
      first: (
        <>
          <SettingsSection
            title={t('settings.language.label')}
            text={t('settingsPage.language.text')}
          >
            {parts.language}
          </SettingsSection>
          <SettingsSection title={t('settingsPage.theme.title')}>{parts.theme}</SettingsSection>
        </>
      ),
      second: (
        <>
          <SettingsSection
            title={t('settingsPage.email.title')}
            text={t('settingsPage.email.text', { email: user.email })}
          >
            {parts.email}
          </SettingsSection>
          <SettingsSection
            title={t('settingsPage.firstSteps.title')}
            text={t('settingsPage.firstSteps.text')}
          >
            {parts.firstSteps}
          </SettingsSection>
        </>
      ),
    },
    security: {
      first: (
        <>
          <SettingsSection
            title={t('settingsPage.passkeys.title')}
            text={t('settingsPage.passkeys.text')}
          >
            {parts.passkeys}
          </SettingsSection>
          <SessionsSection />
        </>
      ),
      second: (
        <>
          <SettingsSection
            title={t('settingsPage.secondFactor.title')}
            text={t('settingsPage.secondFactor.text')}
          >
            {parts.secondFactor}
          </SettingsSection>
          <SettingsSection
            title={t('settingsPage.password.title')}
            text={t('settingsPage.password.text')}
          >
            {parts.password}
          </SettingsSection>
        </>
      ),
    },
    notifications: {
      first: (
        <>
          {parts.push}
          <SettingsSection
            title={t('settingsPage.calendar.title')}
            text={t('settingsPage.calendar.text')}
          >
            {parts.calendar}
          </SettingsSection>
        </>
      ),
      second: <NotificationChoices unconfirmed={parts.unconfirmed} />,
    },
    privacy: {
      first: (
        <>
          <PrivacySection user={user} onUserChange={onUserChange} />
          <SettingsSection
            title={t('settingsPage.taste.title')}
            text={t('settingsPage.taste.text')}
          >
            {parts.taste}
          </SettingsSection>
        </>
      ),
      second: <BlockedPeople />,
    },
    data: {
      first: (
        <>
          <SettingsSection
            title={t('settingsPage.keptVotes.title')}
            text={t('settingsPage.keptVotes.text')}
          >
            {parts.keptVotes}
          </SettingsSection>
          <ExportSection />
        </>
      ),
      second: (
        <SettingsSection
          title={t('settingsPage.deletion.section')}
          text={t('settingsPage.deletion.lead')}
        >
          {parts.deletion}
        </SettingsSection>
      ),
    },
  };
  return (
    <Page>
      <PageHead title={t('pages.title.settings')} />
      <Tabs
        label={t('pages.title.settings')}
        value={tab}
        onValueChange={choose}
        items={settingsTabs.map((value) => ({
          value,
          label: t(`settingsPage.tabs.${value}`),
          content: (
            <div className={styles.columns}>
              <div className={styles.column}>{contents[value].first}</div>
              <div className={styles.column}>{contents[value].second}</div>
            </div>
          ),
        }))}
      />
    </Page>
  );
}
