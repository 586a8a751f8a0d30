import type { Post } from '@girone/contract/posts';
import { limits } from '@girone/contract/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { showEdited } from './change-post.ts';
import { MentionField } from './mention-field.tsx';
import { TextLeft } from './text-left.tsx';
import { trendingQuery } from './trending.queries.ts';

interface EditPostProps {
  post: Post;
  onClose: () => void;
}

/** One's own words once more, as long as the post is young. */
export function EditPost({ post, onClose }: EditPostProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const counterId = useId();
  const [text, setText] = useState(post.content);
  const [caption, setCaption] = useState(post.imageCaption ?? '');
  const hasImage = post.imageUrl !== null;
  const left = limits.postContent.max - text.trim().length;
  const isReady = left >= 0 && (hasImage || text.trim() !== '');

  const saving = useMutation({
    mutationFn: () =>
      callApi('PATCH /api/posts/:postId', {
        params: { postId: String(post.id) },
        body: { content: text.trim(), ...(hasImage ? { imageCaption: caption.trim() } : {}) },
      }),
    onSuccess(edited) {
      showEdited(queryClient, edited);
      void queryClient.invalidateQueries({ queryKey: trendingQuery.queryKey });
      onClose();
    },
  });

  function save(): void {
    if (isReady && !saving.isPending) saving.mutate();
  }

  function saveByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  }

  const time = post.editableUntil === null ? null : currentFormat().time(post.editableUntil);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('posts.edit.title')}
      description={time === null ? undefined : t('posts.edit.until', { time })}
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('shared.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isReady}
            pending={saving.isPending}
            pendingLabel={t('posts.edit.saving')}
          >
            {t('posts.edit.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={4}>
          <div>
            <MentionField
              field={field}
              place={{ tournamentId: post.tournament?.id, circleId: post.circle?.id }}
              rows={5}
              aria-label={t('posts.composer.text')}
              aria-describedby={counterId}
              aria-invalid={left < 0}
              value={text}
              readOnly={saving.isPending}
              onText={setText}
              onKeyDown={saveByKey}
            />
            <TextLeft id={counterId} left={left} />
          </div>
          {hasImage && (
            <Field label={t('posts.composer.caption')}>
              <Input
                value={caption}
                maxLength={limits.imageCaption.max}
                readOnly={saving.isPending}
                onChange={(event) => setCaption(event.target.value)}
              />
            </Field>
          )}
          <FormError>
            {saving.error === null ? null : failure(saving.error, t('posts.edit.failed'))}
          </FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
