import type { Robustness } from '@girone/contract/robustness';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addUser } from '../../testing/sample-rows.ts';
import {
  addSeason,
  matchesOn,
  type Season,
  type SeasonMatch,
} from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
let people: number[];

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  people = [];
  for (let index = 0; index < 12; index += 1) people.push(await addUser(sql));
});

async function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false, ...settings });
}

/** Whom a person, by their place in the list, votes for; null: nobody. */
type Choose = (person: number, match: SeasonMatch) => number | null;

/** Everybody for the film that was drawn first. */
function preferFirst({ films }: Season): Choose {
  return (_, { home, away }) => (films.indexOf(home) < films.indexOf(away) ? home : away);
}

async function play(season: Season, voters: readonly number[], choose: Choose): Promise<void> {
  for (let day = 1; day <= season.lastDay; day += 1) {
    await vote(season, { voters, choose, day });
    const { status } = await viewers.admin.client.post(`${season.path}/advance`, { matchDay: day });
    expect(status).toBe(200);
  }
}

interface Voting {
  readonly voters: readonly number[];
  readonly choose: Choose;
  readonly day: number;
}

async function vote(season: Season, { voters, choose, day }: Voting): Promise<void> {
  const rows = matchesOn(season, day).flatMap((match) =>
    voters.flatMap((userId, person) => {
      const filmId = choose(person, match);
      return filmId === null ? [] : [{ match_id: match.id, user_id: userId, film_id: filmId }];
    }),
  );
  await sql.run(
    `insert into votes (match_id, user_id, film_id)
     select * from jsonb_to_recordset($1::jsonb) as given (match_id int, user_id int, film_id int)`,
    [JSON.stringify(rows)],
  );
}

async function look({ path }: Season, client: TestClient = viewers.visitor): Promise<Robustness> {
  const { status, body } = await client.get(`${path}/robustness`);
  expect(status).toBe(200);
  return body;
}

function kindsOf({ assessment }: Robustness): string[] | undefined {
  return assessment?.recounts.map(({ kind }) => kind);
}

