import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsOfContract, isWrite, noIds } from '../testing/contract-calls.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { useVoter } from '../testing/use-voter.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const sql = connectDirectly(database);
const voter = useVoter(girone, sql);
const { vote } = voter;

beforeAll(async () => {
  // So that something waits in the bell.
  const { client } = await signUp(girone, 'paolo');
  await client.post('/api/users/giulia/follow');
  await sql.run('update users set is_admin = true where username = $1', ['giulia']);
});

/** Every connection of the server is made anew, as after a failover. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  await sql.run(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = %L',
       current_database(), '${isReadOnly ? 'on' : 'off'}'); end $$`,
  );
  await sql.run(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'girone%' and pid <> pg_backend_pid()`,
  );
}

/** What PostgreSQL says when a table cannot grow. */
async function fillDisk(): Promise<void> {
  await sql.run(
    `create function refuse_to_grow() returns trigger language plpgsql as $$
     begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
  );
  for (const table of ['rate_limits', 'votes']) {
    await sql.run(
      `create trigger full_disk before insert or update on ${table}
       for each statement execute function refuse_to_grow()`,
    );
  }
}

/** More often than a caller has on credit. */
async function readOften(client: TestClient, path: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 40 }, () => client.get(path)));
  return [...new Set(answers.map(({ status }) => status))];
}

describe('a database that takes nothing in', () => {
  afterEach(async () => {
    await sql.run('drop function if exists refuse_to_grow cascade').catch(() => undefined);
    await database.sql.query('set default_transaction_read_only = off');
    await database.sql.query(
      `do $$ begin execute format('alter database %I reset default_transaction_read_only', current_database()); end $$`,
    );
  });

  test('because it is read-only is read all the same; nobody signs in, and /readyz says why', async () => {
    await setReadOnly(true);
    await eventually(async () =>
      expect(await voter.visitor.get('/readyz')).toMatchObject({
        status: 503,
        body: { reason: 'database_read_only' },
      }),
    );
    expect(await readOften(voter.visitor, '/api/openapi.json')).toEqual([200]);
    expect(await readOften(voter.person.client, '/api/user')).toEqual([200]);
    expect((await voter.person.client.get('/api/films/search?title=love')).status).toBe(200);
    const refused: string[] = [];
    for (const call of callsOfContract(noIds)) {
      if (isWrite(call)) continue;
      const { status } = await voter.person.client.get(call.path);
      if (status === 503) refused.push(call.route);
    }
    // It keeps the figures that it has counted.
    expect(refused).toEqual(['GET /api/admin/overview']);
    const login = { username: 'giulia', password: 'giallo-giallo' };
    expect((await voter.visitor.post('/api/login', login)).status).toBe(503);
    expect(
      (await voter.visitor.post('/api/request-password-reset', { email: 'a@b.org' })).status,
    ).toBe(503);
    expect((await vote()).status).toBe(503);
  });

  test('because its disk is full is read all the same, and /readyz says why', async () => {
    await fillDisk();
    expect(await readOften(voter.visitor, '/api/openapi.json')).toEqual([200]);
    expect(await readOften(voter.person.client, '/api/user')).toEqual([200]);
    expect((await vote()).status).toBe(503);
    expect(await voter.visitor.get('/readyz')).toMatchObject({
      status: 503,
      body: { reason: 'disk_full' },
    });
  });
});
