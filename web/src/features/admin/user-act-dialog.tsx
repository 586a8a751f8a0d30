import type { AdminUser } from '@girone/contract/admin-users';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ActFields } from './act-fields.tsx';
import { runAct, type ActValues } from './run-user-act.ts';
import { useActForm } from './use-act-form.ts';
import { useRefreshAdmin } from './use-refresh-admin.ts';
import { userQuery } from './user.queries.ts';
import type { UserAct } from './user-acts.ts';

export interface UserActDialogProps {
  user: AdminUser;
  act: UserAct;
  isGrave: boolean;
  onClose: () => void;
  /** It is done. */
  onDone?: (() => void) | undefined;
}

/** One act on one account. Deleting asks for the username as well: there is no way back. */
export function UserActDialog(props: UserActDialogProps) {
  const { user, act, isGrave, onClose, onDone } = props;
  const { t } = useTranslation();
  const refresh = useRefreshAdmin();
  const [typed, setTyped] = useState('');
  const [isMistyped, setIsMistyped] = useState(false);
  const name = user.username;
  const actForm = useActForm({ act, filmLimit: user.maxFilmsAllowed, send });

  async function send(values: ActValues): Promise<void> {
    if (act === 'delete' && typed.trim() !== name) {
      setIsMistyped(true);
      return;
    }
    await runAct(act, user.id, values);
    onClose();
    onDone?.();
    showToast({ title: t(`admin.users.acts.${act}.done`, { name }) });
    await refresh(act === 'delete' ? userQuery(user.id).queryKey : undefined);
  }

  return (
    <FormDialog
      danger={isGrave}
      title={t(`admin.users.acts.${act}.title`, { name })}
      description={t(`admin.users.acts.${act}.text`)}
      submitLabel={t(`admin.users.acts.${act}.submit`)}
      pendingLabel={t('admin.users.working')}
      contractForm={actForm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <ActFields act={act} actForm={actForm} />
        {act === 'delete' && (
          <Field
            label={t('admin.users.typeName', { name })}
            error={isMistyped && t('admin.users.mistyped')}
          >
            <Input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setIsMistyped(false);
              }}
            />
          </Field>
        )}
      </Stack>
    </FormDialog>
  );
}
