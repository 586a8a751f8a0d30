import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi, type ApiResponse } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { blockedQuery } from '../../domain/shared-queries.ts';
import { useInvalidateAllQueries } from '../../lib/api/use-invalidate-all-queries.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { Loaded } from './loaded.tsx';
import styles from './rows.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsAction } from './use-settings-action.ts';

/** Whom the viewer has blocked, and the way to take it back. */
export function BlockedPeople() {
  const { t } = useTranslation();
  const query = useQuery(blockedQuery);
  return (
    <SettingsSection title={t('settingsPage.blocked.title')} text={t('settingsPage.blocked.text')}>
      <Loaded query={query} height={64}>
        {(people) =>
          people.length === 0 ? (
            <p>{t('settingsPage.blocked.nobody')}</p>
          ) : (
            <ul className={styles.rows}>
              {people.map((person) => (
                <BlockedRow key={person.username} person={person} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}

type BlockedPerson = ApiResponse<'GET /api/users/blocked'>[number];

function BlockedRow({ person }: { person: BlockedPerson }) {
  const { t } = useTranslation();
  const { username, profileImageUrl, blockedAt } = person;
  const name = nameOf(person);
  const forget = useInvalidateAllQueries();
  const unblocking = useSettingsAction({
    async act() {
      await callApi('DELETE /api/users/:username/block', { params: { username } });
      forget();
    },
    refresh: blockedQuery.queryKey,
    done: t('settingsPage.blocked.unblocked', { username }),
    failed: t('settingsPage.blocked.failed'),
  });
  return (
    <li className={styles.row}>
      <Avatar username={username} src={profileImageUrl} />
      <div className={styles.words}>
        <b>{name}</b>
        <span className={styles.detail}>
          {t('settingsPage.blocked.since', {
            username,
            date: currentFormat().longDate(blockedAt),
          })}
        </span>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={t('settingsPage.blocked.unblockNamed', { username })}
        pending={unblocking.isPending}
        ref={keepFocus}
        onClick={() => unblocking.mutate()}
      >
        {t('settingsPage.blocked.unblock')}
      </Button>
    </li>
  );
}
