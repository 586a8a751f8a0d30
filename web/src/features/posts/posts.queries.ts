import type { Post } from '@girone/contract/posts';
import { pageRows } from '@girone/contract/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';
import { alwaysStale, justRead } from '../../lib/api/always-stale.ts';

/** The first part of every key about posts; the second says what is kept under it. */
export const postsRoot = '/api/posts';

/** Which posts a feed shows; without a word, all that the viewer may see. */
export interface FeedFilter {
  tournamentId?: number;
  circleId?: number;
  matchId?: number;
  /** Without '#'. */
  hashtag?: string;
  /** A username. */
  author?: string;
  only?: 'photos';
  /** With a championship: only what had been written by then. */
  until?: string;
}

type FeedQuery = ApiRequest<'GET /api/posts/feed'>['query'];

function addressQuery({ tournamentId, circleId, matchId, ...words }: FeedFilter): FeedQuery {
  return {
    ...words,
    ...(tournamentId === undefined ? {} : { tournamentId: String(tournamentId) }),
    ...(circleId === undefined ? {} : { circleId: String(circleId) }),
    ...(matchId === undefined ? {} : { matchId: String(matchId) }),
  };
}

function readFeed(filter: FeedFilter, before: number, signal: AbortSignal): Promise<Post[]> {
  const query = { ...addressQuery(filter), ...pageQuery(before) };
  return callApi('GET /api/posts/feed', { query, signal });
}

/** What a page shows, and where the next one starts: known even after a post of it has gone. */
export interface PostPage {
  posts: Post[];
  next: number | undefined;
}

function pageOf(rows: readonly Post[]): PostPage {
  return { posts: joinPages([rows]), next: nextPageStart(rows) };
}

/**
 * A feed, page by page. It stays as it was read: what is new is asked for apart (`newestQuery`) and
 * shown when the reader wants it, so that nothing moves under the eyes.
 */
export function feedQuery(filter: FeedFilter) {
  return infiniteQueryOptions({
    queryKey: [postsRoot, 'feed', filter],
    queryFn: async ({ client, signal, pageParam }) => {
      const page = pageOf(await readFeed(filter, pageParam, signal));
      if (pageParam === 0) client.setQueryData(newestQuery(filter).queryKey, page);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }: PostPage) => next,
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),
  });
}

/** The first page of a feed as it is now. */
export function newestQuery(filter: FeedFilter) {
  return queryOptions({
    queryKey: [postsRoot, 'newest', filter],
    queryFn: async ({ signal }) => pageOf(await readFeed(filter, 0, signal)),
    // One that has just been read knows its newest posts; one that is come back to may not.
    ...justRead,
  });
}

/** The last few posts of the community. */
export const latestPostsQuery = queryOptions({
  queryKey: [postsRoot, 'latest'],
  queryFn: ({ signal }) =>
    callApi('GET /api/posts/feed', { query: { limit: String(pageRows.glance) }, signal }),
  ...alwaysStale,
});

export function postQuery(postId: number) {
  return queryOptions({
    queryKey: [postsRoot, 'one', postId],
    queryFn: ({ signal }) =>
      callApi('GET /api/posts/:postId', { params: { postId: String(postId) }, signal }),
    ...alwaysStale,
  });
}

/** The replies to a post, oldest first, page by page. */
export function repliesQuery(postId: number) {
  return infiniteQueryOptions({
    queryKey: [postsRoot, 'replies', postId],
    queryFn: async ({ signal, pageParam }) =>
      pageOf(
        await callApi('GET /api/posts/:postId/replies', {
          params: { postId: String(postId) },
          query: pageQuery(pageParam),
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }: PostPage) => next,
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),
    ...alwaysStale,
  });
}
