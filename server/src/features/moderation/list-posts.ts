import type { ModeratedPost, moderationRoutes } from '@girone/contract/moderation';
import type { RouteInput } from '@girone/contract/route';
import { inOrder } from '../../platform/in-order.ts';
import type { Platform } from '../../platform/platform.ts';
import { findModeratedPosts, findPostIds } from './moderated-posts.repo.ts';
import { presentModeratedPost } from './moderation.present.ts';

type Query = RouteInput<typeof moderationRoutes.listAllPosts>['query'];

/** Every post of the place, by its words or author. */
export async function listPosts(
  { db }: Pick<Platform, 'db'>,
  query: Query,
): Promise<ModeratedPost[]> {
  const ids = await findPostIds(db, query);
  if (ids.length === 0) return [];
  const rows = await findModeratedPosts(db, ids);
  return inOrder(ids, rows, ({ post }) => post.id).map(presentModeratedPost);
}
