import { pushDevicesMost } from '@girone/contract/rules';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { setUpPush, timeZone } from '../../testing/push-scene.ts';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useGirone } from '../../testing/test-girone.ts';

const scene = setUpPush();
const { girone, another, sql, notice, sentFor, pushes, sendDue, tell, switchOn } = scene;
const limits = { JOBS: 'off', RATE_LIMITS: 'on' };
const [counting, alsoCounting] = [
  useGirone(scene.database, limits),
  useGirone(scene.database, limits),
];
const password = 'giallo-giallo';

async function signIn(username: string, agent = 'a browser'): Promise<TestClient> {
  const client = new TestClient(girone.address);
  client.headers['user-agent'] = agent;
  expect((await client.post('/api/login', { username, password })).status).toBe(200);
  return client;
}

async function devicesOf(client: TestClient): Promise<{ id: number; isCurrent: boolean }[]> {
  return (await client.get('/api/push')).body.devices;
}

function newSubscription() {
  return { ...scene.service.subscribe('key'), timeZone };
}

async function isSilent(): Promise<boolean> {
  await sendDue();
  const left = await sql.run('select from push_devices where endpoint = $1', [
    scene.subscription.endpoint,
  ]);
  return left.length === 0 && (await sentFor(notice())).length === 0;
}

async function answersOf(
  call: (client: TestClient, index: number) => Promise<{ status: number }>,
  times: number,
) {
  const { client } = scene.person;
  const there = [counting, alsoCounting].map(({ address, sessionCookie }) => {
    const copy = new TestClient(address);
    copy.cookies.set(sessionCookie, [...client.cookies.values()][0] ?? '');
    copy.cookies.set('girone-signed-in', '1');
    return copy;
  });
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => {
      const chosen = there[index % 2];
      if (!chosen) throw new Error('there are two');
      return call(chosen, index);
    }),
  );
  return answers.map(({ status }) => status).filter((status) => status !== 429).length;
}

