import { describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const environment = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
const one = useGirone(database, environment);
const withoutJobs = { ...environment, JOBS: 'off' };
const instances = [one, ...Array.from({ length: 3 }, () => useGirone(database, withoutJobs))];

let count = 0;

/** A browser behind the proxy, at an address of its own, served by each instance in turn. */
function clientAt(address: string): TestClient {
  count += 1;
  const { address: served } = instances[count % instances.length] ?? one;
  const client = new TestClient(served);
  client.headers['x-forwarded-for'] = address;
  return client;
}

async function register(username: string, address: string) {
  const password = 'giallo-giallo';
  const client = clientAt(address);
  const body = { username, email: `${username}@example.org`, password, confirmPassword: password };
  return { client, answer: await client.post('/api/register', body) };
}

/** One try more than a name has, each from another address of the network. */
async function exhaust(username: string, network: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 26; attempt += 1) {
    const client = clientAt(`${network}.${attempt}`);
    statuses.push((await client.post('/api/login', { username, password: 'wrong' })).status);
  }
  return statuses;
}

function retryAfter(answer: { headers: Headers }): number {
  return Number(answer.headers.get('retry-after'));
}

describe('over four instances', () => {
  test('an account takes 25 wrong passwords an hour, from wherever; its own browser still gets in', async () => {
    const { client: known } = await register('giulia', '198.51.100.1');
    const wrong = { username: 'giulia', password: 'wrong' };
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      const { status } = await clientAt(`203.0.113.${attempt}`).post('/api/login', wrong);
      expect(status).toBe(401);
    }
    const refused = await clientAt('203.0.113.99').post('/api/login', wrong);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('rate_limited');
    expect(retryAfter(refused)).toBeGreaterThan(0);

    const right = { username: 'giulia', password: 'giallo-giallo' };
    expect((await clientAt('203.0.113.98').post('/api/login', right)).status).toBe(429);
    expect((await known.post('/api/login', right)).status).toBe(200);
  });

  test('more wrong reset codes in an hour than people type, on whatever accounts, raise the alarm once', async () => {
    const alarm = `select count::int from error_counts where source = 'reset codes are being guessed'`;
    expect((await database.sql.query(alarm)).rows).toEqual([]);
    await database.sql.query(
      `select take_rate(array['reset:wrong'], array[300], array[3600]) from generate_series(1, 300)`,
    );
    for (let turn = 1; turn <= 3; turn += 1) {
      const body = {
        email: `nobody${turn}@example.org`,
        otp: '123456',
        newPassword: 'giallo-giallo',
      };
      const { status } = await clientAt(`203.0.113.${100 + turn}`).post(
        '/api/reset-password',
        body,
      );
      expect(status).toBe(400);
    }
    await eventually(async () => {
      expect((await database.sql.query(alarm)).rows).toEqual([{ count: 1 }]);
    });
  });

  test('all devices that an account knows have one allowance together', async () => {
    const { client: first } = await register('renata', '198.51.100.2');
    const right = { username: 'renata', password: 'giallo-giallo' };
    const known = [first];
    for (let device = 1; device <= 4; device += 1) {
      const client = clientAt(`198.51.100.${20 + device}`);
      expect((await client.post('/api/login', right)).status).toBe(200);
      known.push(client);
    }
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const client = known[attempt % known.length];
      const answer = await client?.post('/api/login', { ...right, password: 'wrong' });
      statuses.push(answer?.status ?? 0);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
    expect(statuses.slice(25)).toEqual([429, 429, 429, 429, 429]);
  });

  test('a device is known for as long as the password stays; the one that changes it stays known', async () => {
    const { client: own } = await register('teresa', '198.51.100.3');
    const former = clientAt('198.51.100.31');
    const old = { username: 'teresa', password: 'giallo-giallo' };
    expect((await former.post('/api/login', old)).status).toBe(200);
    const passwords = { currentPassword: 'giallo-giallo', newPassword: 'nuova-password' };
    expect((await own.post('/api/users/password', passwords)).status).toBe(204);
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      await clientAt(`203.0.114.${attempt}`).post('/api/login', old);
    }
    // What whoever knew the old password brings along is a stranger's, and those have had their tries.
    expect((await former.post('/api/login', old)).status).toBe(429);
    const right = { username: 'teresa', password: 'nuova-password' };
    expect((await own.post('/api/login', right)).status).toBe(200);
  });

  test('nobody learns by it which address belongs to a username', async () => {
    await register('silvana', '198.51.100.4');
    const all = [...Array<number>(25).fill(401), 429];
    expect(await exhaust('silvana', '203.0.115')).toEqual(all);
    // The account's own address, and one that nobody has.
    expect(await exhaust('Silvana@Example.org', '203.0.116')).toEqual(all);
    expect(await exhaust('nessuna@example.org', '203.0.117')).toEqual(all);
  });

  test('an unknown name is limited in the same way', async () => {
    const statuses = await exhaust('nobody-at-all', '192.0.2');
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
    expect(statuses.at(-1)).toBe(429);
  });

  test('an address takes 25 logins in 5 minutes, and a /64 is one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        clientAt(`2001:db8:1:2::${index.toString(16)}`).post('/api/login', {
          username: `someone-${index}`,
          password: 'wrong',
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('an address makes 5 accounts in half an hour', async () => {
    const answers = [];
    for (let index = 0; index < 6; index += 1) {
      answers.push((await register(`newcomer-${index}`, '198.51.100.7')).answer);
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('an address asks for 25 codes in 5 minutes', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 26; index += 1) {
      const client = clientAt('198.51.100.8');
      const email = `unknown-${index}@example.org`;
      statuses.push((await client.post('/api/request-password-reset', { email })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(25);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('whoever is not behind the trusted proxy cannot choose an address', async () => {
  const client = new TestClient(one.address);
  client.headers['x-forwarded-for'] = '203.0.113.1, 198.51.100.77';
  await client.post('/api/login', { username: 'nobody', password: 'wrong' });
  const { rows } = await database.sql.query(
    `select key from rate_limits where key like 'login:address:%' and key like '%198.51.100.77%'`,
  );
  expect(rows).toHaveLength(1);
});
