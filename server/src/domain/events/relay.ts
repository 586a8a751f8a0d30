import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { OutboxEvent } from './event-reader.ts';

/** How instances tell each other what is worth nothing a moment later: as a notification, which nothing keeps. */
export const relayChannel = 'girone_relay';

const sayRelayed = statement('say_relayed', { events: 'text[]' }, ({ events }) =>
  build.select({ said: sql<string>`said` }).from(
    sql`(select pg_notify(${sql.raw(`'${relayChannel}'`)}, event)::text as said
        from unnest(${events}) as told (event)) as notice`,
  ),
);

/** Tells open pages of all instances, this one included. Each event has to be small: the database takes 8,000 bytes. */
export async function relay(db: Db, events: readonly OutboxEvent[]): Promise<void> {
  await sayRelayed(db, { events: events.map((event) => JSON.stringify(event)) });
}

/** What another instance, or this one, has said. */
export function readRelayed(said: string): OutboxEvent {
  // Nobody but `relay` speaks on this channel.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(said) as OutboxEvent;
}
