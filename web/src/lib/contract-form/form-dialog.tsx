import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';

interface FormDialogProps {
  title: string;
  description?: string | undefined;
  wide?: boolean | undefined;
  /** What is sent takes something away. */
  danger?: boolean | undefined;
  submitLabel: string;
  pendingLabel: string;
  /** As `useContractForm` gives it. */
  contractForm: {
    submit: (event: SubmitEvent<HTMLFormElement>) => void;
    failure: string | null;
    isPending: boolean;
  };
  /** The fields. */
  children: ReactNode;
  onClose: () => void;
}

/** A form that the contract checks, in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, wide, submitLabel, pendingLabel, contractForm, children } = props;
  const { danger = false, onClose } = props;
  const { submit, failure, isPending } = contractForm;
  const { t } = useTranslation();
  const formId = useId();

  /** What is being sent cannot be taken back: the dialog stays until there is an answer. */
  function leave(): void {
    if (!isPending) onClose();
  }

  return (
    <Dialog
      open
      wide={wide}
      onOpenChange={leave}
      title={title}
      description={description}
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('shared.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger-solid' : 'primary'}
            pending={isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {children}
      </form>
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
