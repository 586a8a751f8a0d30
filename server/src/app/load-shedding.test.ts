import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const girone = useGirone(useDatabase(), { JOBS: 'off', MAX_EVENT_LOOP_DELAY_MS: '1' });

/** The server shares its process with the test: both are kept busy. */
function keepBusy(): void {
  const timer = setInterval(() => {
    const until = performance.now() + 40;
    while (performance.now() < until);
  }, 1);
  onTestFinished(() => clearInterval(timer));
}

test('an instance that sheds load still says that it lives, is ready and how busy it is', async () => {
  const client = new TestClient(girone.address);
  keepBusy();
  await eventually(async () => expect((await client.get('/api/openapi.json')).status).toBe(503));
  for (const path of ['/healthz', '/livez', '/readyz', '/metrics']) {
    expect([path, (await client.get(path)).status]).toEqual([path, 200]);
  }
  expect((await client.get('/api/openapi.json')).status).toBe(503);
});
