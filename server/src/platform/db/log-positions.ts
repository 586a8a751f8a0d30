import type { Pool } from 'pg';
import { gather } from '../gather.ts';

/** A place in the log of the database: what was written before it has a lower one. */
export type LogPosition = bigint;

/** No replica has come so far. */
export const beyondAll: LogPosition = 2n ** 64n - 1n;

const pageBytes = 8192n;
/** At the beginning of a page of the log stands who it is, in 24 bytes, or in 40 at the beginning of a file. */
const mostHeadBytes = 40n;

/**
 * Where the last record ends. The next one goes behind the head of its page, and if that is a new one its head stands
 * between the two: no replica comes to the end of it before something is written there.
 */
export function endOfLog(inserted: LogPosition, flushed: LogPosition): LogPosition {
  const isNewPage = flushed % pageBytes === 0n && inserted - flushed <= mostHeadBytes;
  return isNewPage && inserted > flushed ? flushed : inserted;
}

const sharing = { name: 'log_positions', maxInFlight: 2, maxBatch: 1000, maxWaiting: 5000 };

/** Asks where the log ends now; whoever asks together shares a statement. `undefined`: too many wait already. */
export function createReadPosition(pool: Pool): () => Promise<LogPosition> | undefined {
  const read = gather(async (askers: readonly undefined[]) => {
    const { rows } = await pool.query<{ inserted: string; flushed: string }>({
      name: 'log_position',
      // Not only what is on the disk yet: a commit that did not wait for it counts, too.
      text: `select (pg_current_wal_insert_lsn() - '0/0')::text as inserted,
        (pg_current_wal_flush_lsn() - '0/0')::text as flushed`,
    });
    const [end] = rows;
    if (!end) throw new Error('the log has no end');
    const position = endOfLog(BigInt(end.inserted), BigInt(end.flushed));
    return askers.map(() => ({ status: 'fulfilled' as const, value: position }));
  }, sharing);
  return () => read(undefined);
}
