import { overviewRows } from '@girone/contract/admin';
import type { UserId } from '@girone/contract/ids';
import { sql, type SQL } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { reports, siteFigures } from '../../domain/schema/admin.ts';
import { circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { posts } from '../../domain/schema/posts.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { uploads } from '../../domain/schema/uploads.ts';
import { advisoryLocks } from '../../platform/db/advisory-locks.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { errorCounts } from '../../platform/db/schema/platform.ts';
import { statement } from '../../platform/db/statement.ts';

const site = 'site';

const lastFigures = statement('last_site_figures', { maxAge: 'int' }, ({ maxAge }) =>
  build
    .select({
      figures: siteFigures.figures,
      countedAt: siteFigures.countedAt,
      isOld: sql<boolean>`${siteFigures.countedAt} < now() - make_interval(secs => ${maxAge})`,
    })
    .from(siteFigures),
);

/** What was counted last, and whether that is too long ago by the database's clock. */
export async function findFigures(db: Db, maxAgeSeconds: number) {
  const [row] = await lastFigures(db, { maxAge: maxAgeSeconds });
  return row;
}

const tryLock = statement('try_to_count', {}, () =>
  build.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.siteFigures}) as mine`,
  ),
);

/** Until the transaction ends; false while another counts. */
export async function tryToCount(tx: Transaction): Promise<boolean> {
  const { rows } = await tryLock(tx, {});
  return rows[0]?.mine === true;
}

/** Waits for whoever counts. */
export const waitToCount = statement('wait_to_count', {}, () =>
  build.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.siteFigures})`),
);

const upsertFigures = statement('upsert_site_figures', { figures: 'text' }, (places) => {
  const counted = { figures: sql`${places.figures}::jsonb`, countedAt: sql`now()` };
  return build
    .insert(siteFigures)
    .values({ name: site, ...counted })
    .onConflictDoUpdate({ target: siteFigures.name, set: counted })
    .returning({ countedAt: siteFigures.countedAt });
});

export async function saveFigures(tx: Transaction, figures: Record<string, unknown>) {
  const [row] = await upsertFigures(tx, { figures: JSON.stringify(figures) });
  if (!row) throw new Error('the figures were not returned');
  return row.countedAt;
}

/** As many days as are shown, with this one, by UTC. */
const { days, sources } = overviewRows;

interface Grown extends Record<string, unknown> {
  readonly total: number;
  readonly perDay: number[];
}

/** How many rows there are, and how many came on each of the last days, oldest first: one look at all of them. */
function growthOf(name: string, rows: SQL) {
  const count = statement(`count_growth_of_${name}`, {}, () =>
    build.execute<Grown>(sql`
      with per_day as materialized (
        select (created_at at time zone 'UTC')::date as day, count(*) as number from ${rows} group by 1
      ), recent as (
        select shown.day::date as day, coalesce(per_day.number, 0)::int as number
        from generate_series(
          (now() at time zone 'UTC')::date - (${days}::int - 1), (now() at time zone 'UTC')::date, '1 day'
        ) as shown (day)
        left join per_day on per_day.day = shown.day::date
      )
      select (select coalesce(sum(number), 0)::int from per_day) as total,
        (select array_agg(number order by day) from recent) as "perDay"`),
  );
  return async (db: Db) => only(await count(db, {}));
}

function only<Row>({ rows }: { readonly rows: readonly Row[] }): Row {
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return row;
}

const countPeople = growthOf('people', sql`${users} where ${users.deletedAt} is null`);
const countFilms = growthOf('films', sql`${films} where ${films.deletedAt} is null`);
const countPosts = growthOf(
  'posts',
  sql`${posts} where ${posts.deletedAt} is null and not ${posts.isTopicPost}`,
);
const countVotes = growthOf('votes', sql`${votes}`);

interface Other extends Record<string, unknown> {
  readonly notEnriched: number;
  readonly circles: number;
  readonly tournaments: number;
  readonly openMatches: number;
  readonly images: number;
  readonly bytes: number;
  readonly firstDay: string;
}

const isKept = sql`${uploads.state} in ('stored', 'claimed')`;

