import type { LiveEvent } from '@girone/contract/events';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import type { Audience } from './outbox.ts';

export interface OutboxEvent {
  readonly event: LiveEvent;
  readonly audience: Audience;
}

interface ReaderParts {
  readonly db: Database;
  readonly url: string;
  readonly log: Logger;
  readonly onEvents: (events: OutboxEvent[]) => void;
}

export interface EventReader {
  stop(): Promise<void>;
}

/** Nudges that arrive together are answered by one read. */
const gatherMs = 20;
/** A nudge can be lost while the listening connection is down; this read finds what it missed. */
const fallbackMs = 5000;
const batch = 500;

/**
 * Reads the outbox in commit order and hands each event over once.
 *
 * Ids are given before the commit, so a higher one can become visible first. Rows are therefore
 * ordered by transaction, and a transaction's rows are read once no older one is still running.
 */
export async function startEventReader(parts: ReaderParts): Promise<EventReader> {
  const { db, log, onEvents } = parts;
  let cursor = await currentPosition(db);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  function readSoon(delay: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = read();
    }, delay);
  }

  async function read(): Promise<void> {
    let next = fallbackMs;
    try {
      const { rows, isMoreWaiting } = await readAfter(db, cursor);
      const last = rows.at(-1);
      if (last) cursor = { xactId: last.xact_id, id: last.id };
      if (isMoreWaiting) next = gatherMs;
      if (rows.length > 0) onEvents(rows.map(toEvent));
    } catch (error) {
      log.warn({ err: error }, 'the event outbox could not be read');
    }
    readSoon(next);
  }

  const listener = listen(parts, () => readSoon(gatherMs));
  readSoon(fallbackMs);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await listener.stop();
      await reading;
    },
  };
}

interface Position {
  readonly xactId: string;
  readonly id: string;
}

interface EventRow extends Record<string, unknown> {
  id: string;
  xact_id: string;
  type: LiveEvent['type'];
  audience: Audience;
  payload: LiveEvent['data'];
}

function toEvent(row: EventRow): OutboxEvent {
  // `emit` wrote the row from one typed event; the columns hold its two halves apart.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const event = { type: row.type, data: row.payload } as LiveEvent;
  return { event, audience: row.audience };
}

async function currentPosition(db: Database): Promise<Position> {
  const { rows } = await db.execute<{ xmin: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
  );
  return { xactId: rows[0]?.xmin ?? '0', id: '0' };
}

async function readAfter(db: Database, { xactId, id }: Position) {
  const { rows } = await db.execute<EventRow>(sql`
    select id::text, xact_id::text, type, audience, payload from events
    where (xact_id, id) > (${xactId}::xid8, ${id}::bigint)
      and xact_id < pg_snapshot_xmin(pg_current_snapshot())
    order by events.xact_id, events.id limit ${batch}`);
  const last = rows.at(-1);
  const { rows: rest } = await db.execute(sql`
    select 1 from events
    where (xact_id, id) > (${last?.xact_id ?? xactId}::xid8, ${last?.id ?? id}::bigint) limit 1`);
  return { rows, isMoreWaiting: rest.length > 0 };
}

/** Listens on a connection of its own and opens a new one whenever it breaks. */
function listen({ url, log }: ReaderParts, onNudge: () => void): { stop(): Promise<void> } {
  let client: Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  function connectLater(): void {
    client = undefined;
    if (!stopped) retry = setTimeout(() => void connect(), 500 + Math.random() * 1000);
  }

  async function connect(): Promise<void> {
    const candidate = new Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'girone events',
      connectionTimeoutMillis: 5000,
    });
    let isBroken = false;
    candidate.on('error', (error) => {
      if (isBroken || stopped) return;
      isBroken = true;
      log.warn({ err: error }, 'the event listener lost its connection');
      connectLater();
    });
    candidate.on('notification', onNudge);
    try {
      await candidate.connect();
      await candidate.query('listen girone_events');
      client = candidate;
      if (stopped) await candidate.end();
      // What was committed while nobody listened.
      onNudge();
    } catch (error) {
      if (isBroken || stopped) return;
      isBroken = true;
      log.warn({ err: error }, 'the event listener could not connect');
      connectLater();
    }
  }

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
