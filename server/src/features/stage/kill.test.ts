import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  createDataDir,
  onDatabase,
  startProcess,
  type GironeProcess,
} from '../../testing/girone-process.ts';
import { useHeldEvenings } from '../../testing/held-evening.ts';
import { eventsOf, listen } from '../../testing/listen.ts';
import { register } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';

const database = useDatabase();
const sql = connectDirectly(database);
const evenings = useHeldEvenings({ database, sql });

async function start(dataDir: string): Promise<GironeProcess> {
  const running = await startProcess({
    ...onDatabase(database),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  await running.waitUntilReady();
  return running;
}

test('kill -9 during an evening: it goes on where the clock says, and its day is revealed once', async () => {
  const dataDir = await createDataDir();
  const before = await start(dataDir);
  const giulia = await register(before);
  const season = await evenings.hold({ createdBy: giulia });
  const { body: show } = await giulia.client.post(`${season.path}/stage/start`, { matchDay: 1 });
  before.child.kill('SIGKILL');
  await before.exited;
  // Meanwhile the first match has come to its end.
  await evenings.letPass(season, 20_000);

  const after = await start(dataDir);
  const visitor = new TestClient(after.address);
  const page = await listen(after.address, visitor, `?stage=${season.tournamentId}`);
  const { body } = await visitor.get(`${season.path}/stage`);
  expect(body.day.show).toEqual({ ...show, startedAt: show.startedAt - 20_000 });
  expect(body.day.told.length).toBeGreaterThanOrEqual(1);
  await evenings.letPass(season, 25_000);
  await eventually(() => {
    expect(eventsOf(page, 'stage').map(({ told }) => told?.index)).toContain(1);
  }, 20_000);

  await evenings.letPass(season, 60_000);
  await sql.run(
    `update graphile_worker._private_jobs set run_at = now() where key like 'end-show:%'`,
  );
  await eventually(async () => {
    const { body: day } = await visitor.get(`${season.path}/stage`);
    expect(day.day.revealsAt).toBeNull();
  }, 60_000);
  page.leave();
  const [day] = await sql.run(
    `select revealed_day, (select count(*)::int from standings where tournament_id = $1 and match_day = 1) as rows
     from tournaments where id = $1`,
    [season.tournamentId],
  );
  expect(day).toEqual({ revealed_day: 1, rows: 4 });
});
