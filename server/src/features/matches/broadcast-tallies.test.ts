import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { listen } from '../../testing/listen.ts';
import { addOwnedCircle } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const other = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let people: TestPerson[];

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 6 }, () => signUp(girone)));
});

beforeEach(() => sql.run('truncate events'));

function firstMatch(season: Season) {
  const [match] = matchesOn(season, 1);
  if (!match) throw new Error('a day without a match');
  return match;
}

async function voteOn(season: Season, voters = people) {
  const match = firstMatch(season);
  await Promise.all(
    voters.map(({ client }) =>
      client.post(`/api/matches/${match.id}/vote`, { filmId: match.home }),
    ),
  );
  return match;
}

async function readEvents() {
  const rows = await sql.run(
    `select payload, audience from events where type = 'match' order by id`,
  );
  return rows.map(({ payload, audience }) => ({ payload, audience }));
}

function tallyOf(season: Season, votes: number, isSecret = false) {
  return {
    tournamentId: season.tournamentId,
    matchId: firstMatch(season).id,
    totalVotes: votes,
    film1Votes: isSecret ? null : votes,
    film2Votes: isSecret ? null : 0,
  };
}

describe('while a page is open, new figures', () => {
  beforeAll(async () => (await listen(girone.address, new TestClient(girone.address))).leave);

  test('of many votes on a match are few events, the last with all of them', async () => {
    const season = await addSeason(sql);
    await voteOn(season);
    const last = { payload: { matches: [tallyOf(season, 6)] }, audience: { kind: 'everyone' } };
    await eventually(async () => expect((await readEvents()).at(-1)).toEqual(last));
    expect((await readEvents()).length).toBeLessThan(people.length);
  });

  test('of all matches of a moment are one event for everybody who may hear them', async () => {
    const seasons = [await addSeason(sql), await addSeason(sql), await addSeason(sql)];
    await Promise.all(seasons.map((season) => voteOn(season, people.slice(0, 1))));
    const byMatch = seasons
      .map((season) => tallyOf(season, 1))
      .toSorted((one, two) => one.matchId - two.matchId);
    await eventually(async () => {
      const told = await sql.run(
        `select jsonb_agg(m order by m->'matchId') as matches
         from events, jsonb_array_elements(payload->'matches') m where type = 'match' group by id`,
      );
      expect(told).toEqual([{ matches: byMatch }]);
    });
  });

  test('are the turnout alone while the count is secret, and of a private circle its members’', async () => {
    const [owner] = people;
    const circleId = await addOwnedCircle(sql, owner?.id ?? 0, { isPublic: false });
    const season = await addSeason(sql, { circleId, secretCount: true });
    await voteOn(season, people.slice(0, 1));
    const told = {
      payload: { matches: [tallyOf(season, 1, true)] },
      audience: { kind: 'circle', circleId },
    };
    await eventually(async () => expect(await readEvents()).toEqual([told]));
  });
});

describe('while no page is open on any instance', () => {
  test('votes write no event, from some seconds after the last has gone', async () => {
    await eventually(async () => {
      await sql.run('truncate events');
      await voteOn(await addSeason(sql), people.slice(0, 1));
      await pause(500);
      expect(await readEvents()).toEqual([]);
    });
    const season = await addSeason(sql);
    await voteOn(season);
    await pause(1500);
    expect(await readEvents()).toEqual([]);
  });

  test('a page that opens on another instance hears of the next vote', async () => {
    const season = await addSeason(sql);
    const { id } = firstMatch(season);
    const page = await listen(other.address, new TestClient(other.address));
    await voteOn(season, people.slice(0, 2));
    await eventually(() => expect(page.heard.text).toContain(`"matchId":${id},"film1Votes":2`));
    page.leave();
  });
});
