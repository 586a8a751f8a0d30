import { emit } from '../../domain/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteSession } from './sessions.repo.ts';

/** Ends the session on the server; pages that it has open elsewhere lose their live stream too. */
export async function endSession({ db }: Platform, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteSession(tx, { sid: actor.sessionId });
    const { userId } = actor;
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
  });
}
