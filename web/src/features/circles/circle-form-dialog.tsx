import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CircleFields } from './circle-fields.tsx';
import { CoverField, type CoverFieldProps } from './cover-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { CircleForm } from './use-circle-form.ts';

interface CircleFormDialogProps {
  title: string;
  submitLabel: string;
  pendingLabel: string;
  circleForm: CircleForm;
  cover: CoverFieldProps;
  onClose: () => void;
}

/** The same form for a new circle and for one that is there. */
export function CircleFormDialog(props: CircleFormDialogProps) {
  const { title, submitLabel, pendingLabel, circleForm, cover, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { submit, failure, isPending } = circleForm;

  /** What is being sent cannot be taken back: the dialog stays until there is an answer. */
  function leave(): void {
    if (!isPending) onClose();
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={leave}
      title={title}
      closeLabel={t('circles.close')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('circles.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <CircleFields circleForm={circleForm} cover={<CoverField {...cover} />} />
      </form>
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
