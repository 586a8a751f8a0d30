import type { Post } from '@girone/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { showOwnPost } from './change-post.ts';
import type { Section } from './section.ts';
import { commentCountsKey, commentsQuery } from './comments.queries.ts';
import { latestPostsQuery, postsRoot, repliesQuery } from './posts.queries.ts';
import { trendingQuery } from './trending.queries.ts';
import type { PostPicture, PostPlace } from './use-composer.ts';

interface NewPost {
  content: string;
  picture: PostPicture | null;
  quotedPostId: number | undefined;
}

interface Publishing {
  section: Section;
  place: PostPlace;
  onPublished: (post: Post) => void;
}

/** Hands the picture over, then publishes. What was written stays until that has worked. */
export function usePublish({ section, place, onPublished }: Publishing) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    async mutationFn({ content, picture, quotedPostId }: NewPost) {
      const body: ApiRequest<'POST /api/posts'>['body'] = { content, ...addressee(place) };
      if (quotedPostId !== undefined) body.quotedPostId = quotedPostId;
      if (picture !== null) {
        body.imageUrl = await claimPicture(picture, section, place);
        const caption = picture.caption.trim();
        if (caption !== '') body.imageCaption = caption;
      }
      return callApi('POST /api/posts', { body });
    },
    onSuccess(post) {
      showToast({ title: t('posts.composer.done'), description: t('posts.composer.doneText') });
      showOwnPost(queryClient, post);
      const { parentPostId, tournament } = post;
      const changed = [
        [postsRoot, 'newest'],
        latestPostsQuery.queryKey,
        trendingQuery.queryKey,
        ...(parentPostId === null ? [] : [repliesQuery(parentPostId).queryKey]),
        ...(tournament === null
          ? []
          : [commentsQuery(tournament.id).queryKey, commentCountsKey(tournament.id)]),
      ];
      for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
      onPublished(post);
    },
    onError(error, { picture }) {
      const isPicture = picture !== null && error instanceof PictureRefused;
      showToast({
        title: t('posts.error'),
        description: isPicture
          ? failure(error.cause, t('uploads.failed'))
          : failure(error, t(`posts.composer.failed.${section}`)),
        variant: 'destructive',
      });
    },
  });
}

/** A reply is where its parent is, and a championship may be a circle's: one of them says it all. */
function addressee({ parentPostId, tournamentId, matchId, circleId }: PostPlace) {
  if (parentPostId !== undefined) return { parentPostId };
  if (tournamentId !== undefined) {
    return matchId === undefined ? { tournamentId } : { tournamentId, matchId };
  }
  return circleId === undefined ? {} : { circleId };
}

class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

async function claimPicture(
  { uploadUrl }: PostPicture,
  section: Section,
  { circleId }: PostPlace,
): Promise<string> {
  try {
    const { objectPath } = await callApi('PUT /api/post-images', {
      body: { postImageURL: uploadUrl, section, ...(circleId === undefined ? {} : { circleId }) },
    });
    return objectPath;
  } catch (cause) {
    throw new PictureRefused('the picture was not taken', { cause });
  }
}
