import type { OwnProof } from '@girone/contract/own-proof';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { PasswordField } from './password-field.tsx';
import { useOwnProof, type Owner } from './use-own-proof.ts';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.confirmPassword;

interface PasswordDialogProps {
  owner: Owner;
  title: string;
  description: string;
  /** Of the field. */
  label: string;
  submitLabel: string;
  pendingLabel: string;
  /** Said where the server gives no reason. */
  fallback: string;
  /** What the password opens takes something away. */
  danger?: boolean;
  send: (proof: OwnProof) => Promise<void>;
  onClose: () => void;
}

/**
 * Asks for the password, or for a passkey of whoever has none: an open page in other hands must not do what only its
 * owner may.
 */
export function PasswordDialog(props: PasswordDialogProps) {
  const { owner, label, fallback, send, ...dialog } = props;
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const prove = useOwnProof(owner);
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { password: '' },
    fallback,
    refusedFields: owner.hasPassword ? { password_wrong: 'password' } : {},
    async send({ password }) {
      const proof = await prove(password);
      if (proof !== null) await send(proof);
    },
  });
  const { form, errors, isPending } = contractForm;
  return (
    <FormDialog {...dialog} contractForm={contractForm}>
      {owner.hasPassword ? (
        <>
          {/* Whose password it is, for the program that keeps it. */}
          <input hidden readOnly name="username" autoComplete="username" value={owner.username} />
          <PasswordField
            {...form.register('password')}
            label={label}
            error={errors.password?.message}
            autoComplete="current-password"
            isShown={isShown && !isPending}
            onShownChange={setIsShown}
          />
        </>
      ) : (
        <p>{t('auth.passkey.confirm')}</p>
      )}
    </FormDialog>
  );
}
