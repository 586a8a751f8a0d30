import type { Post } from '@girone/contract/posts';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { feedQuery, postsRoot, type FeedFilter, type PostPage } from './posts.queries.ts';

type Change = (post: Post) => Post | null;

/** Changes a post wherever it is kept, without asking the server; null takes it out of the lists. */
export function changePost(queryClient: QueryClient, postId: number, change: Change): void {
  changePosts(queryClient, (post) => (post.id === postId ? change(post) : post));
}

/** Takes a deleted post out of every list, and out of the quotes of it. */
export function dropPost(queryClient: QueryClient, postId: number): void {
  changePosts(queryClient, (post) => {
    if (post.id === postId) return null;
    return post.quotedPost?.id === postId ? { ...post, quotedPost: null } : post;
  });
}

/** Puts the new words of a post wherever it stands, or is quoted. */
export function showEdited(queryClient: QueryClient, edited: Post): void {
  const { id, content } = edited;
  changePosts(queryClient, (post) => {
    if (post.id === id) return edited;
    if (post.quotedPost?.id !== id) return post;
    return { ...post, quotedPost: { ...post.quotedPost, content } };
  });
}

/** Whether a post is on this page, itself or in a quote. */
export function holdsPost(queryClient: QueryClient, postId: number): boolean {
  let isHeld = false;
  function look(post: Post): Post {
    isHeld ||= post.id === postId || post.quotedPost?.id === postId;
    return post;
  }
  const kept = queryClient.getQueriesData({ predicate: ({ queryKey }) => holdsPosts(queryKey) });
  for (const [, data] of kept) changeKept(data, look);
  return isHeld;
}

function changePosts(queryClient: QueryClient, change: Change): void {
  queryClient.setQueriesData({ predicate: ({ queryKey }) => holdsPosts(queryKey) }, (kept) =>
    changeKept(kept, change),
  );
}

function holdsPosts([root, , part]: QueryKey): boolean {
  return root === postsRoot || (root === tournamentsRoot && part === 'comments');
}

/** What is kept under the keys of posts. */
type Kept = Post | Post[] | PostPage | InfiniteData<PostPage> | { comments: Post[]; total: number };

function changeKept(kept: unknown, change: Change): unknown {
  if (typeof kept !== 'object' || kept === null) return kept;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- posts.queries.ts says what is kept
  const known = kept as Kept;
  if (Array.isArray(known)) return changeList(known, change);
  if ('posts' in known) return changePage(known, change);
  if ('pages' in known) {
    return { ...known, pages: known.pages.map((page) => changePage(page, change)) };
  }
  if ('comments' in known) {
    const comments = changeList(known.comments, change);
    return { comments, total: known.total - (known.comments.length - comments.length) };
  }
  // One post alone: that it is gone is for the server to say.
  return change(known) ?? known;
}

function changePage(page: PostPage, change: Change): PostPage {
  return { ...page, posts: changeList(page.posts, change) };
}

function changeList(posts: readonly Post[], change: Change): Post[] {
  return posts.flatMap((post) => change(post) ?? []);
}

/** Puts a post of the viewer's own at the head of the feeds that show its place. */
export function showOwnPost(queryClient: QueryClient, post: Post): void {
  if (post.parentPostId !== null) return;
  const feeds = queryClient.getQueryCache().findAll({ queryKey: [postsRoot, 'feed'] });
  for (const { queryKey } of feeds) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- feedQuery makes these keys
    const filter = queryKey[2] as FeedFilter;
    if (!belongsTo(post, filter)) continue;
    queryClient.setQueryData(feedQuery(filter).queryKey, (feed) => {
      if (feed === undefined) return undefined;
      const [first, ...rest] = feed.pages;
      if (first === undefined || first.posts.some(({ id }) => id === post.id)) return feed;
      return { ...feed, pages: [{ ...first, posts: [post, ...first.posts] }, ...rest] };
    });
  }
}

function belongsTo(post: Post, filter: FeedFilter): boolean {
  const { tournamentId, circleId, matchId, hashtag, author, only } = filter;
  if (tournamentId !== undefined && tournamentId !== post.tournament?.id) return false;
  if (circleId !== undefined && circleId !== post.circle?.id) return false;
  if (matchId !== undefined && matchId !== post.match?.id) return false;
  if (author !== undefined && author !== post.author.username) return false;
  if (only === 'photos' && post.imageUrl === null) return false;
  // Which tags a text has is for the server to say.
  return hashtag === undefined;
}
