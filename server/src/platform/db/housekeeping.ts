import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { defineJob } from '../jobs/jobs.ts';

/** Sweeps what has had its time: sessions, counted calls, delivered events. */
export function housekeeping(db: Database) {
  return defineJob({
    name: 'housekeeping',
    payload: z.object({}),
    cron: '*/10 * * * *',
    async run() {
      await db.execute(sql`delete from sessions where expire < now()`);
      await db.execute(sql`delete from rate_limits where expires_at < now()`);
      await db.execute(sql`delete from events where created_at < now() - interval '1 hour'`);
    },
  });
}
