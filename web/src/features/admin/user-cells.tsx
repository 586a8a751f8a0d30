import type { AdminUser } from '@girone/contract/admin-users';
import { Ban, Check, Clock, Crown, Trash2 } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { fullNameOf } from '../../domain/person/person-name.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './users.module.css';

interface UserProps {
  user: AdminUser;
}

/** Picture, username and name; opens the account. */
export function UserName({ user, onOpen }: UserProps & { onOpen: () => void }) {
  const { username, profileImageUrl } = user;
  const name = fullNameOf(user);
  return (
    <span className={styles.person}>
      <Avatar username={username} src={profileImageUrl} />
      <span className={styles.words}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {username}
        </button>
        {name !== null && <span className={styles.fullName}>{name}</span>}
      </span>
    </span>
  );
}

/** What somebody is here, and what stands in their way. */
export function UserRole({ user }: UserProps) {
  const { t } = useTranslation();
  const { isAdmin, isSuperAdmin, suspension, deletionRequestedAt } = user;
  return (
    <span className={styles.roles}>
      {isAdmin || isSuperAdmin ? (
        <Badge tone="setup" icon={<Crown {...badgeIcon} />}>
          {isSuperAdmin ? t('admin.users.superAdmin') : t('admin.users.admin')}
        </Badge>
      ) : (
        suspension === null && <span className={styles.plain}>{t('admin.users.user')}</span>
      )}
      {suspension !== null && (
        <Badge icon={<Ban {...badgeIcon} />} className={styles.suspended}>
          {suspension.until === null
            ? t('admin.users.suspended')
            : t('admin.users.suspendedUntil', { date: currentFormat().date(suspension.until) })}
        </Badge>
      )}
      {deletionRequestedAt !== null && (
        <Badge tone="line" icon={<Trash2 {...badgeIcon} />}>
          {t('admin.users.leaving')}
        </Badge>
      )}
    </span>
  );
}

export function EmailState({ user }: UserProps) {
  const { t } = useTranslation();
  return user.isEmailVerified ? (
    <span className={styles.verified}>
      <Check {...textIcon} />
      {t('admin.users.verified')}
    </span>
  ) : (
    <span className={styles.pending}>
      <Clock {...textIcon} />
      {t('admin.users.pending')}
    </span>
  );
}
