import type { LiveEvent } from '@girone/contract/events';
import type { CircleId, UserId } from '@girone/contract/ids';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { circles } from '../db/schema/circles.ts';
import { events } from '../db/schema/platform.ts';

/** Who may hear of an event. */
export type Audience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'circle'; readonly circleId: CircleId };

/**
 * What is told of a circle's championship: to whoever is signed in while the circle is public, else to
 * its members.
 */
interface CircleOnlookers {
  readonly kind: 'circle-onlookers';
  readonly circleId: CircleId;
}

/** Whom to tell; who that is at this moment is written with the event. */
export type Addressees = Audience | CircleOnlookers;

/**
 * Writes an event with the caller's transaction: it goes out if and only if the rest is committed.
 * A trigger on the table nudges every instance at the commit.
 */
export async function emit(tx: Db, event: LiveEvent, audience: Addressees): Promise<void> {
  await emitAll(tx, [{ event, audience }]);
}

/** Several events in one statement; they are heard in this order. */
export async function emitAll(
  tx: Db,
  all: readonly { readonly event: LiveEvent; readonly audience: Addressees }[],
): Promise<void> {
  await tx.insert(events).values(
    all.map(({ event, audience }) => ({
      type: event.type,
      payload: event.data,
      audience: audience.kind === 'circle-onlookers' ? onlookersOf(audience) : audience,
    })),
  );
}

function onlookersOf({ circleId }: CircleOnlookers): SQL {
  const members = { kind: 'circle', circleId } satisfies Audience;
  const signedIn = { kind: 'signed-in' } satisfies Audience;
  return sql`case when exists (
    select 1 from ${circles} where ${circles.id} = ${circleId} and ${circles.isPublic}
  ) then ${JSON.stringify(signedIn)}::jsonb else ${JSON.stringify(members)}::jsonb end`;
}
