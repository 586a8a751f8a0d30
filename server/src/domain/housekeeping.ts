import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { build } from '../platform/db/defined-query.ts';
import { statement } from '../platform/db/statement.ts';
import { defineJob } from '../platform/jobs/jobs.ts';

/** More in one statement could take longer than a statement may; the rest goes with the next run. */
const batch = 10_000;

const sweeps = Object.entries({
  sessions: sql`delete from sessions where expire < now()`,
  reset_codes: sql`delete from password_reset_otps where created_at < now() - interval '1 day'`,
  email_changes: sql`delete from email_changes where expires_at < now()`,
  rate_limits: sql`delete from rate_limits where expires_at < now()`,
  events: sql`delete from events where created_at < now() - interval '1 hour'`,
  notifications: sql`delete from notifications where id in (
    select id from notifications where created_at < now() - interval '90 days' limit ${batch})`,
  error_counts: sql`delete from error_counts where hour < now() - interval '8 days'`,
  jobs: sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
      and updated_at < now() - interval '30 days' limit ${batch}))`,
}).map(([what, words]) => statement(`sweep_${what}`, {}, () => build.execute(words)));

/**
 * Sweeps what has had its time: sessions, reset codes, unopened links, counted calls, delivered events, old notifications,
 * counted errors, and jobs that were given up, which may hold the address of somebody who is long gone.
 */
export function housekeeping(db: Database) {
  return defineJob({
    name: 'housekeeping',
    payload: z.object({}),
    cron: '*/10 * * * *',
    async run() {
      for (const sweep of sweeps) await sweep(db, {});
    },
  });
}
