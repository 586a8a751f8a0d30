import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle, nameFilm } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let voter: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  voter = await signUp(girone);
});

const parts = {
  table: ({ path }: Season) => `${path}/leaderboard`,
  positions: ({ path }: Season) => `${path}/positions`,
  statistics: ({ path }: Season) => `${path}/statistics`,
  season: ({ tournamentId }: Season) => `/api/leaderboard/tournaments/${tournamentId}`,
};
type Part = keyof typeof parts;

/** Each part as everybody sees it, on the instance that did not change anything. */
async function readAll(season: Season): Promise<Record<Part, string>> {
  const visitor = new TestClient(second.address);
  const read = async (part: Part) => (await visitor.get(parts[part](season))).text;
  return {
    table: await read('table'),
    positions: await read('positions'),
    statistics: await read('statistics'),
    season: await read('season'),
  };
}

async function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  const season = await addSeason(sql, {
    owners: [giulia.id],
    createdBy: giulia.id,
    advanceOnAllVotes: false,
    ...settings,
  });
  await vote(season, 1);
  await closeDay(season);
  return season;
}

async function vote(season: Season, day: number): Promise<void> {
  for (const { id, home } of matchesOn(season, day)) {
    expect((await voter.client.post(`/api/matches/${id}/vote`, { filmId: home })).status).toBe(200);
  }
}

async function closeDay({ path, tournamentId }: Season): Promise<void> {
  const [row] = await sql.run('select current_match_day from tournaments where id = $1', [
    tournamentId,
  ]);
  const body = { matchDay: row?.['current_match_day'] };
  expect((await giulia.client.post(`${path}/advance`, body)).status).toBe(200);
}

const changes: readonly [string, (season: Season) => Promise<unknown>, readonly Part[]][] = [
  ['a vote of the open day', (season) => vote(season, 2), ['statistics']],
  ['the close of a day', closeDay, ['table', 'positions', 'statistics', 'season']],
  [
    'another title of a film',
    ({ films }) => nameFilm(sql, films[0], 'La strada (restored)'),
    ['table', 'positions', 'statistics', 'season'],
  ],
  [
    'another name of an owner',
    () => sql.run(`update users set first_name = 'Giulia ' || now() where id = $1`, [giulia.id]),
    ['table'],
  ],
  [
    'another name of the championship',
    ({ tournamentId }) =>
      sql.run(`update tournaments set name = 'Coppa del Po' where id = $1`, [tournamentId]),
    ['season'],
  ],
];

describe('what is kept of a championship', () => {
  test.each(changes)('follows %s at once, on every instance', async (_, change, changed) => {
    const season = await begin();
    const before = await readAll(season);
    expect(await readAll(season)).toEqual(before);
    await change(season);
    const after = await readAll(season);
    for (const part of changed) expect([part, after[part]]).not.toEqual([part, before[part]]);
  });

  test('tells nothing of votes that are secret until the day closes', async () => {
    const season = await begin({ secretCount: true });
    const visitor = new TestClient(girone.address);
    const tag = async () => (await visitor.get(parts.statistics(season))).headers.get('etag') ?? '';
    const before = await tag();
    await vote(season, 2);
    expect(await tag()).toBe(before);
    await closeDay(season);
    expect(await tag()).not.toBe(before);
  });

  test('is shown to members alone, and to nobody who has left', async () => {
    const circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
    await addMember(sql, { circleId, userId: voter.id });
    const season = await begin({ circleId });
    for (const part of Object.values(parts)) {
      expect((await voter.client.get(part(season))).status).toBe(200);
      expect((await new TestClient(girone.address).get(part(season))).status).toBe(404);
    }
    await voter.client.post(`/api/circles/${circleId}/leave`);
    for (const part of Object.values(parts)) {
      expect((await voter.client.get(part(season))).status).toBe(404);
      expect((await giulia.client.get(part(season))).status).toBe(200);
    }
  });
});