describe('how solid a title is', () => {
  test('is told of a season that is over, with the films that it names', async () => {
    const season = await begin({ name: 'Coppa Celluloide', owners: people.slice(0, 5), films: 5 });
    await play(season, people, preferFirst(season));
    const told = await look(season);
    const [champion] = season.films;
    expect(told).toMatchObject({ id: season.tournamentId, name: 'Coppa Celluloide' });
    expect(told.state).toBe('assessed');
    expect(told.assessment).toMatchObject({
      verdict: 'granite',
      voters: 12,
      firstLegDays: 5,
      exclusions: { voters: 12, same: 12 },
      played: { champions: [champion], lead: { score: 24 } },
    });
    expect(kindsOf(told)).toEqual([
      'twoPoints',
      'firstLeg',
      'withoutOwn',
      'alwaysAnswered',
      'headToHead',
      'voteDifference',
    ]);
    expect(new Set(told.films.map(({ id }) => id))).toEqual(new Set(season.films));
    expect(await look(season, viewers.admin.client)).toEqual(told);
  });

  test('names the champion and no figures where people are left out', async () => {
    const season = await begin({ owners: people.slice(0, 5), films: 5 });
    // Half of them leave the last day out.
    await play(season, people, (person, match) =>
      person < 6 && match.matchDay === season.lastDay ? null : preferFirst(season)(person, match),
    );
    const { assessment } = await look(season);
    const leftOut = assessment?.recounts.filter(({ lead }) => lead === null);
    expect(leftOut).toEqual([
      expect.objectContaining({ kind: 'withoutOwn', positions: null, people: null }),
      expect.objectContaining({ kind: 'alwaysAnswered', positions: null, people: 6 }),
    ]);
  });

  test.each([
    [4, ['twoPoints', 'firstLeg', 'headToHead', 'voteDifference'], null],
    [
      5,
      ['twoPoints', 'firstLeg', 'withoutOwn', 'alwaysAnswered', 'headToHead', 'voteDifference'],
      5,
    ],
  ])('of %i voters tells %s', async (count, kinds, excluded) => {
    const season = await begin({ owners: people.slice(0, 3), films: 3 });
    await play(season, people.slice(0, count), preferFirst(season));
    const told = await look(season);
    expect(kindsOf(told)).toEqual(kinds);
    expect(told.assessment?.exclusions?.voters ?? null).toBe(excluded);
  });

  test('says nothing while a season runs, where it was called off, and where nobody voted', async () => {
    const nothing = { assessment: null, films: [] };
    const running = await begin();
    await vote(running, { voters: people, choose: preferFirst(running), day: 1 });
    await closeDays(viewers.admin.client, running.path, 1);
    expect(await look(running)).toMatchObject({ state: 'running', ...nothing });
    expect((await viewers.admin.client.delete(running.path)).status).toBe(204);
    expect(await look(running)).toMatchObject({ state: 'cancelled', ...nothing });
    const silent = await begin({ films: 2 });
    await closeDays(viewers.admin.client, silent.path, silent.lastDay);
    expect(await look(silent)).toMatchObject({ state: 'empty', ...nothing });
  });

  test('says nothing before the last day is revealed, admins included', async () => {
    const season = await begin({ films: 2, isRevealedByHand: true });
    const { client } = viewers.admin;
    await play(season, people, preferFirst(season));
    await client.post(`${season.path}/reveal`, { matchDay: 1 });
    for (const viewer of [viewers.visitor, client]) {
      expect(await look(season, viewer)).toMatchObject({ state: 'running', assessment: null });
    }
    expect((await client.post(`${season.path}/reveal`, { matchDay: 2 })).status).toBe(200);
    expect((await look(season)).assessment?.verdict).toBe('granite');
  });

  test('follows a correction, which stands whoever is left out', async () => {
    const season = await begin({ films: 2 });
    await play(season, people.slice(0, 6), preferFirst(season));
    const [first, second] = season.films;
    expect((await look(season)).assessment?.played.champions).toEqual([first]);
    for (const { id, home } of season.matches) {
      await viewers.admin.client.post(`/api/admin/matches/${id}/result`, {
        film1Votes: home === second ? 6 : 0,
        film2Votes: home === second ? 0 : 6,
        reason: 'the films were mixed up',
      });
    }
    const { assessment } = await look(season);
    expect(assessment?.played.champions).toEqual([second]);
    expect(assessment?.exclusions).toEqual({ voters: 6, same: 6 });
  });

  test('counts on when a voter’s account and a film are gone', async () => {
    const owners: number[] = [];
    for (let index = 0; index < 5; index += 1) owners.push(await addUser(sql));
    const season = await begin({ owners, films: 5 });
    const voters = [...owners, ...people.slice(0, 6)];
    await play(season, voters, preferFirst(season));
    const before = await look(season);
    const gone = await viewers.admin.client.send('DELETE', `/api/admin/users/${owners[0]}`, {
      reason: 'asked for it',
    });
    expect(gone.status).toBe(204);
    // What is kept is not looked at.
    await sql.run(
      `update tournament_versions set version = version || '!' where tournament_id = $1`,
      [season.tournamentId],
    );
    const after = await look(season);
    expect(after.assessment).toEqual(before.assessment);
    expect(after.films.map(({ id }) => id)).toEqual(before.films.map(({ id }) => id));
  });

  test('of a private circle’s championship is for members and admins', async () => {
    const { visitor, outsider, member, admin, circleId } = viewers;
    const season = await begin({ circleId });
    const clients = [visitor, outsider.client, member.client, admin.client];
    const answers = await Promise.all(
      clients.map((client) => client.get(`${season.path}/robustness`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200]);
    expect((await visitor.get('/api/tournaments/999999/robustness')).status).toBe(404);
    expect((await visitor.get('/api/tournaments/none/robustness')).status).toBe(400);
  });

  test('many who ask at once share one answer', async () => {
    const season = await begin({ films: 3 });
    await play(season, people, preferFirst(season));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => viewers.visitor.get(`${season.path}/robustness`)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
