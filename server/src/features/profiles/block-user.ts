import type { blockRoutes } from '@girone/contract/blocks';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { RouteInput, RouteResponse } from '@girone/contract/route';
import type { Transaction } from '../../platform/db/database.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteBlock,
  endFollows,
  findBlocked,
  findPersonId,
  insertBlock,
  lockPair,
} from './blocks.repo.ts';

type BlockedPage = RouteInput<typeof blockRoutes.listBlocked>['query'];
type BlockedPeople = RouteResponse<typeof blockRoutes.listBlocked>;

export async function listBlocked(
  { db }: Platform,
  { userId }: Actor,
  { before, limit }: BlockedPage,
): Promise<Outcome<BlockedPeople>> {
  const people = await findBlocked(db, { blockerId: userId, before: before ?? null, limit });
  return accept(
    people.map(({ username, firstName, lastName, profileImageUrl, blockedAt }) => ({
      username,
      firstName,
      lastName,
      profileImageUrl,
      blockedAt: blockedAt.toISOString(),
    })),
  );
}

/** From now on neither sees the other's posts, and neither follows the other. */
export async function blockUser(
  { db }: Platform,
  { userId }: Actor,
  username: string,
): Promise<Outcome<undefined>> {
  return retryConflict(() => db.transaction((tx) => block(tx, userId, username)));
}

async function block(
  tx: Transaction,
  userId: UserId,
  username: string,
): Promise<Outcome<undefined>> {
  const blockedId = await findPersonId(tx, username);
  if (blockedId === undefined) return refuse('not_found');
  if (blockedId === userId) return refuse('oneself');
  if (!(await lockPair(tx, [userId, blockedId]))) return refuse('not_found');
  await insertBlock(tx, { blockerId: userId, blockedId });
  await endFollows(tx, userId, blockedId);
  return accept(undefined);
}

export async function unblockUser(
  { db }: Platform,
  { userId }: Actor,
  username: string,
): Promise<Outcome<undefined>> {
  const blockedId = await findPersonId(db, username);
  if (blockedId === undefined) return refuse('not_found');
  await deleteBlock(db, { blockerId: userId, blockedId });
  return accept(undefined);
}
