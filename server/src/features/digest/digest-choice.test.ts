import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { register, signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const path = '/api/users/digest';

test('an account from before has no digest until it says yes, and is asked once', async () => {
  const { client } = await signUp(girone);
  expect((await client.get(path)).body).toEqual({ isWanted: null, timeZone: null });
  const { status, body } = await client.send('PATCH', path, {
    isWanted: true,
    timeZone: 'Europe/Rome',
  });
  expect([status, body]).toEqual([200, { isWanted: true, timeZone: 'Europe/Rome' }]);
  const { body: settings } = await client.get('/api/notifications/settings');
  expect(settings[0]).toEqual({
    type: 'weekly_digest',
    inApp: false,
    byEmail: true,
    byPush: false,
  });
  await client.send('PATCH', path, { isWanted: false });
  expect((await client.get(path)).body).toEqual({ isWanted: false, timeZone: 'Europe/Rome' });
});

test('a new account has it, and can be rid of it in the settings', async () => {
  const { client } = await register(girone);
  expect((await client.get(path)).body).toEqual({ isWanted: true, timeZone: null });
  const off = [{ type: 'weekly_digest', inApp: false, byEmail: false }];
  expect((await client.put('/api/notifications/settings', off)).status).toBe(200);
  expect((await client.get(path)).body).toEqual({ isWanted: false, timeZone: null });
});

test('is a mail and nothing else', async () => {
  const { client } = await signUp(girone);
  const shown = [{ type: 'weekly_digest', inApp: true, byEmail: true }];
  expect((await client.put('/api/notifications/settings', shown)).status).toBe(400);
  expect((await client.get(path)).body.isWanted).toBeNull();
});

test('takes time zones that exist, and nothing else', async () => {
  const { client, id } = await signUp(girone);
  const wrong = [
    { timeZone: 'Europe/Atlantis' },
    { timeZone: '' },
    { timeZone: 'x'.repeat(65) },
    { timeZone: 'Europe/Rome\0' },
    { timeZone: 7 },
    { isWanted: 'yes' },
    { isWanted: true, userId: 1 },
  ];
  for (const body of wrong)
    expect([body, (await client.send('PATCH', path, body)).status]).toEqual([body, 400]);
  expect(await sql.run('select from digest_readers where user_id = $1', [id])).toEqual([]);
  expect((await client.get(path)).body).toEqual({ isWanted: null, timeZone: null });
});

test('is for whoever is signed in, about themselves', async () => {
  const visitor = new TestClient(girone.address);
  expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.send('PATCH', path, { isWanted: true })).status).toBe(401);
});
