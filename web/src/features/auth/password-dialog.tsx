import { useState } from 'react';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { PasswordField } from './password-field.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.confirmPassword;

interface PasswordDialogProps {
  username: string;
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
  send: (body: { password: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password: an open page in other hands must not do what only its owner may. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { username, label, fallback, send, ...dialog } = props;
  const [isShown, setIsShown] = useState(false);
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { password: '' },
    fallback,
    refusedFields: { password_wrong: 'password' },
    send,
  });
  const { form, errors, isPending } = contractForm;
  return (
    <FormDialog {...dialog} contractForm={contractForm}>
      {/* Whose password it is, for the program that keeps it. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        {...form.register('password')}
        label={label}
        error={errors.password?.message}
        autoComplete="current-password"
        isShown={isShown && !isPending}
        onShownChange={setIsShown}
      />
    </FormDialog>
  );
}
