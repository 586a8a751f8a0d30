import type { LiveEvent } from '@girone/contract/events';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { events } from '../../platform/db/schema/platform.ts';
import { statement } from '../../platform/db/statement.ts';
import { runPaced, type PacedWork } from '../../platform/events/run-paced.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Audience } from './outbox.ts';

export interface OutboxEvent {
  readonly event: LiveEvent;
  readonly audience: Audience;
}

interface ReaderParts {
  readonly db: Database;
  readonly log: Logger;
  readonly onEvents: (events: OutboxEvent[]) => void;
  /** A nudge can be lost while the listening connection is down; a read after this time finds what it missed. */
  readonly idleMs?: number;
}

/** The first nudge is answered at once; those that follow closely share a read. */
const restMs = 20;
const failureRestMs = 1000;
const usualIdleMs = 5000;
const batch = 500;

const readPosition = statement('read_event_position', {}, () =>
  build
    .select({ xactId: sql<string>`xmin` })
    .from(sql`(select pg_snapshot_xmin(pg_current_snapshot())::text as xmin) as now`),
);

const readEvents = statement('read_events', { xactId: 'text', id: 'text' }, ({ xactId, id }) =>
  build
    .select({
      id: sql<string>`${events.id}::text`,
      xactId: sql<string>`${events.xactId}::text`,
      type: sql<LiveEvent['type']>`${events.type}`,
      audience: sql<Audience>`${events.audience}`,
      payload: events.payload,
      // Not while an older transaction runs, which may still put something before it.
      isReady: sql<boolean>`${events.xactId} < pg_snapshot_xmin(pg_current_snapshot())`,
    })
    .from(events)
    .where(sql`(${events.xactId}, ${events.id}) > (${xactId}::xid8, ${id}::bigint)`)
    .orderBy(events.xactId, events.id)
    .limit(batch),
);

/**
 * Reads the outbox in commit order and hands each event over once, one read after another.
 *
 * Ids are given before the commit, so a higher one can become visible first. Rows are therefore
 * ordered by transaction, and a transaction's rows are read once no older one is still running.
 */
export async function startEventReader({
  db,
  log,
  onEvents,
  idleMs = usualIdleMs,
}: ReaderParts): Promise<PacedWork> {
  const [start] = await readPosition(db, {});
  let cursor = { xactId: start?.xactId ?? '0', id: '0' };

  async function read(): Promise<boolean> {
    const rows = await readEvents(db, cursor);
    const ready = rows.filter(({ isReady }) => isReady);
    const last = ready.at(-1);
    if (last) cursor = { xactId: last.xactId, id: last.id };
    if (ready.length > 0) onEvents(ready.map(toEvent));
    return ready.length < rows.length || rows.length === batch;
  }

  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'the event outbox could not be read');
  return runPaced({ work: read, onFailure, restMs, failureRestMs, idleMs });
}

function toEvent({ type, payload, audience }: Awaited<ReturnType<typeof readEvents>>[number]) {
  // `emit` wrote the row from one typed event; the columns hold its two halves apart.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { event: { type, data: payload } as LiveEvent, audience };
}
