import { useQueryClient } from '@tanstack/react-query';
import { postsRoot } from './posts.queries.ts';

/** Asks again for every post on screen, wherever it stands; settles when the answers are there. */
export function useRefreshPosts(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [root, , part] }) =>
        root === postsRoot || part === 'comments' || part === 'comment-counts',
    });
}
