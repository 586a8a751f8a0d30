import type { AdminUser } from '@girone/contract/admin-users';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { BulkActDialogProps } from './bulk-act-dialog.tsx';
import type { UserActDialogProps } from './user-act-dialog.tsx';
import { actsOn, isGrave, type UserAct } from './user-acts.ts';
import type { UserDetailProps } from './user-detail.tsx';
import { EmailState, UserRole } from './user-cells.tsx';

/** The list is drawn without the forms and details; they follow when something is pressed. */
export function LazyUserAct(props: Omit<UserActDialogProps, 'isGrave'>) {
  return <UserActDialog {...props} isGrave={isGrave(props.act)} />;
}

const UserActDialog = lazyComponent(
  async () => (await import('./user-act-dialog.tsx')).UserActDialog,
  function UserActFallback({ act, user, onClose }) {
    const { t } = useTranslation();
    const title = t(`admin.users.acts.${act}.title`, { name: user.username });
    return <DialogFallback height={220} title={title} onClose={onClose} />;
  },
);

export function LazyBulkAct(props: Omit<BulkActDialogProps, 'isGrave'>) {
  return <BulkActDialog {...props} isGrave={isGrave(props.act)} />;
}

const BulkActDialog = lazyComponent(
  async () => (await import('./bulk-act-dialog.tsx')).BulkActDialog,
  function BulkActFallback({ act, users, onClose }) {
    const { t } = useTranslation();
    const title = t(`admin.users.bulk.${act}.title`, { count: users.length });
    return <DialogFallback height={220} title={title} onClose={onClose} />;
  },
);

const parts = { Role: UserRole, EmailState } as const;

interface LazyUserDetailProps extends Pick<UserDetailProps, 'userId' | 'onClose'> {
  onAct: (act: UserAct, user: AdminUser) => void;
}

export function LazyUserDetail({ userId, onAct, onClose }: LazyUserDetailProps) {
  const { t } = useTranslation();
  return (
    <UserDetail
      userId={userId}
      parts={parts}
      drawActs={(user) =>
        actsOn(user).map((act) => (
          <Button
            key={act}
            size="small"
            variant={isGrave(act) ? 'danger' : 'secondary'}
            onClick={() => onAct(act, user)}
          >
            {t(`admin.users.acts.${act}.name`)}
          </Button>
        ))
      }
      onClose={onClose}
    />
  );
}

const UserDetail = lazyComponent(
  async () => (await import('./user-detail.tsx')).UserDetail,
  function UserDetailFallback({ onClose }) {
    const { t } = useTranslation();
    const title = t('admin.users.detail.title');
    return <DialogFallback wide height={420} title={title} onClose={onClose} />;
  },
);
