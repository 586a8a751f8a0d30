import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';

interface Span {
  /** How long ago the story has come to, in milliseconds. */
  readonly from: number;
  /** How much of it passes now. */
  readonly span: number;
}

interface StoryTime {
  letTimePass(span: Span): Promise<void>;
  /** Brings the plans of seasons to the present, which whoever opens a day needs. */
  catchUp(): Promise<void>;
}

/**
 * What goes on from one scene to the next and is measured by the clock: deadlines, openings, closes.
 * Until it is completed it stands as the story's present sees it.
 */
const living = new Set(['tournaments', 'matches']);

/**
 * Most of what lives, and not looked at before a day is opened, which plans all days behind it anew: moved only then
 * instead of at each step.
 */
const planned = new Map([['matches', "status = 'pending'"]]);

/** Where a column holds what is yet to come: the one with the instant at which that was planned. */
const plannedAt = new Map([['match_day_closings', 'closed_at']]);

/** What is counted by the minute, and news that nobody was there to hear. */
const untold = ['rate_limits', 'events'];

interface TimedTable extends Record<string, unknown> {
  readonly name: string;
  readonly columns: string[];
  /** A trigger looks at every change of a row, and refuses most of them. */
  readonly isGuarded: boolean;
}

/**
 * The use cases take the time from the database's clock, and that stands at today. So what they have
 * written is moved: once time passes, all that has just happened goes to where it belongs in the past,
 * and what is still going on, with the jobs that wait for it, moves back by as much as passes. An open
 * day comes closer to its end, and between two instants of one thing nothing changes: what held before
 * holds afterwards.
 *
 * Columns are found in the catalogue, so that a table of tomorrow is not forgotten. Guards that would
 * take this for a change of what is final are off while it happens, in this transaction alone.
 */
export async function prepareTime(tx: Transaction): Promise<StoryTime> {
  const tables = await findTimedTables(tx);
  const steps = tables.map((table) =>
    living.has(table.name) ? moveLiving(table) : moveNew(table),
  );
  // Guards go off and on between scenes, which needs that nothing is left to be done at the end.
  await tx.execute(sql`set constraints all immediate`);
  // A function, so that it is planned once; it goes with the session.
  await tx.execute(
    sql.raw(`create or replace function pg_temp.let_time_pass("from" interval, span interval)
      returns void language plpgsql as $$ begin ${[...steps, moveJobs].join('\n')} end $$`),
  );
  await tx.execute(
    sql.raw(`create or replace function pg_temp.catch_up(span interval)
      returns void language plpgsql as $$ begin ${tables.map(movePlanned).join('\n')} end $$`),
  );
  /** For how long the plans have been left where they were. */
  let behind = 0;
  return {
    async letTimePass({ from, span }) {
      behind += span;
      await tx.execute(sql`select pg_temp.let_time_pass(
        make_interval(secs => ${from / 1000}), make_interval(secs => ${span / 1000}))`);
    },
    async catchUp() {
      if (behind === 0) return;
      await tx.execute(sql`select pg_temp.catch_up(make_interval(secs => ${behind / 1000}))`);
      behind = 0;
    },
  };
}

/** Of this transaction alone: in a shared database others may have work of their own waiting. */
const moveJobs = `perform graphile_worker.reschedule_jobs(array[id], run_at => run_at - span)
  from graphile_worker.jobs where created_at = now();`;

/** Nobody was there when it happened. */
export async function forgetNews(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from events where xact_id = pg_current_xact_id()`);
}

/** The instants of today are those of the last scene: all others have been moved. */
function isToday(column: string): string {
  return `${column} >= now() - interval '1 second'`;
}

function moveLiving(table: TimedTable): string {
  const { name } = table;
  const isFinished = isToday('completed_at');
  return `${moveBy('span', table, `completed_at is null and not (${isPlanned(table)})`)}
    if exists (select 1 from ${name} where ${isFinished}) then
      ${unguarded(table, moveBy('"from"', table, isFinished))}
    end if;`;
}

function movePlanned(table: TimedTable): string {
  return planned.has(table.name) ? moveBy('span', table, isPlanned(table)) : '';
}

function isPlanned({ name }: TimedTable): string {
  return planned.get(name) ?? 'false';
}

function moveBy(span: string, { name, columns }: TimedTable, which: string): string {
  const moved = columns.map((column) => `${column} = ${column} - ${span}`);
  return `update ${name} set ${moved.join(', ')} where ${which};`;
}

function moveNew(table: TimedTable): string {
  const { name, columns } = table;
  const isNew = (column: string) => isToday(plannedAt.get(name) ?? column);
  const moved = columns.map(
    (column) => `${column} = ${column} - case when ${isNew(column)} then "from" else '0' end`,
  );
  const which = columns.map(isNew).join(' or ');
  return `if exists (select 1 from ${name} where ${which}) then
      ${unguarded(table, `update ${name} set ${moved.join(', ')} where ${which};`)}
    end if;`;
}

function unguarded({ name, isGuarded }: TimedTable, update: string): string {
  if (!isGuarded) return update;
  return `alter table ${name} disable trigger user; ${update} alter table ${name} enable trigger user;`;
}

async function findTimedTables(tx: Transaction): Promise<TimedTable[]> {
  const { rows } = await tx.execute<TimedTable>(sql`
    select quote_ident(class.relname) as name,
      array_agg(quote_ident(attribute.attname) order by attribute.attnum) as columns,
      exists (
        select 1 from pg_trigger as trigger
        where trigger.tgrelid = class.oid and not trigger.tgisinternal
          and trigger.tgtype & 16 = 16 and trigger.tgattr = '' and trigger.tgqual is null
      ) as "isGuarded"
    from pg_class as class
    join pg_attribute as attribute on attribute.attrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
      and attribute.atttypid = 'timestamptz'::regtype and not attribute.attisdropped
      and class.relname <> all(${sql.param(untold)}::text[])
    group by class.oid order by class.oid`);
  return rows;
}
