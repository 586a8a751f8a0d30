import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { foldHashtag, mentionsOf } from '@girone/contract/post-text';
import type { Post, postRoutes } from '@girone/contract/posts';
import type { RouteInput } from '@girone/contract/route';
import { findCirclesOf } from '../../domain/queries/active-memberships.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTournament } from '../tournaments/index.ts';
import { findFeedIds, findReplyIds, readUsualPage, usualLimitOf } from './feed.repo.ts';
import { findUsernames } from './people.repo.ts';
import { countByMatch, countComments } from './post-counts.repo.ts';
import { loadPosts, type PostView } from './post-views.repo.ts';
import { presentPost } from './posts.present.ts';
import { findPost, tournamentOfMatch } from './posts.repo.ts';

type FeedQuery = RouteInput<typeof postRoutes.readFeed>['query'];
type RepliesQuery = RouteInput<typeof postRoutes.listReplies>['query'];

/** Lists are read in four steps: ids, all that is shown of them, what the viewer may see, the answer. */
export async function readFeed(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  query: FeedQuery,
): Promise<Outcome<Post[]>> {
  const { tournamentId, circleId, matchId, hashtag } = query;
  if (tournamentId !== undefined && !(await findTournament(db, actor, tournamentId))) {
    return refuse('not_found');
  }
  if (matchId !== undefined && !(await isMatchVisible(db, actor, matchId))) {
    return refuse('not_found');
  }
  const isForMembers = circleId !== undefined && !actor.isAdmin;
  if (isForMembers && !(await findCirclesOf(db, actor.userId)).has(circleId)) {
    return refuse('not_found');
  }
  const filter = { ...query, hashtag: hashtag === undefined ? undefined : foldHashtag(hashtag) };
  const limit = usualLimitOf(actor, filter);
  if (limit !== undefined) {
    const page = { userId: actor.userId, before: filter.before, limit };
    return accept(await presentViews(db, actor, await readUsualPage(db, page)));
  }
  return accept(await showPosts(db, actor, await findFeedIds(db, actor, filter)));
}

async function isMatchVisible(db: Db, actor: Actor, matchId: number): Promise<boolean> {
  const tournamentId = await tournamentOfMatch(db, matchId);
  if (tournamentId === undefined) return false;
  return (await findTournament(db, actor, tournamentId)) !== undefined;
}

export async function getPost(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  postId: number,
): Promise<Outcome<Post>> {
  const [post] = await showPosts(db, actor, [postId]);
  return post ? accept(post) : refuse('not_found');
}

export async function listReplies(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { postId, query }: { readonly postId: number; readonly query: RepliesQuery },
): Promise<Outcome<Post[]>> {
  if (!(await findPost(db, actor, postId))) return refuse('not_found');
  const ids = await findReplyIds(db, actor, { ...query, parentPostId: postId });
  return accept(await showPosts(db, actor, ids));
}

export async function listComments(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { tournamentId, limit }: { readonly tournamentId: number; readonly limit: number },
): Promise<Outcome<{ comments: Post[]; total: number }>> {
  if (!(await findTournament(db, actor, tournamentId))) return refuse('not_found');
  const ids = await findFeedIds(db, actor, { tournamentId, limit });
  const comments = await showPosts(db, actor, ids);
  return accept({ comments, total: await countComments(db, actor, tournamentId) });
}

export async function countMatchComments(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  day: { readonly tournamentId: number; readonly matchDay: number },
): Promise<Outcome<{ matchId: number; count: number }[]>> {
  if (!(await findTournament(db, actor, day.tournamentId))) return refuse('not_found');
  return accept(await countByMatch(db, actor, day));
}

async function showPosts(db: Db, actor: Actor, ids: readonly number[]): Promise<Post[]> {
  return presentViews(db, actor, await loadPosts(db, actor, ids));
}

export async function presentViews(
  db: Db,
  actor: Actor,
  views: readonly PostView[],
): Promise<Post[]> {
  const named = views.map(({ post }) => mentionsOf(post.content));
  const known = new Map(
    (await findUsernames(db, named.flat())).map((name) => [name.toLowerCase(), name]),
  );
  return views.map((view, index) => {
    const mentions = (named[index] ?? []).flatMap((name) => known.get(name.toLowerCase()) ?? []);
    return presentPost(actor, view, mentions);
  });
}
