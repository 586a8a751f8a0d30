import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let admin: TestPerson;
let giulia: TestPerson;
let paolo: TestPerson;

beforeAll(async () => {
  admin = await signUp(girone, 'admin');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
});

beforeEach(async () => {
  giulia = await signUp(girone);
  paolo = await signUp(girone);
});

function edit({ client }: TestPerson, body: unknown) {
  return client.put('/api/users/profile', body);
}

function look({ client }: TestPerson, { username }: TestPerson) {
  return client.get(`/api/users/profile/${username}`);
}

function block({ client }: TestPerson, { username }: TestPerson) {
  return client.post(`/api/users/${username}/block`);
}

const written = {
  firstName: 'Giulia',
  lastName: 'Masina',
  bio: 'Guardo <b>tutto</b>.\nDue volte.',
  location: 'Rimini',
  website: 'https://example.org/giulia',
  dateOfBirth: '1990-02-28',
};

describe('a profile', () => {
  test('is one’s own without a name, and anybody’s by name in any case', async () => {
    await edit(giulia, written);
    const { body: own } = await giulia.client.get('/api/users/profile');
    expect(own).toEqual({
      ...written,
      username: giulia.username,
      email: `${giulia.username}@example.org`,
      profileImageUrl: null,
      createdAt: expect.stringMatching(/Z$/),
      filmsUploaded: 0,
      followersCount: 0,
      followingCount: 0,
      postsCount: 0,
      isPrivate: false,
      isOpen: true,
      viewerIsOwner: true,
      viewerFollows: 'no',
      followsViewer: false,
      viewerHasBlocked: false,
    });
    const { email, dateOfBirth, ...shown } = own;
    const { body: seen } = await paolo.client.get(
      `/api/users/profile/${giulia.username.toUpperCase()}`,
    );
    expect(seen).toEqual({ ...shown, viewerIsOwner: false });
    expect([email, dateOfBirth]).not.toContain(undefined);
    const { body: administered } = await look(admin, giulia);
    expect(administered).toEqual({ ...shown, email, viewerIsOwner: false });
  });

  test('is not there for nobody, for the deleted, and for visitors', async () => {
    expect((await giulia.client.get('/api/users/profile/nobody')).status).toBe(404);
    await sql.run(
      `update users set username = '~' || id, email = '~' || id, password = '', deleted_at = now()
       where id = $1`,
      [paolo.id],
    );
    for (const name of [paolo.username, `~${paolo.id}`]) {
      for (const path of [`profile/${name}`, `stats/${name}`, `${name}/films`]) {
        expect((await admin.client.get(`/api/users/${path}`)).status).toBe(404);
      }
    }
    const visitor = new TestClient(girone.address);
    expect((await visitor.get('/api/users/profile')).status).toBe(401);
  });

  test('that is private shows name, picture and counters, and opens to whoever is let in', async () => {
    await edit(giulia, written);
    await sql.run('update users set is_private = true where id = $1', [giulia.id]);
    const { body: open } = await look(admin, giulia);
    const { email, ...rest } = open;
    expect([open.isOpen, open.bio]).toEqual([true, written.bio]);
    const closed = {
      ...rest,
      bio: null,
      location: null,
      website: null,
      createdAt: null,
      isOpen: false,
    };
    expect((await look(paolo, giulia)).body).toEqual(closed);
    await paolo.client.post(`/api/users/${giulia.username}/follow`);
    expect((await look(paolo, giulia)).body).toEqual({ ...closed, viewerFollows: 'requested' });
    await giulia.client.post('/api/posts', { content: 'Per chi mi segue' });
    const byAuthor = `/api/posts/feed?author=${giulia.username}`;
    const seen = await Promise.all(
      [paolo, giulia, admin].map(async ({ client }) => (await client.get(byAuthor)).body.length),
    );
    expect(seen).toEqual([0, 1, 1]);
    const films = `/api/users/${giulia.username}/films`;
    const refused = await paolo.client.get(films);
    expect([refused.status, refused.body.code]).toEqual([403, 'profile_private']);

    await giulia.client.post(`/api/users/follow-requests/${paolo.username}/accept`);
    expect((await look(paolo, giulia)).body).toEqual({
      ...rest,
      followersCount: 1,
      postsCount: 1,
      viewerFollows: 'yes',
    });
    expect((await paolo.client.get(films)).status).toBe(200);
    expect((await paolo.client.get(byAuthor)).body).toHaveLength(1);
    expect((await look(giulia, paolo)).body.followsViewer).toBe(true);
    expect(email).toBe(`${giulia.username}@example.org`);
  });

  test('is gone for both after a block, with all that belongs to it, but not for admins', async () => {
    const { body: missing } = await giulia.client.get('/api/users/profile/nobody');
    await block(giulia, paolo);
    for (const [viewer, person] of [
      [giulia, paolo],
      [paolo, giulia],
    ] as const) {
      const { status, body } = await look(viewer, person);
      expect([status, body]).toEqual([404, missing]);
      for (const path of [
        `stats/${person.username}`,
        ...['activity', 'films', 'tournaments', 'circles', 'followers', 'following'].map(
          (list) => `${person.username}/${list}`,
        ),
      ]) {
        expect((await viewer.client.get(`/api/users/${path}`)).status).toBe(404);
      }
      expect((await viewer.client.post(`/api/users/${person.username}/follow`)).status).toBe(404);
    }
    await block(giulia, admin);
    expect((await look(admin, giulia)).body.viewerHasBlocked).toBe(false);
    await block(admin, giulia);
    expect((await look(admin, giulia)).body.viewerHasBlocked).toBe(true);
    await admin.client.delete(`/api/users/${giulia.username}/block`);
  });
});

