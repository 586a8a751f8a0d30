import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { emit } from '../../domain/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteDevice } from './devices.repo.ts';

/** One of the caller's own; another's is as missing as one that never was. */
export async function removeDevice(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
  deviceId: number,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    if (!(await deleteDevice(tx, userId, deviceId))) return refuse('not_found');
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
    return accept(undefined);
  });
}
