import type { Post } from '@girone/contract/posts';
import { limits, reportReasons } from '@girone/contract/rules';
import { useTranslation } from 'react-i18next';
import { callApi, type ApiRequest } from '../../lib/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { leftOut } from '../../lib/contract-form/typed-values.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Field } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-store.ts';

const loadCheck = async () => (await import('./report-check.ts')).reportCheck;

interface ReportFormProps {
  post: Pick<Post, 'id' | 'author'>;
  onClose: () => void;
}

/** What the moderators are told about a post. */
export function ReportForm({ post, onClose }: ReportFormProps) {
  const { t } = useTranslation();
  const reportForm = useContractForm({
    loadCheck,
    defaultValues: { note: '' },
    fallback: t('critics.report.failed'),
    send,
  });
  const { form, errors } = reportForm;
  const used = (form.watch('note') ?? '').trim().length;

  async function send(body: ApiRequest<'POST /api/posts/:postId/report'>['body']): Promise<void> {
    await callApi('POST /api/posts/:postId/report', { params: { postId: String(post.id) }, body });
    onClose();
    showToast({ title: t('critics.report.done'), description: t('critics.report.doneText') });
  }

  return (
    <FormDialog
      title={t('critics.report.title', { username: post.author.username })}
      description={t('critics.report.text')}
      submitLabel={t('critics.report.send')}
      pendingLabel={t('critics.report.sending')}
      contractForm={reportForm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Field label={t('critics.report.reason')} error={errors.reason?.message}>
          <Select {...form.register('reason')} defaultValue="">
            <option value="" disabled>
              {t('critics.report.choose')}
            </option>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`critics.report.${reason}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('critics.report.note')}
          optionalMark={t('shared.form.optional')}
          hint={t('critics.report.counter', { used, max: limits.reportNote.max })}
          error={errors.note?.message}
        >
          <Textarea {...form.register('note', leftOut)} rows={3} />
        </Field>
      </Stack>
    </FormDialog>
  );
}
