import { randomUUID } from 'node:crypto';
import type { UserId } from '@girone/contract/ids';
import type { Notification } from '@girone/contract/notifications';
import type { Db } from '../../platform/db/database.ts';
import { notify } from '../../platform/notify.ts';

/** Tells somebody what was done to their account. It was done for the place: by whom is not said. */
export async function tellPerson(
  tx: Db,
  userId: UserId,
  payload: NonNullable<Notification['moderation']>,
): Promise<void> {
  const dedupeKey = `${payload.act}:${randomUUID()}`;
  await notify(tx, { userId, actorId: null, type: 'moderation', payload, dedupeKey });
}