const countOther = statement('count_other_figures', {}, () =>
  build.execute<Other>(sql`select
    (select count(*)::int from ${films}
      where ${films.enrichmentStatus} <> 'done' and ${films.deletedAt} is null) as "notEnriched",
    (select count(*)::int from ${circles} where ${circles.archivedAt} is null) as circles,
    (select count(*)::int from ${tournaments} where ${tournaments.status} <> 'preparation') as tournaments,
    (select count(*)::int from ${matches}
      where ${matches.status} = 'active' and not ${matches.isAbandoned}) as "openMatches",
    (select count(*)::int from ${uploads} where ${isKept}) as images,
    (select coalesce(sum(${uploads.bytes}), 0)::float8 from ${uploads} where ${isKept}) as bytes,
    ((now() at time zone 'UTC')::date - (${days}::int - 1))::text as "firstDay"`),
);

export async function countAll(db: Db) {
  const people = await countPeople(db);
  const listed = await countFilms(db);
  const written = await countPosts(db);
  const cast = await countVotes(db);
  const other = only(await countOther(db, {}));
  return { people, listed, written, cast, other };
}

const openCases = statement('count_open_cases', { reader: 'int' }, ({ reader }) =>
  // Each half reads the index of its own open ones, in its order.
  build.execute<{ number: number }>(sql`select (
      select count(distinct ${reports.postId}) from ${reports}
      where ${reports.status} = 'open' and ${reports.postId} is not null
    )::int + (
      select count(distinct ${reports.reportedUserId}) from ${reports}
      where ${reports.status} = 'open' and ${reports.reportedUserId} is not null
    )::int - (
      select count(distinct ${reports.postId}) + count(distinct ${reports.reportedUserId}) from ${reports}
      where ${reports.status} = 'open' and ${reports.concernedId} = ${reader}
    )::int as number`),
);

/** As they are decided: all that was said of one thing is one. Nobody decides, or hears of, what is about them. */
export async function countOpenCases(db: Db, reader: UserId): Promise<number> {
  const { rows } = await openCases(db, { reader });
  return rows[0]?.number ?? 0;
}

interface Queue extends Record<string, unknown> {
  readonly waiting: number;
  readonly running: number;
}

const queue = statement('count_jobs', {}, () =>
  build.execute<Queue>(sql`
    select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running
    from graphile_worker.jobs`),
);

export async function countJobs(db: Db): Promise<Queue> {
  return only(await queue(db, {}));
}

export interface FailingJobs extends Record<string, unknown> {
  readonly name: string;
  readonly jobs: number;
  readonly attempts: number;
  readonly lastError: string | null;
  /** In milliseconds since 1970; null when nobody tries any more. */
  readonly nextTryAt: number | null;
}

const failingJobs = statement('failing_jobs', {}, () =>
  build.execute<FailingJobs>(sql`
    select task_identifier as name, count(*)::int as jobs, max(attempts)::int as attempts,
      (array_agg(last_error order by updated_at desc))[1] as "lastError",
      (extract(epoch from min(run_at) filter (where attempts < max_attempts)) * 1000)::float8
        as "nextTryAt"
    from graphile_worker.jobs where last_error is not null
    group by task_identifier order by count(*) desc, task_identifier limit ${sources}`),
);

/** By their name, those that fail most often first. */
export async function findFailingJobs(db: Db): Promise<FailingJobs[]> {
  return (await failingJobs(db, {})).rows;
}

/** Of the last 24 hours, the most frequent first. */
export const findErrors = statement('recent_errors', {}, () => {
  const total = sql<number>`sum(${errorCounts.count})::int`;
  return build
    .select({
      source: errorCounts.source,
      count: total,
      lastAt: sql<Date>`max(${errorCounts.lastAt})`.mapWith(errorCounts.lastAt),
    })
    .from(errorCounts)
    .where(
      sql`${errorCounts.hour} > now() - interval '25 hours' and ${errorCounts.lastAt} > now() - interval '24 hours'`,
    )
    .groupBy(errorCounts.source)
    .orderBy(sql`${total} desc`, errorCounts.source)
    .limit(sources);
});
