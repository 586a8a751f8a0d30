import type { NotificationSetting } from '@girone/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { Loaded } from './loaded.tsx';
import styles from './notification-choices.module.css';
import { SettingsSection } from './settings-section.tsx';
import { choicesQuery } from './settings.queries.ts';

const groups = ['championships', 'circles', 'posts', 'people'] as const;

const groupOf: Record<NotificationSetting['type'], (typeof groups)[number]> = {
  weekly_digest: 'championships',
  nominations_open: 'championships',
  reminder: 'championships',
  match_day_opened: 'championships',
  match_day_closing: 'championships',
  match_day_held: 'championships',
  match_day_called: 'championships',
  match_day_results: 'championships',
  match_day_revealed: 'championships',
  tournament_started: 'championships',
  tournament_completed: 'championships',
  start_overdue: 'championships',
  participant_left: 'championships',
  join_request: 'circles',
  join_answer: 'circles',
  member_joined: 'circles',
  promoted: 'circles',
  mention: 'posts',
  reply: 'posts',
  quote: 'posts',
  report_outcome: 'posts',
  new_follower: 'people',
  follow_request: 'people',
  follow_accepted: 'people',
};

interface NotificationChoicesProps {
  /** While the viewer's address is not confirmed: the word on it, and the way to a new link. */
  unconfirmed?: ReactNode;
}

/** What the viewer is told, and how: each mark is kept at once. */
export function NotificationChoices({ unconfirmed }: NotificationChoicesProps) {
  const { t } = useTranslation();
  const query = useQuery(choicesQuery);
  return (
    <SettingsSection title={t('settingsPage.choices.title')} text={t('settingsPage.choices.text')}>
      {unconfirmed}
      <Loaded query={query} height={900}>
        {(settings) => <ChoiceTable settings={settings} />}
      </Loaded>
    </SettingsSection>
  );
}

function ChoiceTable({ settings }: { settings: readonly NotificationSetting[] }) {
  const { t } = useTranslation();
  return (
    <Table caption={t('settingsPage.choices.title')} className={styles.table}>
      <thead>
        <tr>
          <Th>{t('settingsPage.choices.kind')}</Th>
          <Th align="center">{t('settingsPage.choices.inApp')}</Th>
          <Th align="center">{t('settingsPage.choices.byEmail')}</Th>
          <Th align="center">{t('settingsPage.choices.byPush')}</Th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.group}>
              {t(`settingsPage.choices.${group}`)}
            </th>
          </tr>
          {settings
            .filter(({ type }) => groupOf[type] === group)
            .map((setting) => (
              <ChoiceRow key={setting.type} setting={setting} />
            ))}
        </tbody>
      ))}
    </Table>
  );
}

const ways = ['inApp', 'byEmail', 'byPush'] as const;

function ChoiceRow({ setting }: { setting: NotificationSetting }) {
  const { t } = useTranslation();
  const change = useChange();
  const kind = t(`settingsPage.kinds.${setting.type}`);
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        {kind}
      </th>
      {ways.map((way) => (
        <Td key={way} align="center">
          {way !== 'byEmail' && setting.type === 'weekly_digest' ? (
            <VisuallyHidden>{t('settingsPage.choices.mailOnly')}</VisuallyHidden>
          ) : (
            <Checkbox
              className={styles.check}
              checked={setting[way]}
              onChange={({ target }) => change.mutate({ ...setting, [way]: target.checked })}
              label={
                <VisuallyHidden>
                  {kind}, {t(`settingsPage.choices.${way}`)}
                </VisuallyHidden>
              }
            />
          )}
        </Td>
      ))}
    </tr>
  );
}

/** Shown at once, sent one after the other; what is refused goes back to how it was. */
function useChange() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    scope: { id: 'notification-choices' },
    mutationFn: (setting: NotificationSetting) =>
      callApi('PUT /api/notifications/settings', { body: [setting] }),
    async onMutate(setting) {
      await queryClient.cancelQueries({ queryKey: choicesQuery.queryKey });
      queryClient.setQueryData(choicesQuery.queryKey, (shown) =>
        shown?.map((each) => (each.type === setting.type ? setting : each)),
      );
    },
    onError(error) {
      showToast({
        title: t('settingsPage.choices.failed'),
        description: failure(error),
        variant: 'destructive',
      });
      void queryClient.invalidateQueries({ queryKey: choicesQuery.queryKey });
    },
  });
}
