import type { LiveEvents } from '@girone/contract/events';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { changePost, dropPost, holdsPost, showEdited } from './change-post.ts';
import { commentCountsKey, commentsQuery } from './comments.queries.ts';
import { latestPostsQuery, postQuery, postsRoot, type FeedFilter } from './posts.queries.ts';
import { reactionKey } from './use-reaction.ts';

/**
 * Keeps the posts on screen up to date: their counts, their words, and what is gone. What is new in a feed is only
 * counted, and shown when the reader asks for it.
 */
export function useLivePosts(): void {
  const queryClient = useQueryClient();
  const refetchSoon = useRefetchSoon();

  useLiveEvent('post', (event) => {
    const { postId, change, tournamentId, matchId } = event;
    const { likesCount, dislikesCount, repliesCount } = event;
    if (change === 'counts') {
      // The viewer's own press is on its way: its answer has the newer figures.
      const isReacting = queryClient.isMutating({ mutationKey: reactionKey(postId) }) > 0;
      const likes = isReacting ? {} : { likesCount, dislikesCount };
      changePost(queryClient, postId, (post) => ({ ...post, ...likes, repliesCount }));
      return;
    }
    if (change === 'edited') {
      if (holdsPost(queryClient, postId)) void readAgain(queryClient, postId);
      return;
    }
    if (change === 'deleted') dropPost(queryClient, postId);
    refetchSoon({ predicate: ({ queryKey }) => isConcerned(queryKey, event) });
    refetchSoon({ queryKey: latestPostsQuery.queryKey });
    if (tournamentId === null) return;
    refetchSoon({ queryKey: commentsQuery(tournamentId).queryKey });
    if (matchId !== null) refetchSoon({ queryKey: commentCountsKey(tournamentId) });
  });
}

/** Its new words, for every place that shows it; what does not arrive is read with the page. */
async function readAgain(queryClient: QueryClient, postId: number): Promise<void> {
  try {
    showEdited(queryClient, await queryClient.fetchQuery({ ...postQuery(postId), retry: false }));
  } catch {
    // It is gone by now, or we are offline: both are said elsewhere.
  }
}

/** The heads of the feeds that may show it; for a reply, the thread it is in. */
function isConcerned(key: QueryKey, event: LiveEvents['post']): boolean {
  const [root, kind, subject] = key;
  if (root !== postsRoot) return false;
  if (kind === 'one') return subject === event.postId;
  if (event.parentPostId !== null) return kind === 'replies' && subject === event.parentPostId;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- newestQuery makes these keys
  return kind === 'newest' && mayShow(subject as FeedFilter, event);
}

function mayShow(filter: FeedFilter, event: LiveEvents['post']): boolean {
  const { tournamentId, circleId, matchId } = filter;
  if (tournamentId !== undefined && tournamentId !== event.tournamentId) return false;
  if (matchId !== undefined && matchId !== event.matchId) return false;
  return circleId === undefined || circleId === event.circleId;
}
