import { beforeAll, beforeEach, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addOwnedCircle } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let people: TestPerson[];

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 6 }, () => signUp(girone)));
});

beforeEach(() => sql.run('delete from events'));

async function voteOn(season: Season, voters = people) {
  const [match] = matchesOn(season, 1);
  if (!match) throw new Error('a day without a match');
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

test('many votes on a match become few events, the last with all of them', async () => {
  const season = await addSeason(sql);
  const { id: matchId } = await voteOn(season);
  const { tournamentId } = season;
  const last = {
    payload: { tournamentId, matchId, totalVotes: 6, film1Votes: 6, film2Votes: 0 },
    audience: { kind: 'everyone' },
  };
  await eventually(async () => expect((await readEvents()).at(-1)).toEqual(last));
  expect((await readEvents()).length).toBeLessThan(people.length);
});

test('tell the turnout alone while the count is secret, and a private circle’s to its members', async () => {
  const [owner] = people;
  const circleId = await addOwnedCircle(sql, owner?.id ?? 0, { isPublic: false });
  const season = await addSeason(sql, { circleId, secretCount: true });
  const { id: matchId } = await voteOn(season, people.slice(0, 1));
  const { tournamentId } = season;
  await eventually(async () =>
    expect(await readEvents()).toEqual([
      {
        payload: { tournamentId, matchId, totalVotes: 1, film1Votes: null, film2Votes: null },
        audience: { kind: 'circle', circleId },
      },
    ]),
  );
});
