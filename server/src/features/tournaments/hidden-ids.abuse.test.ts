import { beforeAll, describe, expect, test } from 'vitest';
import { callsOfContract, findCall, noIds, type CallIds } from '../../testing/contract-calls.ts';
import { digestDatabase } from '../../testing/digest.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addCircleTournament,
  addMember,
  addOwnedCircle,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let outsider: TestPerson;
let former: TestPerson;
let season: Season;
let setup: number;
let nominated: number;

beforeAll(async () => {
  outsider = await signUp(girone);
  former = await signUp(girone);
  const owner = await addUser(sql);
  const circleId = await addOwnedCircle(sql, owner, { isPublic: false });
  await addMember(sql, { circleId, userId: former.id, isActive: false });
  season = await addSeason(sql, { circleId, createdBy: owner });
  setup = await addCircleTournament(sql, { circleId, createdBy: owner });
  nominated = await nominate(sql, setup, owner);
});

const routes = callsOfContract(noIds)
  .map(({ route }) => route)
  .filter((route) => /:(tournament|match)Id/.test(route) && !route.includes('/api/admin/'));

/** The answer to one call about these objects. */
async function answerTo(client: TestClient, route: string, ids: Partial<CallIds>) {
  const { method, path, body } = findCall(route, { ...noIds, ...ids });
  const { status, text } = await client.send(method, path, body);
  return { status, text };
}

describe('what a private circle plays looks to others like what never was', () => {
  test('every call about championships and matches is tried', () => {
    expect(routes.length).toBeGreaterThanOrEqual(15);
  });

  test.each(routes)('%s', async (route) => {
    const [match] = matchesOn(season, 1);
    const hidden = [
      { tournamentId: season.tournamentId, matchId: match?.id ?? 0, filmId: match?.home ?? 0 },
      { tournamentId: setup, matchId: match?.id ?? 0, filmId: nominated },
    ];
    const before = await digestDatabase(database.sql);
    for (const client of [outsider.client, former.client]) {
      const missing = await answerTo(client, route, { filmId: nominated });
      expect(missing.status).toBe(404);
      for (const ids of hidden) expect(await answerTo(client, route, ids)).toEqual(missing);
    }
    const visitor = new TestClient(girone.address);
    const missing = await answerTo(visitor, route, { filmId: nominated });
    expect([401, 404]).toContain(missing.status);
    for (const ids of hidden) expect(await answerTo(visitor, route, ids)).toEqual(missing);
    expect(await digestDatabase(database.sql)).toBe(before);
  });
});
