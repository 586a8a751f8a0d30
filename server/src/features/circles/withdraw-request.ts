import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { lockCircle } from './circles.repo.ts';
import { deletePendingRequest } from './join-requests.repo.ts';

export async function withdrawRequest(
  { db }: Platform,
  { userId }: Actor,
  circleId: CircleId,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    if (!(await lockCircle(tx, circleId))) return refuse('not_found');
    if (!(await deletePendingRequest(tx, { circleId, userId }))) return refuse('not_found');
    await announce(tx, circleId, { concerned: [userId] });
    return accept(undefined);
  });
}
