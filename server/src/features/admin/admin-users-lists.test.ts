import type { AdminUser } from '@girone/contract/admin-users';
import type { AuditEntry } from '@girone/contract/admin';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const reason = 'Per prova';

let ada: TestPerson;
let sofia: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  ada = await signUp(girone, 'ada');
  sofia = await signUp(girone, 'sofia');
  await sql.run(
    'update users set is_admin = true, is_super_admin = (id = $2) where id in ($1, $2)',
    [ada.id, sofia.id],
  );
});

beforeEach(async () => {
  person = await signUp(girone);
});

function change(by: TestPerson, body: object) {
  return by.client.send('PATCH', `/api/admin/users/${person.id}`, { reason, ...body });
}

async function idsOf(query: string): Promise<number[]> {
  const rows = await readPages<AdminUser>(ada.client, `/api/admin/users?limit=2&${query}`);
  return rows.map(({ id }) => id);
}

describe('the list', () => {
  let crowd: number[];

  beforeAll(async () => {
    crowd = [];
    for (let index = 0; index < 7; index += 1) {
      const id = await addUser(sql);
      await sql.run(
        `update users set username = $2, first_name = 'Anna Maria', last_name = $3,
           films_uploaded = $4, posts_count = $5 where id = $1`,
        [id, `Folla-${index}`, index % 2 === 0 ? 'Verdi' : 'Neri', index % 3, 9 - index],
      );
      crowd.push(id);
    }
    return () =>
      sql.run('update users set films_uploaded = 0, posts_count = 0 where id = any($1)', [crowd]);
  });

  test.each([
    ['created', [0, 1, 2, 3, 4, 5, 6]],
    ['username', [0, 1, 2, 3, 4, 5, 6]],
    ['films', [0, 3, 6, 1, 4, 2, 5]],
    ['posts', [6, 5, 4, 3, 2, 1, 0]],
  ])('goes by %s, both ways, page by page', async (sort, places) => {
    const inOrder = places.map((place) => crowd[place]);
    expect(await idsOf(`search=FOLLA&sort=${sort}&direction=asc`)).toEqual(inOrder);
    expect(await idsOf(`search=folla&sort=${sort}`)).toEqual(inOrder.toReversed());
  });

  test('finds by every word of a name or of an address, taken literally', async () => {
    expect(await idsOf('search=verdi%20anna&direction=asc')).toEqual(
      [0, 2, 4, 6].map((place) => crowd[place]),
    );
    const [row] = await sql.run('select email from users where id = $1', [crowd[0]]);
    expect(await idsOf(`search=${String(row?.['email'])}`)).toEqual([crowd[0]]);
    expect(await idsOf('search=%25')).toEqual([]);
  });

  test('has the few that a filter is for', async () => {
    expect(await idsOf('filter=admins')).toEqual([sofia.id, ada.id]);
    await sql.run('update users set is_email_verified = true where id = any($1)', [crowd.slice(1)]);
    expect(await idsOf('filter=unverified&search=folla')).toEqual([crowd[0]]);
    await sql.run(
      `update users set suspended_at = now() - interval '2 days',
         suspended_until = case when id = $2 then now() - interval '1 day' end where id in ($1, $2)`,
      [crowd[1], crowd[2]],
    );
    // A suspension whose end has passed is none.
    expect(await idsOf('filter=suspended')).toEqual([crowd[1]]);
  });

  test('shows what admins need, and no secret; says what the caller may do', async () => {
    const { body, text } = await ada.client.get('/api/admin/users?limit=100');
    expect(text).not.toMatch(/argon2|password|token|dateOfBirth|vote/i);
    const of = ({ id }: TestPerson) => body.find((each: AdminUser) => each.id === id);
    expect(of(person)).toMatchObject({
      email: `${person.username}@example.org`,
      isEmailVerified: false,
      maxFilmsAllowed: 20,
      suspension: null,
      lastSeenAt: expect.stringMatching(/^\d{4}-/),
      viewerMay: { change: true, suspend: true, delete: true, grantAdmin: false },
    });
    const nothing = {
      change: false,
      suspend: false,
      delete: false,
      grantAdmin: false,
      revokeAdmin: false,
      resetSecondFactor: false,
    };
    expect([of(ada).viewerMay, of(sofia).viewerMay]).toEqual([nothing, nothing]);
    const { body: seen } = await sofia.client.get(`/api/admin/users/${ada.id}`);
    expect(seen.viewerMay).toEqual({
      ...nothing,
      change: true,
      suspend: true,
      delete: true,
      revokeAdmin: true,
      resetSecondFactor: true,
    });
  });
});

describe('the audit log', () => {
  test('is found by reason, name and actor, by kind and by action', async () => {
    await change(sofia, { maxFilmsAllowed: 33, reason: 'Ha chiesto 100% di più' });
    await change(ada, { isEmailVerified: true, reason: 'Posta persa' });
    const find = async (query: string) => {
      const rows = await readPages<AuditEntry>(ada.client, `/api/admin/audit?limit=1&${query}`);
      return rows.map(({ action }) => action);
    };
    const mine = `targetId=${person.id}&target=user`;
    expect(await find(mine)).toEqual(['user.verify_email', 'user.film_limit']);
    expect(await find(`${mine}&direction=asc`)).toEqual(['user.film_limit', 'user.verify_email']);
    expect(await find('search=100%25%20DI')).toEqual(['user.film_limit']);
    expect(await find(`search=${person.username}`)).toEqual(await find(mine));
    expect(await find(`${mine}&search=SOFIA`)).toEqual(['user.film_limit']);
    expect(await find(`${mine}&action=user.ver`)).toEqual(['user.verify_email']);
    expect(await find(`${mine}&action=user.%25`)).toEqual([]);
    expect(await find(`targetId=${person.id}&target=film`)).toEqual([]);
  });

  test('names no actor who has deleted their account', async () => {
    const past = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [past.id]);
    await change(past, { maxFilmsAllowed: 21 });
    const path = `/api/admin/users/${past.id}`;
    expect((await sofia.client.send('DELETE', path, { reason })).status).toBe(204);
    const { body } = await ada.client.get(`/api/admin/audit?targetId=${person.id}`);
    expect(body).toMatchObject([{ action: 'user.film_limit', actor: null }]);
  });
});
