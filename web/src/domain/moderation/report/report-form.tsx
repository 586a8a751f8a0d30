import type { ReportBody } from '@girone/contract/posts';
import { limits, reportReasons } from '@girone/contract/rules';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../lib/contract-form/form-dialog.tsx';
import { leftOut } from '../../../lib/contract-form/typed-values.ts';
import { useContractForm } from '../../../lib/contract-form/use-contract-form.ts';

const loadCheck = async () => (await import('./report-check.ts')).reportCheck;

/** A post by its author, or a person. */
export interface Reported {
  username: string;
  postId?: number | undefined;
}

interface ReportFormProps {
  reported: Reported;
  onClose: () => void;
}

/** What the moderators are told about a post, or the admins about a person. */
export function ReportForm({ reported, onClose }: ReportFormProps) {
  const { t } = useTranslation();
  const { username } = reported;
  const kind = reported.postId === undefined ? 'person' : 'post';
  const reportForm = useContractForm({
    loadCheck,
    defaultValues: { note: '' },
    fallback: t('moderation.report.failed'),
    send,
  });
  const { form, errors } = reportForm;
  const used = (form.watch('note') ?? '').trim().length;

  async function send(body: ReportBody): Promise<void> {
    await sendReport(reported, body);
    onClose();
    showToast({
      title: t('moderation.report.done'),
      description: t(`moderation.report.${kind}.doneText`),
    });
  }

  return (
    <FormDialog
      asksBeforeClosing
      title={t(`moderation.report.${kind}.title`, { username })}
      description={t(`moderation.report.${kind}.text`)}
      submitLabel={t('moderation.report.send')}
      pendingLabel={t('moderation.report.sending')}
      contractForm={reportForm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Field label={t(`moderation.report.${kind}.reason`)} error={errors.reason?.message}>
          <Select {...form.register('reason')} defaultValue="">
            <option value="" disabled>
              {t('moderation.report.choose')}
            </option>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`moderation.reasons.${reason}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t(`moderation.report.${kind}.note`)}
          optionalMark={t('shared.form.optional')}
          hint={t('moderation.counter', { used, max: limits.reportNote.max })}
          error={errors.note?.message}
        >
          <Textarea {...form.register('note', leftOut)} rows={3} />
        </Field>
      </Stack>
    </FormDialog>
  );
}

function sendReport({ username, postId }: Reported, body: ReportBody): Promise<unknown> {
  return postId === undefined
    ? callApi('POST /api/users/:username/report', { params: { username }, body })
    : callApi('POST /api/posts/:postId/report', { params: { postId: String(postId) }, body });
}
