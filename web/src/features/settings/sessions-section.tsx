import type { SessionSummary } from '@girone/contract/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, Monitor, Smartphone } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { badgeIcon, buttonIcon } from '../../ui/images/icon-sizes.ts';
import { parseUserAgent } from '@girone/contract/user-agent';
import { Loaded } from './loaded.tsx';
import styles from './rows.module.css';
import { SettingsSection } from './settings-section.tsx';
import { sessionsQuery } from './settings.queries.ts';
import { useDeviceName } from './use-device-name.ts';
import { useSettingsAction } from './use-settings-action.ts';

/** Where the viewer is signed in, and the way to end it. */
export function SessionsSection() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(sessionsQuery);
  useLiveEvent('account', () => {
    void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  });
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <SettingsSection
      title={t('settingsPage.sessions.title')}
      text={t('settingsPage.sessions.text')}
    >
      <Loaded query={query} height={120}>
        {(sessions) => (
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      {hasOthers && <EndOthers />}
    </SettingsSection>
  );
}

function EndOthers() {
  const { t } = useTranslation();
  const ending = useSettingsAction({
    act: () => callApi('DELETE /api/users/sessions'),
    refresh: sessionsQuery.queryKey,
    done: t('settingsPage.sessions.endedOthers'),
    failed: t('settingsPage.sessions.endFailed'),
  });
  return (
    <Button
      variant="danger"
      className={styles.action}
      pending={ending.isPending}
      ref={keepFocus}
      onClick={() => ending.mutate()}
    >
      {t('settingsPage.sessions.endOthers')}
    </Button>
  );
}

function SessionRow({ session }: { session: SessionSummary }) {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  const { id, isCurrent, userAgent, lastSeenAt, createdAt, signedInWith, isNewDevice } = session;
  const device = parseUserAgent(userAgent);
  const name = nameOf(device);
  const format = currentFormat();
  const Icon = device.isPhone ? Smartphone : Monitor;
  const ending = useSettingsAction({
    act: () => callApi('DELETE /api/users/sessions/:sessionId', { params: { sessionId: id } }),
    refresh: sessionsQuery.queryKey,
    done: t('settingsPage.sessions.ended', { name }),
    failed: t('settingsPage.sessions.endFailed'),
  });
  return (
    <li className={styles.row}>
      <Icon {...buttonIcon} />
      <div className={styles.words}>
        <b>{name}</b>
        <span className={styles.detail}>
          {t('settingsPage.sessions.seen', {
            seen: format.relativeTime(lastSeenAt),
            since: format.longDate(createdAt),
          })}
          {signedInWith !== null && ` · ${t(`settingsPage.sessions.by.${signedInWith}`)}`}
        </span>
        {isNewDevice && !isCurrent && (
          <Badge tone="away" icon={<Mail {...badgeIcon} />} className={styles.action}>
            {t('settingsPage.sessions.newDevice')}
          </Badge>
        )}
      </div>
      {isCurrent ? (
        <Badge tone="done">{t('settingsPage.sessions.current')}</Badge>
      ) : (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('settingsPage.sessions.endNamed', { name })}
          pending={ending.isPending}
          ref={keepFocus}
          onClick={() => ending.mutate()}
        >
          {t('settingsPage.sessions.end')}
        </Button>
      )}
    </li>
  );
}
