import type { AdminUser } from '@girone/contract/admin-users';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActFields } from './act-fields.tsx';
import { runAct } from './run-user-act.ts';
import { BulkDialogFrame } from './bulk-dialog-frame.tsx';
import { useActForm } from './use-act-form.ts';
import { useBulkRun } from './use-bulk-run.ts';
import type { BulkAct } from './user-acts.ts';

export interface BulkActDialogProps {
  users: readonly AdminUser[];
  act: BulkAct;
  isGrave: boolean;
  onClose: () => void;
  /** All of them have been tried. */
  onDone: () => void;
}

/** One act on several accounts: asked once, done one after another, and told which did not work. */
export function BulkActDialog(props: BulkActDialogProps) {
  const { users, act, isGrave, onClose, onDone } = props;
  const { t } = useTranslation();
  const count = users.length;
  const several = useBulkRun({
    rows: users,
    nameOf: ({ username }) => username,
    doneText: t(`admin.users.bulk.${act}.done`, { count }),
    onLeave() {
      onClose();
      onDone();
    },
  });
  const actForm = useActForm({
    act,
    filmLimit: users[0]?.maxFilmsAllowed ?? 0,
    send: (values) => several.run(({ id }) => runAct(act, id, values)),
  });
  return (
    <BulkDialogFrame
      subject="users"
      several={several}
      danger={isGrave}
      title={t(`admin.users.bulk.${act}.title`, { count })}
      description={t(`admin.users.acts.${act}.text`)}
      submitLabel={t(`admin.users.bulk.${act}.submit`, { count })}
      contractForm={actForm}
      onClose={onClose}
    >
      <ActFields act={act} actForm={actForm} />
    </BulkDialogFrame>
  );
}
