import { estimateOdds, seedOf } from '@girone/championship/odds/estimate-odds';
import type { Odds } from '@girone/contract/odds';
import type { Statistics } from '@girone/contract/statistics';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { playDays, voteOnDay } from '../../testing/play-days.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, callOffSeasons, matchesOn, type Season } from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { computeOdds } from './compute-odds.ts';
import { sweepOdds } from './sweep-odds.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let connection: DatabaseConnection;
let viewers: Viewers;
let voters: number[];

beforeAll(async () => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 4, log });
  viewers = await gatherViewers(girone, sql);
  voters = [];
  for (let index = 0; index < 6; index += 1) voters.push(await addUser(sql));
  return () => connection.close();
});

async function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false, ...settings });
}

function play(season: Season, days: number): Promise<void> {
  return playDays(sql, { season, client: viewers.admin.client, voters }, days);
}

async function look({ path }: Season, client: TestClient = viewers.visitor): Promise<Odds> {
  const { status, body } = await client.get(`${path}/odds`);
  expect(status).toBe(200);
  return body;
}

async function compute({ tournamentId }: Season, times = 1): Promise<void> {
  for (let run = 0; run < times; run += 1) await computeOdds(connection).run({ tournamentId });
}

async function jobsOf({ tournamentId }: Season) {
  return sql.run(
    `select q.queue_name, j.priority from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where t.identifier = 'compute-odds' and (j.payload->>'tournamentId')::int = $1`,
    [tournamentId],
  );
}

describe('odds', () => {
  test('before the first close there are none', async () => {
    expect(await look(await begin())).toMatchObject({
      matchDays: 6,
      lastDay: 0,
      days: [],
      films: [],
    });
  });

  test('every close asks for them, one computation at a time', async () => {
    const season = await begin();
    await play(season, 1);
    expect(await look(season)).toMatchObject({ lastDay: 1, days: [] });
    expect(await jobsOf(season)).toEqual([{ queue_name: 'odds', priority: 0 }]);
  });

  test('the newest day first, the days before it later; all add up', async () => {
    const season = await begin();
    await play(season, 3);
    await compute(season);
    expect((await look(season)).days).toEqual([3]);
    await compute(season, 3);
    const odds = await look(season);
    expect(odds).toMatchObject({ seasons: 20_000, matchDays: 6, lastDay: 3, days: [1, 2, 3] });
    expect(new Set(odds.films.map(({ film }) => film.id))).toEqual(new Set(season.films));
    for (const day of [0, 1, 2]) {
      const sum = odds.films.reduce((total, { chances }) => total + (chances[day] ?? 0), 0);
      expect(sum).toBeGreaterThanOrEqual(1);
      expect(sum).toBeLessThan(1.05);
    }
    const last = odds.films.map(({ chances }) => chances.at(-1) ?? 0);
    expect(last).toEqual(last.toSorted((one, other) => other - one));
  });

  test('votes of the open day change nothing', async () => {
    const season = await begin();
    await play(season, 2);
    await compute(season);
    await voteOnDay(sql, { season: season, voters }, 3);
    const before = await look(season);
    await sql.run('delete from film_odds where tournament_id = $1', [season.tournamentId]);
    await compute(season);
    expect((await look(season)).films).toEqual(before.films);
  });

  test('of three voters no vote can be inferred: all follows from totals that everybody reads', async () => {
    const three = voters.slice(0, 3);
    const season = await begin({ films: 3 });
    for (let day = 1; day <= 2; day += 1) {
      // All for one film, all for the other, or divided: the totals of so few say much already.
      for (const { id, home, away } of matchesOn(season, day)) {
        for (const [place, userId] of three.entries()) {
          const filmId = place < id % 4 ? home : away;
          await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
            id,
            userId,
            filmId,
          ]);
        }
      }
      await viewers.admin.client.post(`${season.path}/advance`, { matchDay: day });
    }
    await compute(season, 2);
    const odds = await look(season);
    const { results }: Statistics = (await viewers.visitor.get(`${season.path}/statistics`)).body;
    for (const [place, day] of odds.days.entries()) {
      const fromTotals = estimateOdds({
        filmIds: season.films,
        results: results.filter(({ matchDay }) => matchDay <= day),
        fixtures: season.matches
          .filter(({ matchDay }) => matchDay > day)
          .map(({ home, away }) => ({ film1Id: home, film2Id: away })),
        seed: seedOf(season.tournamentId, day),
      });
      const said = new Map(odds.films.map(({ film, chances }) => [film.id, chances[place]]));
      expect(fromTotals.map(({ filmId }) => said.get(filmId))).toEqual(
        fromTotals.map(({ titles }) => titles / odds.seasons),
      );
    }
    expect(await look(season, viewers.admin.client)).toEqual(odds);
  });

  test('twice is once', async () => {
    const season = await begin();
    await play(season, 2);
    const job = computeOdds(connection);
    await Promise.all([job.run(season), job.run(season)]);
    const [row] = await sql.run(
      'select count(*)::int as rows from film_odds where tournament_id = $1 and match_day = 2',
      [season.tournamentId],
    );
    expect(row).toEqual({ rows: 4 });
  });

  test('a correction takes the odds from its day on back, and has them computed again', async () => {
    const season = await begin();
    await play(season, 2);
    await compute(season, 2);
    const before = await look(season);
    const [match] = matchesOn(season, 2);
    const { status } = await viewers.admin.client.post(`/api/admin/matches/${match?.id}/result`, {
      film1Votes: 6,
      film2Votes: 0,
      reason: 'miscounted by hand',
    });
    expect(status).toBe(200);
    expect((await look(season)).days).toEqual([1]);
    await compute(season);
    const after = await look(season);
    expect(after.days).toEqual([1, 2]);
    expect(after.films).not.toEqual(before.films);
  });

  test('a finished season knows its champion as a fact', async () => {
    const season = await begin();
    await play(season, 6);
    await compute(season);
    const { films } = await look(season);
    expect(films[0]).toMatchObject({ fact: 'champion', chances: [1], topThree: 1 });
    expect(films.slice(1).filter(({ fact }) => fact === null)).toEqual([]);
  });

  test('seasons from before are found by the sweep, those that were called off are not', async () => {
    await callOffSeasons(sql);
    const called = await begin();
    await play(called, 1);
    await callOffSeasons(sql);
    const old = await begin();
    await play(old, 1);
    await sql.run('delete from graphile_worker._private_jobs');
    await sweepOdds(connection).run({});
    expect(await jobsOf(old)).toEqual([{ queue_name: 'odds', priority: 10 }]);
    expect(await jobsOf(called)).toEqual([]);
  });

  test('whoever may not see a championship does not see its odds', async () => {
    const season = await begin({ circleId: viewers.circleId });
    const people = [viewers.visitor, viewers.outsider.client, viewers.member.client];
    const answers = await Promise.all(people.map((client) => client.get(`${season.path}/odds`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
  });

  test('open pages hear of them', async () => {
    const season = await begin();
    await play(season, 1);
    await compute(season);
    await eventually(async () => {
      const heard = await sql.run(
        `select payload from events where type = 'odds' and (payload->>'tournamentId')::int = $1`,
        [season.tournamentId],
      );
      expect(heard).toEqual([{ payload: { tournamentId: season.tournamentId, matchDay: 1 } }]);
    });
  });
});
