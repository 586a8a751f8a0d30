import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import { LogOut, Settings } from '../../ui/images/icons.ts';
import { Link, useLocation } from 'wouter';
import { Bell } from '../../features/notifications/bell.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { tooltipMark } from '../../ui/overlays/tooltip-triggers.ts';
import { AccountMenu } from './account-menu.tsx';
import { isCurrent } from './is-current.ts';
import { TopBarTools } from './top-bar.tsx';
import { useLeave } from './use-leave.tsx';
import styles from './user-tools.module.css';

/** Theme, notifications, profile, settings, logout; on phones the last three are behind one's face. */
export function UserTools({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const { leave, isLeaving, question } = useLeave();
  const name = user.firstName ?? user.username;
  return (
    <TopBarTools>
      <ThemeSwitch />
      <div className={styles.bell}>
        <Bell />
      </div>
      <Link
        href={pages.profile}
        className={styles.profile}
        aria-label={t('navigation.profile', { name })}
        aria-current={isCurrent(pages.profile, path) ? 'page' : undefined}
      >
        <Avatar username={user.username} src={user.profileImageUrl} size={28} />
        <span className={styles.name}>{name}</span>
      </Link>
      <Link
        href={pages.settings}
        {...tooltipMark}
        className={styles.settings}
        aria-label={t('pages.title.settings')}
        aria-current={path === pages.settings ? 'page' : undefined}
      >
        <Settings {...buttonIcon} />
      </Link>
      <IconButton
        label={t('navigation.logout')}
        className={styles.logout}
        disabled={isLeaving}
        onClick={leave}
      >
        <LogOut {...buttonIcon} />
      </IconButton>
      {question}
      <AccountMenu user={user} />
    </TopBarTools>
  );
}
