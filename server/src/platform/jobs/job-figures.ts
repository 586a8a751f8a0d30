import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { build } from '../db/defined-query.ts';
import { statement } from '../db/statement.ts';

/** Of those that are due; one that failed for good stays until an operator has looked. */
const readFigures = statement('job_figures', {}, () =>
  build
    .select({
      waiting: sql<number>`waiting`,
      oldestSeconds: sql<number>`oldest_seconds`,
      failed: sql<number>`failed`,
    })
    .from(
      sql`(
        select count(*) filter (where is_due)::int as waiting,
          coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as oldest_seconds,
          count(*) filter (where attempts >= max_attempts)::int as failed
        from (
          select *, run_at <= now() and locked_at is null and attempts < max_attempts as is_due
          from graphile_worker._private_jobs
        ) as jobs
      ) as figures`,
    ),
);

export async function readJobFigures(db: Db) {
  const [figures] = await readFigures(db, {});
  if (!figures) throw new Error('a count has one row');
  return figures;
}
