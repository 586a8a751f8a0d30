import type { Post } from '@girone/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { dropPost } from './change-post.ts';
import { trendingQuery } from './trending.queries.ts';

interface DeletePostProps {
  post: Post;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** The question before a post goes. */
export function DeletePost({ post, onClose, onDeleted }: DeletePostProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const deleting = useMutation({
    mutationFn: () => callApi('DELETE /api/posts/:postId', { params: { postId: String(post.id) } }),
    onSuccess() {
      onClose();
      showToast({ title: t('posts.delete.done'), description: t('posts.delete.doneText') });
      onDeleted?.();
      dropPost(queryClient, post.id);
      void queryClient.invalidateQueries({ queryKey: trendingQuery.queryKey });
    },
    onError(error) {
      showToast({
        title: t('posts.error'),
        description: failure(error, t('posts.delete.failed')),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      danger
      open
      onOpenChange={onClose}
      title={t('posts.delete.title')}
      confirmLabel={t('posts.delete.confirm')}
      cancelLabel={t('shared.cancel')}
      pending={deleting.isPending}
      pendingLabel={t('posts.delete.pending')}
      onConfirm={() => deleting.mutate()}
    >
      {t('posts.delete.text')}
    </ConfirmDialog>
  );
}
