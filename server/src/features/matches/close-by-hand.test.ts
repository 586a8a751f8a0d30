import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const other = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
/** Giulia on the other instance. */
let elsewhere: TestClient;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  elsewhere = new TestClient(other.address);
  for (const [name, value] of giulia.client.cookies) elsewhere.cookies.set(name, value);
});

/** As if the open day had been opened so long ago. */
function openedBefore({ tournamentId }: Season, time: string) {
  return sql.run(
    `update matches set actual_start_time = actual_start_time - $2::interval
     where tournament_id = $1 and status = 'active'`,
    [tournamentId, time],
  );
}

async function currentDay({ tournamentId }: Season): Promise<unknown> {
  const [row] = await sql.run('select current_match_day as day from tournaments where id = $1', [
    tournamentId,
  ]);
  return row?.['day'];
}

test('a close without a number is of the day that was open when it was asked for, once', async () => {
  const season = await addSeason(sql, { createdBy: giulia.id });
  const ask = (client: TestClient) => client.post(`${season.path}/advance`);
  await openedBefore(season, '2 minutes');
  const together = await Promise.all([giulia.client, elsewhere, giulia.client].map(ask));
  expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const again = await ask(elsewhere);
  expect([again.status, again.body.code]).toEqual([409, 'match_day_over']);
  expect(await currentDay(season)).toBe(2);
});

test('a day that has been open for a while is closed without its number, one that has not by it', async () => {
  const season = await addSeason(sql, { createdBy: giulia.id });
  const path = `${season.path}/advance`;
  expect((await giulia.client.post(path, { matchDay: 1 })).status).toBe(200);
  expect((await giulia.client.post(path)).status).toBe(409);
  await openedBefore(season, '61 seconds');
  expect((await giulia.client.post(path)).body).toEqual({ closedMatchDay: 2, currentMatchDay: 3 });
});
