import type { ModeratedPost } from '@girone/contract/moderation';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshModeration } from './moderation.queries.ts';

const loadCheck = async () => (await import('./decision-check.ts')).deletionCheck;

interface DeletePostDialogProps {
  post: ModeratedPost;
  onClose: () => void;
}

/** Takes a post away that nobody has reported, or need not have. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const { t } = useTranslation();
  const refresh = useRefreshModeration();
  const { username } = post.author;
  const deletionForm = useContractForm({
    loadCheck,
    defaultValues: { reason: '' },
    fallback: t('moderation.posts.deleteFailed'),
    send,
  });
  const { form, errors } = deletionForm;

  async function send(body: { reason: string }): Promise<void> {
    await callApi('DELETE /api/admin/posts/:postId', { params: { postId: String(post.id) }, body });
    await refresh();
    onClose();
    showToast({ title: t('moderation.posts.deleted') });
  }

  return (
    <FormDialog
      title={t('moderation.posts.deleteTitle', { username })}
      description={t('moderation.posts.deleteText')}
      submitLabel={t('moderation.posts.delete')}
      pendingLabel={t('moderation.posts.deleting')}
      contractForm={deletionForm}
      onClose={onClose}
    >
      <Field
        label={t('moderation.decide.reason')}
        hint={t('moderation.decide.reasonTold', { username })}
        error={errors.reason?.message}
      >
        <Textarea {...form.register('reason')} rows={3} />
      </Field>
    </FormDialog>
  );
}
