import type { Circle } from '@girone/contract/circles';
import { limits } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshCircles } from './use-refresh-circles.ts';

const loadCheck = async () => (await import('./circle-checks.ts')).circleChecks.request;

export interface RequestAccessProps {
  circle: Circle;
  onClose: () => void;
}

/** Asks to be let in, with a word to those who decide. */
export function RequestAccess({ circle, onClose }: RequestAccessProps) {
  const { t } = useTranslation();
  const refresh = useRefreshCircles();
  const requestForm = useContractForm({
    loadCheck,
    defaultValues: { message: '' },
    fallback: t('circles.entry.failed'),
    send,
  });
  const { form, errors } = requestForm;
  const used = (form.watch('message') ?? '').trim().length;

  async function send({ message }: { message?: string | null | undefined }): Promise<void> {
    try {
      await callApi('POST /api/circles/:circleId/join', {
        params: { circleId: String(circle.id) },
        body: { message },
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      // The circle has moved on since it was drawn: there is nothing left to correct here.
      await finish();
      showToast({
        title: t('circles.error'),
        description: error.serverMessage ?? t('circles.entry.failed'),
        variant: 'destructive',
      });
      return;
    }
    await finish();
    showToast({ title: t('circles.entry.sent'), description: t('circles.entry.sentText') });
  }

  async function finish(): Promise<void> {
    await refresh(circle.id);
    onClose();
  }

  return (
    <FormDialog
      asksBeforeClosing
      title={t('circles.entry.requestTitle', { name: circle.name })}
      description={t('circles.entry.requestText')}
      submitLabel={t('circles.entry.send')}
      pendingLabel={t('circles.entry.sending')}
      contractForm={requestForm}
      onClose={onClose}
    >
      <Field
        label={t('circles.entry.message')}
        optionalMark={t('shared.form.optional')}
        hint={t('circles.entry.counter', { used, max: limits.joinMessage.max })}
        error={errors.message?.message}
      >
        <Textarea
          {...form.register('message')}
          rows={5}
          placeholder={t('circles.entry.messageHint')}
        />
      </Field>
    </FormDialog>
  );
}
