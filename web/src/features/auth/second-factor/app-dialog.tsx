import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../../lib/contract-form/use-contract-form.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordDialog } from '../password-dialog.tsx';
import styles from './app-dialog.module.css';
import type { Owner } from '../use-own-proof.ts';

const loadCheck = async () => (await import('../account-checks.ts')).accountChecks.confirmFactor;

/** Comes while the password is typed. */
const LazyQrCode = lazyComponent(
  async () => (await import('../../../lib/qr-code.tsx')).QrCode,
  () => null,
);

interface AppDialogProps {
  owner: Owner;
  /** From now on a code is asked for; these are for the day on which the app is lost. */
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Password, then the key for the app, then a code from it: nothing changes before that. */
export function AppDialog({ owner, onDone, onClose }: AppDialogProps) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<{ key: string; uri: string } | null>(null);
  if (begun !== null)
    return <ConfirmStep appKey={begun.key} uri={begun.uri} onDone={onDone} onClose={onClose} />;
  return (
    <PasswordDialog
      owner={owner}
      title={t('secondFactor.connect.title')}
      description={t('secondFactor.connect.password')}
      submitLabel={t('secondFactor.connect.next')}
      label={t('settingsPage.password.current')}
      pendingLabel={t('auth.again.pending')}
      fallback={t('secondFactor.failed')}
      send={async (body) => setBegun(await callApi('POST /api/users/second-factor', { body }))}
      onClose={onClose}
    />
  );
}

interface ConfirmStepProps extends Omit<AppDialogProps, 'owner'> {
  appKey: string;
  uri: string;
}

function ConfirmStep({ appKey, uri, onDone, onClose }: ConfirmStepProps) {
  const { t } = useTranslation();
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { code: '' },
    fallback: t('secondFactor.failed'),
    refusedFields: { second_factor_wrong: 'code' },
    async send(body) {
      const { recoveryCodes } = await callApi('POST /api/users/second-factor/confirm', { body });
      onDone(recoveryCodes);
    },
  });
  const { form, errors } = contractForm;
  return (
    <FormDialog
      wide
      title={t('secondFactor.connect.title')}
      submitLabel={t('secondFactor.connect.submit')}
      pendingLabel={t('auth.again.pending')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div className={styles.paper}>
          <LazyQrCode text={uri} label={t('secondFactor.connect.code')} />
        </div>
        <div className={styles.steps}>
          <p>
            <b>{t('secondFactor.connect.scan')}</b>
            <span className={styles.quiet}>{t('secondFactor.connect.byHand')}</span>
          </p>
          <code className={styles.key}>{appKey.match(/.{1,4}/g)?.join(' ')}</code>
          <CodeField {...form.register('code')} error={errors.code?.message} />
        </div>
      </div>
    </FormDialog>
  );
}
