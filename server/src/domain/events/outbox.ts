import type { LiveEvent } from '@girone/contract/events';
import type { CircleId, UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { events } from '../../platform/db/schema/platform.ts';
import { statement } from '../../platform/db/statement.ts';
import { circles } from '../schema/circles.ts';

/** Who may hear of an event. */
export type Audience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'circle'; readonly circleId: CircleId }
  | Watchers;

/** Of those whose rights let them, the pages that show a championship's evening. */
interface Watchers {
  readonly kind: 'watchers';
  readonly tournamentId: number;
  readonly among: Audience;
  /** Those are told in another way. */
  readonly except?: Audience;
}

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

const insertEvents = statement(
  'insert_events',
  { types: 'text[]', payloads: 'text[]', audiences: 'text[]' },
  ({ types, payloads, audiences }) =>
    build.execute(sql`
      insert into ${events} (type, payload, audience)
      select event.type, event.payload::jsonb, case
        when whom->>'kind' <> 'circle-onlookers' then whom
        when exists (
          select 1 from ${circles} where ${circles.id} = (whom->>'circleId')::int and ${circles.isPublic}
        ) then ${JSON.stringify({ kind: 'signed-in' } satisfies Audience)}::jsonb
        else whom || ${JSON.stringify({ kind: 'circle' } satisfies Pick<Audience, 'kind'>)}::jsonb end
      from unnest(${types}, ${payloads}, ${audiences})
        with ordinality as event (type, payload, audience, place),
        lateral (select event.audience::jsonb as whom) as addressed
      order by event.place`),
);

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
  await insertEvents(tx, {
    types: all.map(({ event }) => event.type),
    payloads: all.map(({ event }) => JSON.stringify(event.data)),
    audiences: all.map(({ audience }) => JSON.stringify(audience)),
  });
}
