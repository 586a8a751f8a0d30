import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { addOpenDays } from '../open-days.ts';
import type { Fault } from './faults.ts';
import { builtMain, Instance } from './instance.ts';
import { newFolder, openPlace, type Place } from './place.ts';
import { buildLastRelease, releaseMissing } from './upgrade.ts';

/** Sixteen open matches each, on which everybody has voted: a million votes and some more. */
const championships = 64;
const voters = 1000;
/** What one migration or another changes; where somebody reads it, the whole waits in its middle. */
const changed = [
  'match_day_closings',
  'matches',
  'tournaments',
  'users',
  'sessions',
  'notifications',
];
const besideMs = 10_000;
/** For so long somebody goes on to read what the migration waits for, as a backup does. */
const readMs = 5000;
const patienceMs = 60_000;

/** Databases beside that of the people: as the last release makes one, and as the present build does. */
const released = 'released';
const fresh = 'fresh';

/** The last release on a million votes, with people who add more of them; the present build is still to come. */
export async function openMigration(
  port: number,
): Promise<{ place: Place; end: () => Promise<string> } | string> {
  const firstMain = buildLastRelease();
  if (firstMain === undefined) return releaseMissing;
  const place = await openPlace({
    port,
    folder: newFolder(),
    firstMain,
    frontPort: port,
    isSecondLate: true,
    fill: addVotes,
  });
  // As in the upgrade: what 0.2.0 closes would stay hidden.
  place.load.closesDays = false;
  for (const [name, main] of [
    [released, firstMain],
    [fresh, builtMain],
  ] as const) {
    await place.pool.query(`create database ${name}`);
    const instance = instanceOn(place, { name, main });
    await instance.start();
    await instance.stop();
  }
  return { place, end: () => migrate(place) };
}

async function addVotes(pool: Pool): Promise<void> {
  await pool.query(
    `insert into users (username, email, password, max_films_allowed)
     select 'voter' || n, 'voter' || n || '@example.org', '$argon2id$', 1000
     from generate_series(1, $1::int) n`,
    [voters],
  );
  await addOpenDays(pool, { championships });
  await pool.query(
    `insert into votes (match_id, user_id, film_id)
     select m.id, u.id, case when (m.id + u.id) % 2 = 0 then film1_id else film2_id end
     from matches m cross join users u where m.status = 'active'`,
  );
  await pool.query('analyze');
}

/** One that is killed in its middle, at another table each time, and begun again must come to the same end. */
export const killMigration: Fault = async (place, turn) => {
  const table = changed[turn % changed.length] ?? '';
  const name = `killed_${turn}`;
  await place.pool.query(`create database ${name} template ${released}`);
  const pool = new Pool({ connectionString: urlOf(place, name), max: 2 });
  const instance = instanceOn(place, { name, main: builtMain });
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query(`lock table ${table} in access share mode`);
  const start = instance.start().catch(() => undefined);
  await untilFound(
    pool,
    `select pid from pg_locks where not granted and relation = '${table}'::regclass`,
  );
  await instance.kill();
  await start;
  await reader.query('commit');
  reader.release();
  await pool.end();
  const seconds = await instance.start();
  await instance.stop();
  if ((await readSchema(place, name)) !== (await readSchema(place, fresh))) {
    throw new Error(`killed at ${table}, it came to another end`);
  }
  return seconds;
};

function instanceOn(place: Place, { name, main }: { name: string; main: string }): Instance {
  const { folder, instances } = place;
  return new Instance(
    instances[0].port + 2,
    { DATABASE_URL: urlOf(place, name), DATA_DIR: join(folder, name) },
    { logFile: join(folder, `${name}.log`), main },
  );
}

function urlOf({ databaseUrl }: Place, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = name;
  return url.href;
}

/** Beside people who vote and somebody who reads on and on. Then the new build alone, which must have the schema of an empty place. */
async function migrate(place: Place): Promise<string> {
  const {
    load,
    pool,
    instances: [first, second],
  } = place;
  const failedBefore = load.unanswered;
  const votesBefore = load.ledger.counts.votes;
  const startedAt = performance.now();
  const running = load.run();
  await sleep(2000);
  const watch = watchLocks(pool);
  const endReading = await readAll(pool);
  await Promise.all([second.start(), untilWaitedFor(pool).then(endReading)]);
  const lockedMs = await watch.stop();
  await sleep(besideMs);
  load.stop();
  await running;
  const failed = load.unanswered - failedBefore;
  const seconds = (performance.now() - startedAt) / 1000;
  const rate = (load.ledger.counts.votes - votesBefore) / seconds;

  await second.stop();
  await first.stop();
  first.main = builtMain;
  await first.start();
  const isSame = (await readSchema(place, 'girone')) === (await readSchema(place, fresh));
  return [
    `${rate.toFixed(0)} votes a second beside the migration`,
    `${failed} requests without an answer`,
    `tables kept from people for ${lockedMs.toFixed(0)} ms at a time`,
    isSame ? 'the schema of an empty place' : 'ANOTHER SCHEMA than that of an empty place',
  ].join(', ');
}

/** Holds on to every table that is to change, as one long read does; the answer ends it. */
async function readAll(pool: Pool): Promise<() => Promise<void>> {
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query(`lock table ${changed.join(', ')} in access share mode`);
  return async () => {
    await reader.query('commit');
    reader.release();
  };
}

async function untilWaitedFor(pool: Pool): Promise<void> {
  await untilFound(pool, `select from pg_locks where not granted and ${keepsAll}`);
  await sleep(readMs);
}

/** What keeps everybody from a table that is to change: also one that only waits for it, since all others wait behind it. */
const keepsAll = `mode = 'AccessExclusiveLock' and relation in (${changed.map((name) => `'${name}'::regclass`).join(', ')})`;

/** The longest time for which one transaction kept everybody from a table, as somebody sees it who looks again and again. */
function watchLocks(pool: Pool): { stop(): Promise<number> } {
  const over = new AbortController();
  const seen = new Map<string, { readonly first: number; readonly last: number }>();
  async function watch(): Promise<number> {
    while (!over.signal.aborted) {
      const { rows } = await pool.query<{ id: string }>(
        `select distinct virtualtransaction as id from pg_locks where ${keepsAll}`,
      );
      const now = performance.now();
      for (const { id } of rows) seen.set(id, { first: seen.get(id)?.first ?? now, last: now });
      await sleep(5);
    }
    return Math.max(0, ...[...seen.values()].map(({ first, last }) => last - first));
  }
  const watching = watch();
  return {
    stop() {
      over.abort();
      return watching;
    },
  };
}

async function readSchema(place: Place, name: string): Promise<string> {
  const pool = new Pool({ connectionString: urlOf(place, name), max: 1 });
  const { rows } = await pool.query<{ schema: string }>(`
    select md5(string_agg(line, ',' order by line)) as schema from (
      select table_name || '.' || column_name || data_type || is_nullable from information_schema.columns where table_schema = 'public'
      union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select tgname || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    ) as everything (line)`);
  await pool.end();
  return rows[0]?.schema ?? '';
}

/** Until a statement finds something. */
async function untilFound(pool: Pool, statement: string): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < patienceMs) {
    const { rowCount } = await pool.query(statement);
    if (rowCount) return;
    await sleep(5);
  }
  throw new Error(`it found nothing: ${statement}`);
}
