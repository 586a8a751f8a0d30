import type { Circle } from '@girone/contract/circles';
import { limits } from '@girone/contract/rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useRefreshCircles } from './use-refresh-circles.ts';

const loadCheck = async () => (await import('./circle-checks.ts')).circleChecks.request;

export interface RequestAccessProps {
  circle: Circle;
  onClose: () => void;
}

/** Asks to be let in, with a word to those who decide. */
export function RequestAccess({ circle, onClose }: RequestAccessProps) {
  const { t } = useTranslation();
  const formId = useId();
  const refresh = useRefreshCircles();
  const { form, errors, failure, isPending, submit } = useContractForm({
    loadCheck,
    defaultValues: { message: '' },
    sentences: { fallback: t('circles.entry.failed'), network: t('circles.failure.network') },
    send,
  });
  const used = (form.watch('message') ?? '').trim().length;

  async function send({ message = '' }: { message?: string | undefined }): Promise<void> {
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
    <Dialog
      open
      onOpenChange={onClose}
      title={t('circles.entry.requestTitle', { name: circle.name })}
      description={t('circles.entry.requestText')}
      closeLabel={t('circles.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('circles.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={isPending}
            pendingLabel={t('circles.entry.sending')}
          >
            {t('circles.entry.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label={t('circles.entry.message')}
          optionalMark={t('circles.entry.optional')}
          hint={t('circles.entry.counter', { used, max: limits.joinMessage.max })}
          error={errors.message?.message}
        >
          <Textarea
            {...form.register('message')}
            rows={5}
            placeholder={t('circles.entry.messageHint')}
          />
        </Field>
      </form>
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
