import { useTranslation } from '../../i18n/use-translation.ts';
import { ReasonField } from '../../domain/moderation/reason-field.tsx';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { useAfterAct } from './use-after-act.ts';

const loadCheck = async () => (await import('./reason-check.ts')).reasonCheck;

interface ReasonDialogProps {
  title: string;
  /** What will happen, and what will stay. */
  description: string;
  submitLabel: string;
  doneText: string;
  danger?: boolean;
  /** Somebody is told of it, the reason included. */
  isTold?: boolean;
  send: (body: { reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** An act that needs nothing but a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, submitLabel, doneText, danger, isTold = false, onClose } = props;
  const { t } = useTranslation();
  const finish = useAfterAct(onClose);
  const reasonForm = useContractForm({
    loadCheck,
    defaultValues: { reason: '' },
    fallback: t('shared.failure.fallback'),
    async send(body) {
      await props.send(body);
      await finish(doneText);
    },
  });
  const { form, errors } = reasonForm;
  return (
    <FormDialog
      danger={danger}
      title={title}
      description={description}
      submitLabel={submitLabel}
      pendingLabel={t('admin.users.working')}
      contractForm={reasonForm}
      onClose={onClose}
    >
      <ReasonField
        {...form.register('reason')}
        hint={isTold ? t('admin.reason.told') : undefined}
        error={errors.reason?.message}
      />
    </FormDialog>
  );
}
