import { userId } from '@girone/contract/ids';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeMatchDay } from '../features/matches/close-match-day.ts';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { runProgram } from '../testing/girone-process.ts';
import { addOwnedCircle, addPost, addUser } from '../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../testing/sample-season.ts';
import { useDatabase } from '../testing/test-database.ts';
import { countBreaches, findBreaches, invariants, type Finding } from './invariants.ts';

const database = useDatabase();
const sql = connectDirectly(database);

let connection: DatabaseConnection;
let season: Season;
let voter: number;

beforeAll(async () => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log });
  voter = await addUser(sql);
  await addOwnedCircle(sql, voter);
  await addPost(sql, voter);
  season = await addSeason(sql, { owners: [voter, await addUser(sql)] });
  for (const { id, home } of matchesOn(season, 1)) {
    await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
      id,
      voter,
      home,
    ]);
  }
  const { db } = connection;
  const closed = await closeMatchDay(
    { db },
    { tournamentId: season.tournamentId, matchDay: 1, closedBy: userId.parse(voter) },
  );
  if (!closed.ok) throw new Error(closed.code);
  return () => connection.close();
});

const check = (...args: string[]) => runProgram('cli/check', args, { DATABASE_URL: database.url });

function broken(findings: readonly Finding[]): string[] {
  return findings.filter(({ breaches }) => breaches > 0).map(({ name }) => name);
}

describe('npm run check', () => {
  test('prints a line for each promise and is content with a good database', async () => {
    const { code, output } = await check();
    expect(code).toBe(0);
    const lines = output.trim().split('\n');
    expect(lines).toHaveLength(invariants.length);
    for (const line of lines) expect(line).toMatch(/^I\d+ +0 {2}\w/);
  });

  test('says what is broken, and writes the tables anew when asked', async () => {
    await sql.run('update standings set votes_for = votes_for + 1 where tournament_id = $1', [
      season.tournamentId,
    ]);
    const unsound = await check();
    expect(unsound.code).toBe(1);
    expect(unsound.output).toMatch(/^I8 +4 {2}/m);
    const rebuilt = await check('--rebuild');
    expect(rebuilt.code).toBe(0);
    expect(rebuilt.output).toContain('The tables of 1 championships were written anew.');
  });

  test('knows no other words', async () => {
    const { code, output } = await check('--repair');
    expect(code).toBe(1);
    expect(output).toContain('npm run check -- --rebuild');
  });
});

describe('a breach is found', () => {
  /** Planted where no trigger, key or rule could hold it back, and taken away with the transaction. */
  const plants: Record<string, () => string[]> = {
    I1: () => [
      'alter table votes drop constraint votes_pkey',
      'insert into votes select * from votes limit 1',
    ],
    I2: () => ['delete from votes where match_id = (select min(match_id) from votes)'],
    I3: () => [
      `update votes set film_id = (select min(film_id) - 1 from film_nominations)
       where match_id = (select min(match_id) from votes)`,
    ],
    I7: () => [
      'alter table matches drop constraint matches_result_follows_votes',
      `update matches set winner_id = film2_id where status = 'completed'`,
    ],
    I8: () => ['update standings set votes_against = votes_against + 1'],
    I9: () => ['delete from standings where position = 1'],
    I10: () => [`delete from matches where status = 'pending' and match_day = 6`],
    I12: () => ['delete from match_day_closings'],
    I16: () => ['update tournaments set max_films = 2'],
    I17: () => [
      `insert into circles (name, owner_id)
       select 'Cerchia', ${voter} from generate_series(1, 3)`,
      'drop index circle_memberships_slot_unique',
      `insert into circle_memberships (circle_id, user_id, slot)
       select id, ${voter}, 1 from circles where name = 'Cerchia'`,
    ],
    I18: () => ['update users set films_uploaded = films_uploaded + 1'],
    I19: () => [
      `insert into votes (match_id, user_id, film_id)
       select id, ${voter}, film1_id from matches where status = 'pending' limit 1`,
    ],
    I20: () => [`update votes set updated_at = now() + interval '1 hour'`],
    I21: () => ['update match_tallies set film1_votes = film1_votes + 1'],
    I22: () => ['update posts set is_public = not is_public'],
    I23: () => [
      `insert into seals (tournament_id, position, kind, match_day, hash)
       values (${season.tournamentId}, 0, 'draw', 0, repeat('0', 64))
       on conflict (tournament_id, position) do update set hash = excluded.hash`,
    ],
    I24: () => [
      `update match_day_closings set takes_seal = true where tournament_id = ${season.tournamentId}`,
      `delete from seals where tournament_id = ${season.tournamentId}`,
      `insert into seals (tournament_id, position, kind, match_day, hash, previous_hash)
       values (${season.tournamentId}, 1, 'day', 99, repeat('1', 64), repeat('0', 64))`,
    ],
    I25: () => [
      `insert into film_odds (tournament_id, match_day, film_id, titles, top_threes, point_sum)
       select tournament_id, match_day, film_id, 4999, 20000, 60000 from standings
       where tournament_id = ${season.tournamentId} and match_day = 1`,
    ],
    I26: () => [
      `insert into match_day_shows (tournament_id, match_day, started_by, started_at, runner_seen_at)
       values (${season.tournamentId}, 1, ${voter}, now(), now())`,
    ],
  };

  test('of every promise', () => {
    expect(Object.keys(plants)).toEqual(invariants.map(({ name }) => name));
  });

  test.each(Object.keys(plants))('%s', async (name) => {
    const client = await sql.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      for (const statement of plants[name]?.() ?? []) await client.query(statement);
      expect(broken(await countBreaches(drizzle(client)))).toContain(name);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(broken(await findBreaches(connection.db))).toEqual([]);
  });
});
