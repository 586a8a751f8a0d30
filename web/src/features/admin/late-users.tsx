import type { AdminUser } from '@girone/contract/admin-users';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { BulkActDialogProps } from './bulk-act-dialog.tsx';
import type { UserActDialogProps } from './user-act-dialog.tsx';
import { actsOn, isGrave, type UserAct } from './user-acts.ts';
import type { UserDetailProps } from './user-detail.tsx';
import { EmailState, UserRole } from './user-cells.tsx';

/** The list is drawn without the forms and details; they follow when something is pressed. */
const single = latePart(() => import('./user-act-dialog.tsx'));
const several = latePart(() => import('./bulk-act-dialog.tsx'));
const details = latePart(() => import('./user-detail.tsx'));

export function LateUserAct(props: Omit<UserActDialogProps, 'isGrave'>) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(single, true);
  if (part !== null) return <part.UserActDialog {...props} isGrave={isGrave(props.act)} />;
  const title = t(`admin.users.acts.${props.act}.title`, { name: props.user.username });
  return <DialogToCome {...late} height={220} title={title} onClose={props.onClose} />;
}

export function LateBulkAct(props: Omit<BulkActDialogProps, 'isGrave'>) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(several, true);
  if (part !== null) return <part.BulkActDialog {...props} isGrave={isGrave(props.act)} />;
  const title = t(`admin.users.bulk.${props.act}.title`, { count: props.users.length });
  return <DialogToCome {...late} height={220} title={title} onClose={props.onClose} />;
}

const parts = { Role: UserRole, EmailState } as const;

interface LateUserDetailProps extends Pick<UserDetailProps, 'userId' | 'onClose'> {
  onAct: (act: UserAct, user: AdminUser) => void;
}

export function LateUserDetail({ userId, onAct, onClose }: LateUserDetailProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(details, true);
  if (part === null) {
    const title = t('admin.users.detail.title');
    return <DialogToCome {...late} wide height={420} title={title} onClose={onClose} />;
  }
  return (
    <part.UserDetail
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
