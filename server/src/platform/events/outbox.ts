import type { LiveEvent } from '@girone/contract/events';
import type { CircleId, UserId } from '@girone/contract/ids';
import type { Db } from '../db/database.ts';
import { events } from '../db/schema/platform.ts';

/** Who may hear of an event. */
export type Audience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'circle'; readonly circleId: CircleId };

/**
 * Writes an event with the caller's transaction: it goes out if and only if the rest is committed.
 * A trigger on the table nudges every instance at the commit.
 */
export async function emit(tx: Db, event: LiveEvent, audience: Audience): Promise<void> {
  await emitAll(tx, [{ event, audience }]);
}

/** Several events in one statement; they are heard in this order. */
export async function emitAll(
  tx: Db,
  all: readonly { readonly event: LiveEvent; readonly audience: Audience }[],
): Promise<void> {
  await tx
    .insert(events)
    .values(
      all.map(({ event, audience }) => ({ type: event.type, payload: event.data, audience })),
    );
}
