import { describe, expect, test } from 'vitest';
import { createDataDir, runProgram, startProcess } from '../testing/girone-process.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const admin = (args: string[], environment: Record<string, string>) =>
  runProgram('cli/admin', args, environment);

async function register(address: string, username: string): Promise<TestClient> {
  const client = new TestClient(address);
  const password = 'giallo-giallo';
  const body = { username, email: `${username}@example.org`, password, confirmPassword: password };
  expect((await client.post('/api/register', body)).status).toBe(201);
  return client;
}

describe('npm run admin, with an external database', () => {
  const database = useDatabase();
  const girone = useGirone(database);

  test('grants, lists and revokes beside a running server, and keeps the last super-admin', async () => {
    const giulia = await register(girone.address, 'Giulia');
    await register(girone.address, 'paolo');
    const environment = { DATABASE_URL: database.url };
    expect(await admin(['list'], environment)).toEqual({
      code: 0,
      output: 'Nobody is an admin.\n',
    });

    const granted = await admin(['grant', 'giulia', '--super'], environment);
    expect(granted).toEqual({ code: 0, output: 'Giulia is super-admin now.\n' });
    const { body } = await giulia.get('/api/user');
    expect(body).toMatchObject({ isAdmin: true, isSuperAdmin: true });
    // Who is more already stays so.
    for (const name of ['paolo', 'giulia']) {
      expect((await admin(['grant', name], environment)).code).toBe(0);
    }
    expect((await admin(['list'], environment)).output).toBe('Giulia\tsuper-admin\npaolo\tadmin\n');

    const last = await admin(['revoke', 'giulia'], environment);
    expect(last).toEqual({
      code: 1,
      output: 'giulia is the last super-admin; grant another one first.\n',
    });
    const revoked = await admin(['revoke', 'paolo'], environment);
    expect(revoked.output).toBe('paolo is no admin any more.\n');

    const { body: log } = await giulia.get('/api/admin/audit?direction=asc');
    const byOperator = { actor: null, reason: null, targetType: 'user' };
    expect(log).toMatchObject([
      {
        ...byOperator,
        action: 'user.grant_admin',
        targetName: 'Giulia',
        after: { isAdmin: true, isSuperAdmin: true },
      },
      { ...byOperator, action: 'user.grant_admin', targetName: 'paolo' },
      { ...byOperator, action: 'user.revoke_admin', targetName: 'paolo' },
    ]);
    const { body: told } = await giulia.get('/api/notifications');
    expect(told).toMatchObject([{ moderation: { act: 'admin_granted' } }]);
  });

  test('says what is wrong', async () => {
    const environment = { DATABASE_URL: database.url };
    const unknown = await admin(['grant', 'nobody'], environment);
    expect(unknown).toEqual({ code: 1, output: 'There is no user nobody.\n' });
    for (const args of [
      [],
      ['grant'],
      ['list', 'x'],
      ['grant', 'a', 'b'],
      ['grant', 'a', '--god'],
    ]) {
      const { code, output } = await admin(args, environment);
      expect(code).toBe(1);
      expect(output).toContain('npm run admin -- grant <username> [--super]');
    }
    const badConfig = await admin(['list'], { DATABASE_POOL: 'many' });
    expect(badConfig.output).toContain('DATABASE_POOL is "many"');
  });
});

test('npm run admin works beside a server with the embedded database, and without it', async () => {
  const environment = { DATA_DIR: await createDataDir() };
  const girone = await startProcess(environment);
  await girone.waitUntilReady();
  const client = await register(girone.address, 'giulia');
  expect((await admin(['grant', 'giulia'], environment)).output).toBe('giulia is admin now.\n');
  expect((await client.get('/api/user')).body.isAdmin).toBe(true);
  girone.child.kill('SIGTERM');
  expect(await girone.exited).toBe(0);
  expect((await admin(['list'], environment)).output).toBe('giulia\tadmin\n');
});