describe('a device', () => {
  test('is listed by its browser, and goes by itself', async () => {
    const { username, client } = scene.person;
    const second = await signIn(username, 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1');
    await switchOn({ ...scene.person, client: second });
    const listed = (await second.get('/api/push')).body.devices;
    expect(listed).toMatchObject([
      { isCurrent: true, userAgent: expect.stringContaining('iPhone'), lastSentAt: null },
      { isCurrent: false },
    ]);
    expect(JSON.stringify(listed)).not.toContain(scene.subscription.endpoint);
    const [, first] = await devicesOf(second);
    expect((await second.delete(`/api/push/devices/${first?.id}`)).status).toBe(204);
    expect((await second.delete(`/api/push/devices/${first?.id}`)).status).toBe(404);
    expect(await devicesOf(client)).toHaveLength(1);
    expect(await sentFor(notice())).toEqual([]);
  });

  test('belongs to one session: a new address of the same browser takes the place of the old', async () => {
    const before = scene.subscription;
    const after = await switchOn(scene.person);
    expect(await devicesOf(scene.person.client)).toHaveLength(1);
    await tell(notice());
    await sendDue();
    expect([pushes(before).length, pushes(after).length]).toEqual([0, 1]);
  });

  test('goes over to whoever switches it on in the same browser', async () => {
    const other = await signUp(girone);
    const { endpoint, keys } = scene.subscription;
    await tell(notice());
    const taken = await other.client.put('/api/push/device', { endpoint, keys, timeZone });
    expect(taken.status).toBe(200);
    expect(await devicesOf(scene.person.client)).toEqual([]);
    await sendDue();
    // Neither what was told to the first, nor anything new of theirs.
    expect(await sentFor(notice())).toEqual([]);
  });

  test('is nobody else’s by its address alone', async () => {
    const other = await signUp(girone);
    const { endpoint } = scene.subscription;
    const { keys } = newSubscription();
    const refused = await other.client.put('/api/push/device', { endpoint, keys, timeZone });
    expect([refused.status, refused.body.code]).toEqual([400, 'push_address_refused']);
    expect(await devicesOf(scene.person.client)).toHaveLength(1);
  });

  test('of another is not there, by whatever number', async () => {
    const [mine] = await devicesOf(scene.person.client);
    const other = await signUp(girone);
    expect((await other.client.delete(`/api/push/devices/${mine?.id}`)).status).toBe(404);
    expect((await other.client.post('/api/push/trial')).body.code).toBe('push_off');
    expect(await devicesOf(scene.person.client)).toHaveLength(1);
  });

  test('that ends at that very moment keeps nobody from telling its owner, and gets no trial', async () => {
    const { client, id } = scene.person;
    const ending = await sql.connect();
    try {
      await ending.query('begin');
      await ending.query('delete from push_devices where user_id = $1', [id]);
      const trial = client.post('/api/push/trial');
      const told = tell(notice());
      await eventually(async () => {
        const waiting = await sql.run(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(2);
      });
      await ending.query('commit');
      expect((await trial).body.code).toBe('push_off');
      await told;
    } finally {
      ending.release();
    }
  });

  test('is one of ten at most, also when many come at once on two instances', async () => {
    const { id } = scene.person;
    const sessions = Array.from({ length: pushDevicesMost + 3 }, (_, index) => `${id}-${index}`);
    await sql.run(
      `insert into sessions (sid, user_id, expire)
       select encode(sha256(token::bytea), 'base64'), $1, now() + interval '1 day'
       from unnest($2::text[]) as token`,
      [id, sessions],
    );
    // As the server writes it.
    await sql.run(
      `update sessions set sid = rtrim(translate(sid, '+/', '-_'), '=') where user_id = $1`,
      [id],
    );
    const answers = await Promise.all(
      sessions.map((token, index) => {
        const client = new TestClient((index % 2 === 0 ? girone : another).address);
        client.cookies.set(girone.sessionCookie, token);
        client.cookies.set('girone-signed-in', '1');
        return client.put('/api/push/device', newSubscription());
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(pushDevicesMost - 1);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('push_devices_used_up');
    expect(await devicesOf(scene.person.client)).toHaveLength(pushDevicesMost);
  });
});

describe('the pushes of a device end', () => {
  test('when its session is signed out, here or from elsewhere', async () => {
    const { client, username } = scene.person;
    const elsewhere = await signIn(username);
    const second = await switchOn({ ...scene.person, client: elsewhere });
    await tell(notice());
    expect((await client.post('/api/logout')).status).toBeLessThan(300);
    expect(await isSilent()).toBe(true);
    expect(pushes(second).length).toBeGreaterThan(0);
    const third = await signIn(username);
    await third.delete('/api/users/sessions');
    const before = pushes(second).length;
    await sentFor(notice());
    expect(pushes(second)).toHaveLength(before);
  });

  test('with a new password, except where it was set', async () => {
    const elsewhere = await signIn(scene.person.username);
    const kept = await switchOn({ ...scene.person, client: elsewhere });
    const body = { currentPassword: password, newPassword: 'verde-verde' };
    expect((await elsewhere.post('/api/users/password', body)).status).toBe(204);
    expect(await isSilent()).toBe(true);
    expect(pushes(kept)).toHaveLength(1);
  });

  test('with a suspension, on every instance', async () => {
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true, is_super_admin = true where id = $1', [
      admin.id,
    ]);
    await tell(notice());
    const suspended = await admin.client.send('PATCH', `/api/admin/users/${scene.person.id}`, {
      suspended: true,
      reason: 'Di prova',
    });
    expect(suspended.status).toBe(200);
    expect(await isSilent()).toBe(true);
  });

  test('when the account is asked to be deleted', async () => {
    const asked = await scene.person.client.post('/api/users/deletion', { password });
    expect(asked.status).toBe(202);
    expect(await isSilent()).toBe(true);
  });

  test('when its session has had its time, though nobody has swept it', async () => {
    await tell(notice());
    await sql.run(
      `update sessions set created_at = now() - interval '2 days', expire = now() - interval '1 hour'
       where user_id = $1`,
      [scene.person.id],
    );
    await sendDue();
    expect(pushes()).toEqual([]);
  });
});

describe('an address', () => {
  const inner = [
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://database.internal/x',
    'https://2130706433/x',
    'https://push.example.org:5432/x',
    'https://user:password@push.example.org/x',
    'http://127.0.0.1:1/x',
    'ftp://push.example.org/x',
    'javascript:alert(1)',
    'push',
    '',
  ];

  test.each(inner)('%j is not called', async (endpoint) => {
    const { client } = await signUp(girone);
    const answer = await client.put('/api/push/device', { ...newSubscription(), endpoint });
    expect([answer.status, answer.body.code]).toEqual([400, 'push_address_refused']);
    expect(await devicesOf(client)).toEqual([]);
  });

  test('of the open internet is taken', async () => {
    const { client } = await signUp(girone);
    const endpoint = 'https://updates.push.example.org/wpush/v2/abc';
    expect((await client.put('/api/push/device', { ...newSubscription(), endpoint })).status).toBe(
      200,
    );
    await client.delete(`/api/push/devices/${(await devicesOf(client))[0]?.id}`);
  });

  const { keys, ...rest } = {
    endpoint: 'https://push.example.org/x',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    timeZone,
  };
  test.each([
    ['a key that is no point of the curve', { ...rest, keys }],
    ['a short key', { ...rest, keys: { ...keys, p256dh: 'BAAA' } }],
    ['a long secret', { ...rest, keys: { ...keys, auth: 'A'.repeat(23) } }],
    ['no keys', rest],
    ['a long address', { ...rest, keys, endpoint: `https://push.example.org/${'x'.repeat(1024)}` }],
    ['somebody else’s number', { ...rest, keys, userId: 1 }],
  ])('with %s is refused', async (_what, body) => {
    const { client } = await signUp(girone);
    expect((await client.put('/api/push/device', body)).status).toBe(400);
    expect(await devicesOf(client)).toEqual([]);
  });
});

describe('too often', () => {
  test('somebody asks for trials, over two instances', async () => {
    expect(await answersOf((client) => client.post('/api/push/trial'), 14)).toBe(10);
  });

  test('somebody switches devices on, over two instances', async () => {
    const passed = await answersOf(
      (client) => client.put('/api/push/device', newSubscription()),
      34,
    );
    expect(passed).toBe(30);
  });
});

test('every instance signs with the same key', async () => {
  const { client } = scene.person;
  const there = new TestClient(another.address);
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  const [here, elsewhere] = [await client.get('/api/push'), await there.get('/api/push')];
  expect(elsewhere.status).toBe(200);
  expect(elsewhere.body.publicKey).toBe(here.body.publicKey);
});
