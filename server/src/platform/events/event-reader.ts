import type { LiveEvent } from '@girone/contract/events';
import type { QueryConfig, QueryResultRow } from 'pg';
import type { Logger } from '../logger.ts';
import type { Audience } from './outbox.ts';
import { runPaced, type PacedWork } from './run-paced.ts';

export interface OutboxEvent {
  readonly event: LiveEvent;
  readonly audience: Audience;
}

/** What of the pool is used here. */
interface Queries {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as pg has it: who asks knows the rows
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<{ rows: Row[] }>;
}

interface ReaderParts {
  readonly pool: Queries;
  readonly log: Logger;
  readonly onEvents: (events: OutboxEvent[]) => void;
}

/** The first nudge is answered at once; those that follow closely share a read. */
const restMs = 20;
const failureRestMs = 1000;
/** A nudge can be lost while the listening connection is down; this read finds what it missed. */
const idleMs = 5000;
const batch = 500;

/**
 * Reads the outbox in commit order and hands each event over once, one read after another.
 *
 * Ids are given before the commit, so a higher one can become visible first. Rows are therefore
 * ordered by transaction, and a transaction's rows are read once no older one is still running.
 */
export async function startEventReader({ pool, log, onEvents }: ReaderParts): Promise<PacedWork> {
  let cursor = await currentPosition(pool);

  async function read(): Promise<boolean> {
    const { rows } = await pool.query<EventRow>({
      ...readEvents,
      values: [cursor.xactId, cursor.id, batch],
    });
    const ready = rows.filter((row) => row.is_ready);
    const last = ready.at(-1);
    if (last) cursor = { xactId: last.xact_id, id: last.id };
    if (ready.length > 0) onEvents(ready.map(toEvent));
    return ready.length < rows.length || rows.length === batch;
  }

  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'the event outbox could not be read');
  return runPaced({ work: read, onFailure, restMs, failureRestMs, idleMs });
}

interface Position {
  readonly xactId: string;
  readonly id: string;
}

interface EventRow {
  id: string;
  xact_id: string;
  /** False while an older transaction runs, which may still put something before it. */
  is_ready: boolean;
  type: LiveEvent['type'];
  audience: Audience;
  payload: LiveEvent['data'];
}

const readPosition = {
  name: 'read_event_position',
  text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
};

const readEvents = {
  name: 'read_events',
  text: `
    select id::text, xact_id::text, type, audience, payload,
      xact_id < pg_snapshot_xmin(pg_current_snapshot()) as is_ready
    from events
    where (xact_id, id) > ($1::xid8, $2::bigint)
    order by events.xact_id, events.id limit $3::int`,
};

function toEvent(row: EventRow): OutboxEvent {
  // `emit` wrote the row from one typed event; the columns hold its two halves apart.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const event = { type: row.type, data: row.payload } as LiveEvent;
  return { event, audience: row.audience };
}

async function currentPosition(pool: Queries): Promise<Position> {
  const { rows } = await pool.query<{ xmin: string }>(readPosition);
  return { xactId: rows[0]?.xmin ?? '0', id: '0' };
}
