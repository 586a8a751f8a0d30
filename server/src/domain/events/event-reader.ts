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
  /** How many seconds ago its transaction began when it was read; of one that nothing keeps it is absent. */
  readonly ageSeconds?: number;
}

interface ReaderParts {
  readonly db: Database;
  readonly log: Logger;
  readonly onEvents: (events: OutboxEvent[]) => void;
  /** What events tell of is asked for at once: waits until it can be read wherever it is read from. */
  readonly untilReadable?: () => Promise<void>;
  /** A nudge can be lost while the listening connection is down; a read after this time finds what it missed. */
  readonly idleMs?: number;
}

export interface EventReader extends PacedWork {
  /** For how long the oldest event has been held back. */
  heldSeconds(): number;
  /** Whether a long transaction is in the way that events no longer wait for. */
  isPassingBy(): boolean;
}

/** The first nudge is answered at once; those that follow closely share a read. */
const restMs = 20;
const failureRestMs = 1000;
const usualIdleMs = 5000;
const batch = 500;
/** Longer than a transaction of Girone takes as a rule: then another one is in the way. */
const heldLimitMs = 2000;

const readPosition = statement('read_event_position', {}, () =>
  build
    .select({ xactId: sql<string>`xmin` })
    .from(sql`(select pg_snapshot_xmin(pg_current_snapshot())::text as xmin) as now`),
);

/**
 * Transactions are numbered over the whole server: one that stays open in any database holds all events back. Only
 * Girone's own write events, and those are bounded. What is older than the oldest of them can be read.
 */
const readOldestOwn = statement('read_oldest_own_transaction', {}, () =>
  build.select({ xactId: sql<string>`oldest` }).from(
    sql`(
      select coalesce(
        (
          select running.xid from pg_snapshot_xip(pg_current_snapshot()) as running (xid)
          join pg_stat_activity on backend_xid = running.xid::xid
          where datname = current_database() and application_name like 'girone%'
          order by running.xid limit 1
        ), pg_snapshot_xmax(pg_current_snapshot())
      )::text as oldest
    ) as own`,
  ),
);

const readEvents = statement(
  'read_events',
  { xactId: 'text', id: 'text', before: 'text?' },
  ({ xactId, id, before }) =>
    build
      .select({
        id: sql<string>`${events.id}::text`,
        xactId: sql<string>`${events.xactId}::text`,
        type: sql<LiveEvent['type']>`${events.type}`,
        audience: sql<Audience>`${events.audience}`,
        payload: events.payload,
        seconds: sql<number>`extract(epoch from clock_timestamp() - ${events.createdAt})::float8`,
        // Not while an older transaction runs, which may still put something before it.
        isReady: sql<boolean>`${events.xactId} < coalesce(${before}::xid8, pg_snapshot_xmin(pg_current_snapshot()))`,
        xmin: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
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
  untilReadable,
  idleMs = usualIdleMs,
}: ReaderParts): Promise<EventReader> {
  const [start] = await readPosition(db, {});
  let cursor = { xactId: start?.xactId ?? '0', id: '0' };

  /** Since when events wait, and the number of the transaction that holds them back. */
  let heldSince: number | undefined;
  let obstacle: string | undefined;

  async function findBound(): Promise<string | null> {
    if (obstacle === undefined) return null;
    const [own] = await readOldestOwn(db, {});
    return own?.xactId ?? null;
  }

  /** A transaction that has been in the way for long is passed by until it ends. */
  function notice(rows: readonly { isReady: boolean; xmin: string }[]): void {
    const held = rows.find(({ isReady }) => !isReady);
    if (rows[0] && rows[0].xmin !== obstacle) obstacle = undefined;
    if (!held) {
      heldSince = undefined;
      return;
    }
    heldSince ??= performance.now();
    if (obstacle !== undefined || performance.now() - heldSince < heldLimitMs) return;
    obstacle = held.xmin;
    log.warn({ transaction: obstacle }, 'live events waited for a long transaction on the server');
  }

  async function read(): Promise<boolean> {
    const rows = await readEvents(db, { ...cursor, before: await findBound() });
    notice(rows);
    const ready = rows.filter(({ isReady }) => isReady);
    const readAt = performance.now();
    if (ready.length > 0) await untilReadable?.();
    const heldBack = (performance.now() - readAt) / 1000;
    const last = ready.at(-1);
    if (last) cursor = { xactId: last.xactId, id: last.id };
    if (ready.length > 0) onEvents(ready.map((row) => toEvent(row, heldBack)));
    return ready.length < rows.length || rows.length === batch;
  }

  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'the event outbox could not be read');
  return {
    ...runPaced({ work: read, onFailure, restMs, failureRestMs, idleMs }),
    heldSeconds: () => (heldSince === undefined ? 0 : (performance.now() - heldSince) / 1000),
    isPassingBy: () => obstacle !== undefined,
  };
}

type Row = Awaited<ReturnType<typeof readEvents>>[number];

function toEvent({ type, payload, audience, seconds }: Row, heldBack: number): OutboxEvent {
  // `emit` wrote the row from one typed event; the columns hold its two halves apart.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const event = { type, data: payload } as LiveEvent;
  return { event, audience, ageSeconds: seconds + heldBack };
}
