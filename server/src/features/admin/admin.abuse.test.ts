import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOfContract, noIds } from '../../testing/contract-calls.ts';
import { digestDatabase } from '../../testing/digest.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addFilm } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const one = useGirone(database, { JOBS: 'off' });
const two = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const reason = 'Per prova';
let root: TestPerson;

async function newAdmin(isSuper = false): Promise<TestPerson> {
  const person = await signUp(one);
  await sql.run('update users set is_admin = true, is_super_admin = $2 where id = $1', [
    person.id,
    isSuper,
  ]);
  return person;
}

/** The same session, at the other instance. */
function elsewhere({ client }: TestPerson): TestClient {
  const copy = new TestClient(two.address);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

beforeAll(async () => {
  root = await newAdmin(true);
});

function change(id: number, body: object, { client } = root) {
  return client.send('PATCH', `/api/admin/users/${id}`, { reason, ...body });
}

function open(text: string): Promise<Socket> {
  const { hostname, port } = new URL(one.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(text);
      resolve(socket);
    });
    socket.on('error', reject);
  });
}

async function answerTo(text: string): Promise<string> {
  const socket = await open(text);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  await once(socket, 'close');
  return answer;
}

describe('the admin area', () => {
  const calls = callsOfContract(noIds).filter(({ path }) => path.startsWith('/api/admin/'));

  /** The answers to every call of the area, if nothing changed by them. */
  async function tryAll(client: TestClient): Promise<Set<string>> {
    const before = await digestDatabase(database.sql);
    const answers = new Set<string>();
    for (const { method, path, body } of calls) {
      const answer = await client.send(method, path, body);
      answers.add(`${answer.status} ${answer.body?.code}`);
    }
    expect(await digestDatabase(database.sql)).toBe(before);
    return answers;
  }

  const forbidden = new Set(['403 forbidden']);
  const nobody = new Set(['401 not_signed_in']);

  test('is closed to whoever is no admin, whatever they ask for', async () => {
    expect(calls.length).toBeGreaterThan(5);
    expect(await tryAll(new TestClient(one.address))).toEqual(nobody);
    expect(await tryAll((await signUp(one)).client)).toEqual(forbidden);
  });

  test('closes at once, on every instance, to whoever loses the role or is suspended', async () => {
    const past = await newAdmin();
    const suspended = await newAdmin();
    const there = [elsewhere(past), elsewhere(suspended)] as const;
    for (const client of there) expect((await client.get('/api/admin/users')).status).toBe(200);
    expect((await change(past.id, { isAdmin: false })).status).toBe(200);
    expect((await change(suspended.id, { suspended: true })).status).toBe(200);
    expect(await tryAll(there[0])).toEqual(forbidden);
    expect(await tryAll(there[1])).toEqual(nobody);
  });

  test('closes to whoever held the body back until the rights had ended', async () => {
    const { id: owner } = await signUp(one);
    const filmId = await addFilm(sql, owner, { title: 'La strada' });
    const body = JSON.stringify({ title: 'Mio', reason });
    for (const [end, status] of [
      [{ isAdmin: false }, 403],
      [{ suspended: true }, 401],
    ] as const) {
      const admin = await newAdmin();
      const cookie = [...admin.client.cookies].map((pair) => pair.join('=')).join('; ');
      const socket = await open(
        `PATCH /api/admin/films/${filmId} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
          `Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
      );
      // Longer than a body takes that is not held back.
      await setTimeout(1100);
      expect((await change(admin.id, end)).status).toBe(200);
      socket.write(body);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    }
    const rows = await sql.run('select title from films where id = $1', [filmId]);
    expect(rows).toEqual([{ title: 'La strada' }]);
  });

  test('makes no admin and no super-admin for an admin', async () => {
    const admin = await newAdmin();
    const { id: friend } = await signUp(one);
    for (const [body, status] of [
      [{ isAdmin: true }, 403],
      [{ isSuperAdmin: true }, 400],
      [{ is_admin: true, role: 'admin' }, 400],
    ] as const) {
      expect((await change(friend, body, admin)).status).toBe(status);
    }
    expect((await change(admin.id, { isAdmin: true }, admin)).status).toBe(403);
    const rows = await sql.run('select is_admin from users where id = $1', [friend]);
    expect(rows).toEqual([{ is_admin: false }]);
  });
});

describe('two super-admins at the same time, on two instances', () => {
  beforeEach(async () => {
    await sql.run('update users set is_admin = false, is_super_admin = false');
  });

  type Act = (by: TestPerson, id: number) => Promise<{ status: number }>;
  const acts: Record<string, Act> = {
    'take the role from': (by, id) => change(id, { isAdmin: false }, by),
    suspend: (by, id) => change(id, { suspended: true }, by),
    delete: ({ client }, id) => client.send('DELETE', `/api/admin/users/${id}`, { reason }),
  };

  test.each(Object.entries(acts))('%s each other: one remains', async (_name, act) => {
    for (let round = 0; round < 3; round += 1) {
      const [first, second] = [await newAdmin(true), await newAdmin(true)];
      const answers = await Promise.all([
        act(first, second.id),
        act({ ...second, client: elsewhere(second) }, first.id),
      ]);
      const taken = answers.filter(({ status }) => status < 300);
      expect(taken).toHaveLength(1);
      // Whoever came second was an admin no longer, or nobody.
      for (const { status } of answers) expect([200, 204, 401, 403]).toContain(status);
      const left = await sql.run(
        `select id from users where is_super_admin and suspended_at is null and id = any($1)`,
        [[first.id, second.id]],
      );
      expect(left).toHaveLength(1);
      const log = await sql.run('select 1 from audit_log where target_id = any($1)', [
        [first.id, second.id],
      ]);
      expect(log).toHaveLength(1);
      await sql.run('update users set is_super_admin = false');
    }
  });
});

describe('operations', () => {
  test.each([
    'TRACE /api/user',
    'TRACE /',
    'GET /.git/config',
    'GET /.env',
    'GET /../package.json',
  ])('%s shows nothing of ours', async (call) => {
    const cookie = [...root.client.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await answerTo(
      `${call} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|405) /);
    expect(answer).not.toContain(cookie);
    expect(answer).not.toMatch(/\[core\]|SECRET|"dependencies"|node_modules/);
  });

  test('headers that never end keep nobody else out', async () => {
    const slow = await Promise.all(
      Array.from({ length: 400 }, () => open('GET /api/user HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
    );
    for (const socket of slow) socket.write('a');
    expect((await new TestClient(one.address).get('/readyz')).status).toBe(200);
    expect((await root.client.get('/api/user')).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});