describe('editing', () => {
  test('changes what is named, clears what is empty, and leaves the rest', async () => {
    await edit(giulia, written);
    const { body: cleared } = await edit(giulia, { bio: '  ', website: null, location: ' Roma ' });
    expect(cleared).toMatchObject({ ...written, bio: null, website: null, location: 'Roma' });
    expect((await edit(giulia, {})).body).toEqual(cleared);
    const { status, body } = await edit(giulia, {
      firstName: '',
      lastName: null,
      dateOfBirth: '',
    });
    expect(status).toBe(200);
    expect([body.firstName, body.lastName, body.dateOfBirth]).toEqual([null, null, null]);
    expect((await giulia.client.get('/api/users/profile')).body).toEqual(body);
  });

  test('is heard of on one’s own pages, unless nothing was named', async () => {
    await edit(giulia, { bio: 'Ciao' });
    await edit(giulia, {});
    const events = await sql.run(
      `select audience from events where type = 'account' and payload->>'userId' = $1::text`,
      [String(giulia.id)],
    );
    expect(events).toEqual([{ audience: { kind: 'user', userId: giulia.id } }]);
  });

  test('takes the date part of a date of birth, from the day of thirteen on', async () => {
    const [row] = await sql.run(`select
      to_char(now() at time zone 'UTC' - interval '13 years', 'YYYY-MM-DD') as enough,
      to_char(now() at time zone 'UTC' - interval '13 years' + interval '1 day', 'YYYY-MM-DD') as young,
      to_char(now() at time zone 'UTC' + interval '1 day', 'YYYY-MM-DD') as unborn`);
    const { body } = await edit(giulia, {
      dateOfBirth: `${String(row?.['enough'])}T00:00:00.000Z`,
    });
    expect(body.dateOfBirth).toBe(row?.['enough']);
    const young = await edit(giulia, { dateOfBirth: row?.['young'] });
    expect([young.status, young.body.fields]).toEqual([
      400,
      { dateOfBirth: 'You must be at least 13 years old.' },
    ]);
    for (const dateOfBirth of [row?.['unborn'], '9999-12-31', '1899-12-31', '0000-01-01']) {
      const refused = await edit(giulia, { dateOfBirth });
      expect(refused.body.fields).toEqual({ dateOfBirth: 'Enter a date that exists.' });
    }
    expect((await giulia.client.get('/api/users/profile')).body.dateOfBirth).toBe(row?.['enough']);
  });

  test.each([
    ['firstName', 'x'.repeat(51)],
    ['lastName', 'a\0b'],
    ['bio', 'x'.repeat(501)],
    ['bio', 7],
    ['location', 'x'.repeat(101)],
    ['website', 'javascript:alert(1)'],
    ['website', 'data:text/html,<script>alert(1)</script>'],
    ['website', 'example.org'],
    ['website', 'https://'],
    ['website', `https://example.org/${'x'.repeat(200)}`],
    ['dateOfBirth', '2000-02-30'],
    ['dateOfBirth', 'yesterday'],
  ])('refuses as %s %j', async (field, value) => {
    const { status, body } = await edit(giulia, { location: 'Roma', [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await giulia.client.get('/api/users/profile')).body.location).toBeNull();
  });

  test('keeps a text that would be code elsewhere as it was typed', async () => {
    for (const text of [
      '<script>alert(1)</script>',
      '"><svg/onload=alert(1)>',
      '\u202Eevil\u202C',
    ]) {
      const { body } = await edit(giulia, { bio: text, location: text, firstName: text });
      expect([body.bio, body.location, body.firstName]).toEqual([text, text, text]);
    }
  });

  test('gives nobody rights, and reaches no other account', async () => {
    const before = await sql.run('select * from users order by id');
    for (const more of [
      { isAdmin: true },
      { isSuperAdmin: true, role: 'admin' },
      { username: paolo.username },
      { userId: paolo.id },
      { id: paolo.id },
      { email: 'mallory@example.org', isEmailVerified: true },
      { password: 'giallo-giallo' },
      { followersCount: 9, postsCount: 9, filmsUploaded: 0, maxFilmsAllowed: 1000 },
      { isPrivate: true },
      { profileImageUrl: 'https://elsewhere.example/x.png' },
    ]) {
      expect((await edit(giulia, { bio: 'Mia', ...more })).status).toBe(400);
    }
    expect(await sql.run('select * from users order by id')).toEqual(before);
    const body =
      '{"bio":"Mia","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    await giulia.client.fetch('/api/users/profile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect({}).not.toHaveProperty('isAdmin');
    expect((await giulia.client.get('/api/user')).body.isAdmin).toBe(false);
  });
});
