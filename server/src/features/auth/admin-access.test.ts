import { beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let admin: TestPerson;

beforeEach(async () => {
  admin = await signUp(girone);
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
});

/** As if so much time had passed since the password was given, and since the area was used. */
async function letPass(given: string, seen: string): Promise<void> {
  await sql.run(
    `update sessions set password_given_at = now() - $2::interval, admin_seen_at = now() - $3::interval
     where user_id = $1`,
    [admin.id, given, seen],
  );
}

async function look(path = '/api/admin/overview') {
  const { status, body } = await admin.client.get(path);
  return [status, body?.code];
}

function confirm({ client }: TestPerson, password: string) {
  return client.post('/api/users/password/confirm', { password });
}

async function age(days: number): Promise<void> {
  await sql.run(
    `update sessions set created_at = now() - make_interval(days => $2),
       expire = now() + interval '5 minutes', last_seen_at = now() - interval '2 days'
     where user_id = $1`,
    [admin.id, days],
  );
}

async function daysLeft(): Promise<number> {
  const [row] = await sql.run(
    'select extract(epoch from expire - now()) / 86400 as days from sessions where user_id = $1',
    [admin.id],
  );
  return Math.round(Number(row?.days) * 10) / 10;
}

const locked = [403, 'password_needed'];

describe('the admin area', () => {
  test('is open to whoever has just signed in, and while they use it', async () => {
    expect((await look())[0]).toBe(200);
    await letPass('11 hours 59 minutes', '29 minutes');
    expect((await look())[0]).toBe(200);
    const [session] = await sql.run(
      `select now() - admin_seen_at < interval '1 minute' as is_fresh from sessions where user_id = $1`,
      [admin.id],
    );
    expect(session).toEqual({ is_fresh: true });
  });

  test.each([
    ['unused for half an hour', '40 minutes', '31 minutes'],
    ['after twelve hours, used or not', '12 hours 1 minute', '10 seconds'],
  ])('asks for the password again, %s', async (_when, given, seen) => {
    await letPass(given, seen);
    expect(await look()).toEqual(locked);
    // Trying does not count as being there, and files are part of it.
    expect(await look()).toEqual(locked);
    expect(await look('/api/admin/users.csv')).toEqual(locked);
    const act = await admin.client.post(`/api/admin/users/${admin.id}/end-sessions`, {
      reason: 'Prova',
    });
    expect([act.status, act.body.code]).toEqual(locked);
    // Everything else goes on.
    expect((await admin.client.get('/api/user')).status).toBe(200);
    expect((await admin.client.get('/api/circles')).status).toBe(200);
  });

  test('opens anew with the right password, for this session alone', async () => {
    const elsewhere = await signUp(girone);
    await letPass('13 hours', '31 minutes');
    const wrong = await confirm(admin, 'sbagliata');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password_wrong']);
    expect(await look()).toEqual(locked);
    expect((await confirm(admin, 'giallo-giallo')).status).toBe(204);
    expect((await look())[0]).toBe(200);
    expect((await confirm(elsewhere, 'giallo-giallo')).status).toBe(204);
    // A password opens nothing to whoever is no admin.
    expect((await elsewhere.client.get('/api/admin/overview')).status).toBe(403);
  });
});

describe('a session', () => {
  test.each([
    [10, 30],
    [59, 30],
    [80, 10],
    [89, 1],
  ])('of %i days that is used has %i more', async (old, left) => {
    await age(old);
    expect((await admin.client.get('/api/user')).status).toBe(200);
    expect(await daysLeft()).toBe(left);
  });

  test('cannot be kept beyond ninety days', async () => {
    await age(89);
    await expect(
      sql.run(`update sessions set expire = created_at + interval '91 days' where user_id = $1`, [
        admin.id,
      ]),
    ).rejects.toThrow('sessions_end');
  });
});
