import { sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { build } from './db/defined-query.ts';
import { statement } from './db/statement.ts';
import type { Logger } from './logger.ts';

/** How many unexpected failures there were, and of what; their texts are in the log alone. */
export interface ErrorCounts {
  /** The call or the job, as in `GET /api/films/:filmId`. Neither throws nor waits. */
  count(source: string): void;
  /** Writes down what has been counted, and counts no more. */
  stop(): Promise<void>;
}

interface Counted {
  readonly source: string;
  /** The beginning of its hour, in milliseconds since 1970. */
  readonly hour: number;
  count: number;
  lastAt: number;
}

/** A storm of failures must not become a storm of statements as well. */
const flushMs = 3000;
const hourMs = 3_600_000;
const maxLength = 200;

/** Takes them as JSON. */
const addCounts = statement('add_error_counts', { counted: 'text' }, ({ counted }) =>
  build.execute(sql`
    insert into error_counts (hour, source, count, last_at)
    select to_timestamp(hour / 1000.0), source, count, to_timestamp("lastAt" / 1000.0)
    from jsonb_to_recordset(${counted}::jsonb)
      as counted (hour float8, source text, count int, "lastAt" float8)
    order by hour, source
    on conflict (hour, source) do update set
      count = error_counts.count + excluded.count,
      last_at = greatest(error_counts.last_at, excluded.last_at)`),
);

export function createErrorCounts({
  db,
  log,
}: {
  readonly db: Database;
  readonly log: Pick<Logger, 'warn'>;
}): ErrorCounts {
  const counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let isStopped = false;

  function add({ source, hour, count, lastAt }: Counted): void {
    const key = `${hour} ${source}`;
    const known = counted.get(key);
    if (!known) counted.set(key, { source, hour, count, lastAt });
    else {
      known.count += count;
      known.lastAt = Math.max(known.lastAt, lastAt);
    }
  }

  function flushLater(): void {
    if (isStopped || timer || flushing || counted.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      flushing = flush().finally(() => {
        flushing = undefined;
        flushLater();
      });
    }, flushMs);
    timer.unref();
  }

  async function flush(): Promise<void> {
    const batch = [...counted.values()];
    if (batch.length === 0) return;
    counted.clear();
    try {
      await addCounts(db, { counted: JSON.stringify(batch) });
    } catch (error) {
      // They wait for the next try: a database that is away is when there are many.
      for (const each of batch) add(each);
      log.warn({ err: error }, 'errors were not counted');
    }
  }

  return {
    count(source) {
      if (isStopped) return;
      const now = Date.now();
      const hour = now - (now % hourMs);
      add({ source: source.slice(0, maxLength), hour, count: 1, lastAt: now });
      flushLater();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await flushing;
      await flush();
    },
  };
}
