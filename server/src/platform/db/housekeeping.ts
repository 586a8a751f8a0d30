import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { defineJob } from '../jobs/jobs.ts';

/** More in one statement could take longer than a statement may; the rest goes with the next run. */
const batch = 10_000;

/** Sweeps what has had its time: sessions, unopened links, counted calls, delivered events, old notifications. */
export function housekeeping(db: Database) {
  return defineJob({
    name: 'housekeeping',
    payload: z.object({}),
    cron: '*/10 * * * *',
    async run() {
      await db.execute(sql`delete from sessions where expire < now()`);
      await db.execute(sql`delete from email_changes where expires_at < now()`);
      await db.execute(sql`delete from rate_limits where expires_at < now()`);
      await db.execute(sql`delete from events where created_at < now() - interval '1 hour'`);
      await db.execute(sql`delete from notifications where id in (
        select id from notifications where created_at < now() - interval '90 days' limit ${batch})`);
    },
  });
}
