import type { LiveEventType } from '@girone/contract/events';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { countBreaches, findBreaches } from '../../cli/invariants.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { naiveStandings } from '@girone/championship/testing/naive-standings';
import { playDays } from '../../testing/play-days.ts';
import { addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });
const reason = 'Un voto contato due volte';

let connection: DatabaseConnection;
let admin: TestPerson;
let giulia: TestPerson;
let paolo: TestPerson;
let anna: TestPerson;
let visitor: TestClient;
const voters: number[] = [];

beforeAll(async () => {
  connection = createDatabase({ url: database.url, poolSize: 4, log });
  admin = await signUp(girone, 'admin');
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  anna = await signUp(girone, 'anna');
  visitor = new TestClient(girone.address);
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  for (let i = 0; i < 5; i += 1) voters.push(await addUser(sql));
  return () => connection.close();
});

/** Giulia's, with the films of Paolo and Anna, after some days. */
async function play(days: number, settings: { circleId?: number } = {}): Promise<Season> {
  const season = await addSeason(sql, {
    createdBy: giulia.id,
    owners: [paolo.id, anna.id],
    advanceOnAllVotes: false,
    ...settings,
  });
  await playDays(sql, { season, client: giulia.client, voters }, days);
  return season;
}

function correct(matchId: number | undefined, votes: readonly [number, number]) {
  const [film1Votes, film2Votes] = votes;
  const path = `/api/admin/matches/${matchId}/result`;
  return admin.client.post(path, { film1Votes, film2Votes, reason });
}

/** Every table is what the results say, as somebody would add them up on paper. */
async function expectTablesRight({ tournamentId, films }: Season): Promise<void> {
  const results = await sql.run(
    `select match_day, film1_id, film2_id, film1_votes, film2_votes
     from matches where tournament_id = $1 and status = 'completed'`,
    [tournamentId],
  );
  const played = results.map((row) => ({
    matchDay: Number(row['match_day']),
    film1Id: Number(row['film1_id']),
    film2Id: Number(row['film2_id']),
    film1Votes: Number(row['film1_votes']),
    film2Votes: Number(row['film2_votes']),
  }));
  const lastDay = Math.max(...played.map(({ matchDay }) => matchDay));
  for (let day = 1; day <= lastDay; day += 1) {
    const table = await sql.run(
      `select film_id as "filmId", position, list_order as "listOrder", points, wins, draws, losses,
         played, votes_for as "votesFor", votes_against as "votesAgainst", form, movement,
         decided_by as "decidedBy"
       from standings where tournament_id = $1 and match_day = $2 order by list_order`,
      [tournamentId, day],
    );
    const upTo = played.filter(({ matchDay }) => matchDay <= day);
    expect(table).toEqual(naiveStandings(films, upTo));
  }
}

async function expectSound(): Promise<void> {
  const broken = (await findBreaches(connection.db)).filter(({ breaches }) => breaches > 0);
  expect(broken).toEqual([]);
}

async function lastTold({ client }: TestPerson) {
  const { body } = await client.get('/api/notifications?limit=1');
  return body[0] && [body[0].moderation, body[0].tournament?.id];
}

/** What is sealed with the correction is no part of the table. */
async function tableOf({ path }: Season, matchDay: number) {
  const { body } = await visitor.get(`${path}/leaderboard?matchDay=${matchDay}`);
  return body.map(({ seal: _seal, ...row }: { seal: string | null }) => row);
}

async function titlesOf(filmId: number) {
  const [row] = await sql.run('select titles from film_records where film_id = $1', [filmId]);
  return row?.['titles'];
}

