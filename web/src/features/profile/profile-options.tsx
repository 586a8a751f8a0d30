import type { Profile } from '@girone/contract/profiles';
import { Ban, Ellipsis, Flag, UserX } from '../../ui/images/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { BlockDialog } from '../../domain/moderation/block/block-dialog.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { useUnblock } from './blocked-person.tsx';
import { LazyMenu } from '../../lib/loading/lazy-menu.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { ReportDialog } from '../../domain/moderation/report/report-dialog.tsx';
import styles from './profile-head.module.css';
import { useProfileAction, useRefreshProfiles } from './use-profile-action.ts';

/** What is rarely done about a person. */
export function ProfileOptions({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'menu' | 'report' | 'block' | null>(null);
  const { username, followsViewer, viewerHasBlocked } = profile;
  const name = nameOf(profile);
  const close = () => setOpened(null);
  const unblock = useUnblock(username);
  const refreshProfiles = useRefreshProfiles();
  const removal = useProfileAction({
    act: () =>
      callApi('POST /api/users/follow-requests/:username/decline', { params: { username } }),
    said: t('profile.options.removed', { name }),
  });
  useEffect(() => LazyMenu.preloadOnInteraction(), []);

  function choose(act: () => void): void {
    close();
    act();
  }

  const items = [
    {
      key: 'report',
      label: t('profile.options.report', { username }),
      icon: <Flag {...buttonIcon} />,
      onChoose: () => setOpened('report'),
    },
    viewerHasBlocked
      ? {
          key: 'unblock',
          label: t('profile.options.unblock', { username }),
          icon: <Ban {...buttonIcon} />,
          onChoose: () => choose(() => unblock.mutate()),
        }
      : {
          key: 'block',
          label: t('profile.options.block', { username }),
          icon: <Ban {...buttonIcon} />,
          danger: true,
          onChoose: () => setOpened('block'),
        },
  ];
  if (followsViewer) {
    items.unshift({
      key: 'remove-follower',
      label: t('profile.options.removeFollower'),
      icon: <UserX {...buttonIcon} />,
      onChoose: () => choose(() => removal.mutate()),
    });
  }
  return (
    <div className={styles.options}>
      <IconButton
        ref={button}
        label={t('profile.options.label', { name })}
        aria-haspopup="menu"
        aria-expanded={opened === 'menu'}
        onClick={() => setOpened(opened === 'menu' ? null : 'menu')}
      >
        <Ellipsis {...buttonIcon} />
      </IconButton>
      {opened === 'menu' && (
        <LazyMenu
          label={t('profile.options.label', { name })}
          button={button}
          items={items}
          onClose={close}
        />
      )}
      <ReportDialog reported={{ username }} open={opened === 'report'} onClose={close} />
      <BlockDialog
        username={username}
        open={opened === 'block'}
        onBlocked={refreshProfiles}
        onClose={close}
      />
    </div>
  );
}
