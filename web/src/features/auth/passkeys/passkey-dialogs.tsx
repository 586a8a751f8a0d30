import type { Passkey } from '@girone/contract/passkeys';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../../lib/contract-form/use-contract-form.ts';
import { announce } from '../../../ui/accessibility/announce.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { PasswordDialog } from '../password-dialog.tsx';
import type { Owner } from '../use-own-proof.ts';
import { makePasskey } from './browser-passkeys.ts';
import { useBrowser } from './use-browser.ts';

const loadCheck = async () => (await import('../account-checks.ts')).accountChecks.renamePasskey;

interface DialogProps {
  owner: Owner;
  onClose: () => void;
}

/** First who they are, then the browser's own question; whoever turns that down may try again. */
export function AddDialog(props: DialogProps & { onAdded: (passkey: Passkey) => void }) {
  const { owner, onAdded, onClose } = props;
  const { t } = useTranslation();
  const tryInBrowser = useBrowser();
  return (
    <PasswordDialog
      owner={owner}
      title={t('passkeys.new.title')}
      description={t('passkeys.new.text')}
      label={t('settingsPage.password.current')}
      submitLabel={t('passkeys.new.submit')}
      pendingLabel={t('passkeys.new.pending')}
      fallback={t('passkeys.new.failed')}
      send={async (body) => {
        const order = await callApi('POST /api/users/passkeys/new', { body });
        const made = await tryInBrowser(() => makePasskey(order));
        if (made === null) return;
        onAdded(await callApi('POST /api/users/passkeys', { body: made }));
      }}
      onClose={onClose}
    />
  );
}

interface RenameDialogProps {
  passkey: Passkey;
  onRenamed: () => void;
  onClose: () => void;
}

export function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { name: passkey.name },
    fallback: t('passkeys.rename.failed'),
    async send(body) {
      const params = { passkeyId: String(passkey.id) };
      await callApi('PATCH /api/users/passkeys/:passkeyId', { params, body });
      announce(t('passkeys.rename.done', { name: body.name }));
      onRenamed();
    },
  });
  const { form, errors } = contractForm;
  return (
    <FormDialog
      title={t('passkeys.rename.title')}
      description={t('passkeys.rename.text')}
      submitLabel={t('passkeys.rename.submit')}
      pendingLabel={t('shared.form.saving')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <Field label={t('passkeys.rename.label')} error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

interface RemoveDialogProps extends DialogProps {
  passkey: Passkey;
  onRemoved: () => void;
}

export function RemoveDialog({ owner, passkey, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const { id, name } = passkey;
  return (
    <PasswordDialog
      danger
      owner={owner}
      title={t('passkeys.remove.title', { name })}
      description={t('passkeys.remove.text')}
      label={t('settingsPage.password.current')}
      submitLabel={t('passkeys.remove.submit')}
      pendingLabel={t('passkeys.remove.pending')}
      fallback={t('passkeys.remove.failed')}
      send={async (body) => {
        const params = { passkeyId: String(id) };
        await callApi('POST /api/users/passkeys/:passkeyId/remove', { params, body });
        announce(t('passkeys.remove.done', { name }));
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}

/** The way back is a new password in the settings, or a code by mail. */
export function RemovePasswordDialog(props: DialogProps & { onRemoved: () => void }) {
  const { owner, onRemoved, onClose } = props;
  const { t } = useTranslation();
  return (
    <PasswordDialog
      danger
      owner={owner}
      title={t('passkeys.password.title')}
      description={t('passkeys.password.text')}
      label={t('settingsPage.password.current')}
      submitLabel={t('passkeys.password.action')}
      pendingLabel={t('passkeys.remove.pending')}
      fallback={t('settingsPage.password.failed')}
      send={async (body) => {
        await callApi('POST /api/users/password/remove', { body });
        announce(t('passkeys.password.done'));
        onRemoved();
      }}
      onClose={onClose}
    />
  );
}
