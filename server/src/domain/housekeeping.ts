import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { build } from '../platform/db/defined-query.ts';
import { statement } from '../platform/db/statement.ts';
import { defineJob } from '../platform/jobs/jobs.ts';

/** More in one statement could take longer than a statement may. */
export const sweptAtOnce = 5000;
/** A million rows of each kind; what is left then goes with the next run. */
const mostBatches = 200;

/** Of one person: more come only to somebody whom thousands talk to, and nobody reads as far. */
export const mostNotifications = 1000;
/** So many of those who were told something lately: whoever is told much has their turn soon. */
const lookedAtOnce = 2000;

/** Rows that somebody holds at this moment are left for the next time. */
function deleteBatch(table: SQL, isOver: SQL): SQL {
  return sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${isOver} limit ${sweptAtOnce} for update skip locked))`;
}

const sweeps = Object.entries({
  sessions: deleteBatch(sql`sessions`, sql`expire < now()`),
  reset_codes: deleteBatch(sql`password_reset_otps`, sql`created_at < now() - interval '1 day'`),
  email_changes: deleteBatch(sql`email_changes`, sql`expires_at < now()`),
  spent_challenges: deleteBatch(sql`spent_challenges`, sql`spent_at < now() - interval '1 hour'`),
  rate_limits: deleteBatch(sql`rate_limits`, sql`expires_at < now()`),
  events: sql`select forget_events()`,
  notifications: sql`select forget_notifications()`,
  notifications_beyond_most: sql`delete from notifications where id = any(array(
    select beyond.id from (
      select user_id from notifications where created_at > now() - interval '20 minutes'
      group by user_id order by random() limit ${lookedAtOnce}
    ) as told, lateral (
      select id from notifications where user_id = told.user_id
      order by id desc offset ${mostNotifications} limit ${sweptAtOnce}
    ) as beyond limit ${sweptAtOnce}))`,
  error_counts: deleteBatch(sql`error_counts`, sql`hour < now() - interval '8 days'`),
  stage_seats: deleteBatch(sql`stage_seats`, sql`kept_until < now() - interval '1 hour'`),
  jobs: sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
      and updated_at < now() - interval '30 days' limit ${sweptAtOnce}))`,
}).map(([what, words]) => ({
  what,
  sweepBatch: statement(`sweep_${what}`, {}, () => build.execute(words)),
}));

type Sweep = (typeof sweeps)[number];

interface Tools {
  readonly db: Database;
  readonly log: {
    readonly error: (
      fields: { readonly err: unknown; readonly what: string },
      message: string,
    ) => void;
  };
}

/**
 * Sweeps what has had its time: sessions, reset codes, unopened links, answered challenges, counted calls, delivered
 * events, notifications that are old or too many, counted errors, and jobs that were given up, which may hold the address
 * of somebody who is long gone. Each by itself: what cannot be swept keeps nothing else from it.
 */
export function housekeeping({ db, log }: Tools) {
  return defineJob({
    name: 'housekeeping',
    payload: z.object({}),
    cron: '*/10 * * * *',
    async run() {
      const failed: string[] = [];
      for (const { what, sweepBatch } of sweeps) {
        try {
          await sweepAll(db, sweepBatch);
        } catch (error) {
          log.error({ err: error, what }, 'what has had its time could not be swept');
          failed.push(what);
        }
      }
      if (failed.length > 0) throw new Error(`not swept: ${failed.join(', ')}`);
    },
  });
}

async function sweepAll(db: Database, sweepBatch: Sweep['sweepBatch']): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const { rowCount } = await sweepBatch(db, {});
    if ((rowCount ?? 0) < sweptAtOnce) return;
  }
}
