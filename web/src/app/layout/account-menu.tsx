import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import { Film, LogOut, Settings, UserRound } from '../../ui/images/icons.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyMenu } from '../../lib/loading/lazy-menu.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { useLeave } from './use-leave.tsx';
import styles from './user-tools.module.css';

/** On phones: what the bars have no room for, behind one's own face. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  const { leave, isLeaving, question } = useLeave();
  const label = t('navigation.account', { name: user.firstName ?? user.username });

  function leadTo(page: string): () => void {
    return () => {
      onClose();
      navigate(page);
    };
  }

  return (
    <div className={styles.account}>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isLeaving}
        onPointerDown={() => void LazyMenu.preload()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar username={user.username} src={user.profileImageUrl} size={28} />
      </IconButton>
      {isOpen && (
        <LazyMenu
          label={label}
          button={button}
          onClose={onClose}
          items={[
            {
              key: 'profile',
              label: t('navigation.ownProfile'),
              icon: <UserRound {...buttonIcon} />,
              onChoose: leadTo(pages.profile),
            },
            {
              key: 'films',
              label: t('navigation.films'),
              icon: <Film {...buttonIcon} />,
              onChoose: leadTo(pages.films),
            },
            {
              key: 'settings',
              label: t('pages.title.settings'),
              icon: <Settings {...buttonIcon} />,
              onChoose: leadTo(pages.settings),
            },
            {
              key: 'logout',
              label: t('navigation.logout'),
              icon: <LogOut {...buttonIcon} />,
              onChoose: () => {
                onClose();
                leave();
              },
            },
          ]}
        />
      )}
      {question}
    </div>
  );
}