describe('a corrected result', () => {
  test('stands in every table from its day on, says why, and is told to whom it concerns', async () => {
    const season = await play(4);
    const { tournamentId, path } = season;
    const [match] = matchesOn(season, 2);
    const before = await visitor.get(`${path}/leaderboard`);
    const firstDay = await tableOf(season, 1);
    const { body: old } = await visitor.get(`/api/matches/${match?.id}`);
    expect(old.correction).toBeNull();
    const [start] = await sql.run('select max(id)::int as id from events');

    const { status, body } = await correct(match?.id, [2, 9]);
    expect(status).toBe(200);
    const correction = { at: expect.any(String), reason };
    expect(body).toMatchObject({ film1Votes: 2, film2Votes: 9, correction });
    const { body: shown } = await visitor.get(`/api/matches/${match?.id}`);
    expect(shown).toMatchObject({
      film1Votes: 2,
      film2Votes: 9,
      totalVotes: 11,
      winnerId: match?.away,
      correction,
      completedAt: old.completedAt,
    });
    await expectTablesRight(season);
    expect(await tableOf(season, 1)).toEqual(firstDay);
    const etag = before.headers.get('etag') ?? '';
    const again = await visitor.fetch(`${path}/leaderboard`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(200);
    const { body: statistics } = await visitor.get(`${path}/statistics`);
    expect(statistics.clearest[0]).toMatchObject({ film1Id: match?.home, film2Votes: 9 });

    const events = await sql.run('select type, payload from events where id > $1 order by id', [
      start?.['id'],
    ]);
    const types: LiveEventType[] = ['standings', 'tournament'];
    // What was closed before is sealed first.
    const besides = new Set<unknown>(['notification', 'seal']);
    expect(events.filter(({ type }) => !besides.has(type))).toEqual([
      { type: types[0], payload: { tournamentId, matchDay: 2 } },
      { type: types[1], payload: { tournamentId, status: 'active' } },
    ]);
    const [film1, film2] = [shown.film1.title, shown.film2.title];
    const told = [
      { act: 'result_corrected', subject: `${film1} – ${film2}`, reason },
      tournamentId,
    ];
    for (const person of [giulia, paolo, anna]) expect(await lastTold(person)).toEqual(told);
    const [act] = await sql.run(
      `select actor_id, action, reason, details from audit_log where target_type = 'match' and target_id = $1`,
      [match?.id],
    );
    expect(act).toEqual({
      actor_id: admin.id,
      action: 'match.correct',
      reason,
      details: {
        name: `${film1} – ${film2}`,
        before: { film1Votes: old.film1Votes, film2Votes: old.film2Votes },
        after: { film1Votes: 2, film2Votes: 9 },
      },
    });
    await expectSound();
  });

  test('of a championship that is over can take the title, and give it back', async () => {
    const season = await play(6);
    const championIds = async (): Promise<number[]> => {
      const { body } = await giulia.client.get(season.path);
      return body.champions.map(({ filmId }: { filmId: number }) => filmId);
    };
    const before = await championIds();
    const other = season.films.find((filmId) => !before.includes(filmId)) ?? 0;
    const own = season.matches.filter(({ home, away }) => [home, away].includes(other));
    for (const { id, home } of own) {
      expect((await correct(id, home === other ? [50, 0] : [0, 50])).status).toBe(200);
    }
    expect(await championIds()).toEqual([other]);
    expect([await titlesOf(other), await titlesOf(before[0] ?? 0)]).toEqual([1, 0]);
    await expectTablesRight(season);
    await expectSound();
    for (const { id, home } of own) {
      expect((await correct(id, home === other ? [0, 50] : [50, 0])).status).toBe(200);
    }
    expect(await championIds()).not.toContain(other);
    expect(await titlesOf(other)).toBe(0);
    await expectTablesRight(season);
    await expectSound();
  });

  test('of a circle’s championship is in no record of public ones', async () => {
    const circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
    const season = await play(2, { circleId });
    expect((await correct(matchesOn(season, 1)[0]?.id, [7, 7])).status).toBe(200);
    await expectTablesRight(season);
    await expectSound();
  });

  test('is another one than before, of a match that has one', async () => {
    const season = await play(1);
    const [closed] = matchesOn(season, 1);
    const [open] = matchesOn(season, 2);
    const { body } = await visitor.get(`/api/matches/${closed?.id}`);
    const same = await correct(closed?.id, [body.film1Votes, body.film2Votes]);
    expect([same.status, same.body.code]).toEqual([409, 'result_unchanged']);
    const early = await correct(open?.id, [1, 0]);
    expect([early.status, early.body.code]).toEqual([409, 'match_not_completed']);
    expect((await correct(2_000_000_000, [1, 0])).status).toBe(404);
    expect((await correct(closed?.id, [-1, 0])).status).toBe(400);
  });

  test('is sound only as the log has it, and no other result than by votes is', async () => {
    const season = await play(1);
    const [first, second] = matchesOn(season, 1);
    await correct(first?.id, [8, 1]);
    await expectSound();
    for (const change of [
      `film1_votes = 9 where id = ${first?.id}`,
      `correction_reason = 'Un altro' where id = ${first?.id}`,
      `film1_votes = 99, winner_id = film1_id where id = ${second?.id}`,
    ]) {
      const client = await sql.connect();
      try {
        await client.query('begin');
        await client.query('set local session_replication_role = replica');
        await client.query(`update matches set ${change}`);
        const broken = (await countBreaches(drizzle(client))).filter(
          ({ breaches }) => breaches > 0,
        );
        expect(broken.map(({ name }) => name)).toContain('I2');
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
  });
});

describe('at the same time', () => {
  test('a correction and the close of a day both count', async () => {
    const season = await play(1);
    for (let day = 2; day <= season.lastDay; day += 1) {
      const [match] = matchesOn(season, day - 1);
      const [corrected, closed] = await Promise.all([
        correct(match?.id, [day + 10, day]),
        giulia.client.post(`${season.path}/advance`, { matchDay: day }),
      ]);
      expect([corrected.status, closed.status]).toEqual([200, 200]);
      await expectTablesRight(season);
    }
    await expectSound();
  });

  test('two corrections come one after the other, and of the same match the last one stands', async () => {
    const season = await play(3);
    const [one, two] = matchesOn(season, 1);
    const answers = await Promise.all([
      correct(one?.id, [11, 3]),
      correct(two?.id, [4, 12]),
      correct(one?.id, [3, 11]),
      correct(two?.id, [4, 12]),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    await expectTablesRight(season);
    await expectSound();
  });
});
