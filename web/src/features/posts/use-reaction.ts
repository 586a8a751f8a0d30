import type { Post, Reactions } from '@girone/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { changePost } from './change-post.ts';

type Reaction = 'like' | 'unlike' | 'dislike' | 'undislike';

export function reactionKey(postId: number) {
  return ['react', postId] as const;
}

/** Likes and dislikes: shown at once, and taken back where the server refuses. */
export function useReaction(post: Post) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const mutationKey = reactionKey(post.id);
  /** The figures without the presses that are still on their way: what a refusal puts back. */
  const standing = useRef(reactionsOf(post));
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1;

  function show(change: (current: Post) => Reactions): void {
    changePost(queryClient, post.id, (current) => ({ ...current, ...change(current) }));
  }

  return useMutation({
    mutationKey,
    // One after the other: the last press is the one that counts.
    scope: { id: `react to post ${post.id}` },
    mutationFn: (reaction: Reaction) => send(reaction, post.id),
    onMutate(reaction) {
      if (isLast()) standing.current = reactionsOf(post);
      show((current) => withReaction(current, reaction));
    },
    onSuccess(answer) {
      standing.current = answer;
      if (isLast()) show(() => answer);
    },
    onError(error) {
      const { current } = standing;
      if (isLast()) show(() => current);
      showToast({
        title: t('posts.error'),
        description: failure(error, t('posts.actions.reactFailed')),
        variant: 'destructive',
      });
    },
  });
}

function send(reaction: Reaction, postId: number): Promise<Reactions> {
  const params = { postId: String(postId) };
  if (reaction === 'like') return callApi('POST /api/posts/:postId/like', { params });
  if (reaction === 'unlike') return callApi('POST /api/posts/:postId/unlike', { params });
  if (reaction === 'dislike') return callApi('POST /api/posts/:postId/dislike', { params });
  return callApi('DELETE /api/posts/:postId/dislike', { params });
}

function reactionsOf({ likesCount, dislikesCount, isLiked, isDisliked }: Reactions): Reactions {
  return { likesCount, dislikesCount, isLiked, isDisliked };
}

/** One person has one opinion: a like takes the dislike away, and the other way round. */
function withReaction(before: Reactions, reaction: Reaction): Reactions {
  const isLiked = reaction === 'like' || (before.isLiked && reaction === 'undislike');
  const isDisliked = reaction === 'dislike' || (before.isDisliked && reaction === 'unlike');
  return {
    isLiked,
    isDisliked,
    likesCount: before.likesCount + Number(isLiked) - Number(before.isLiked),
    dislikesCount: before.dislikesCount + Number(isDisliked) - Number(before.isDisliked),
  };
}
