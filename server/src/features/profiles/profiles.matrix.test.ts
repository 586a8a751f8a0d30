import type { SessionSummary } from '@girone/contract/account';
import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  gatherPeople,
  matrix,
  testRow,
  type MatrixCall,
  type MatrixPeople,
} from '../../testing/matrix.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let people: MatrixPeople;

beforeAll(async () => {
  people = await gatherPeople(girone, sql);
});

/** The name of the profile's owner. */
type Scene = string;
type Send = MatrixCall<Scene>['send'];

async function profile(isPrivate: boolean): Promise<Scene> {
  const [row] = await sql.run(
    `update users set is_private = $2, date_of_birth = '1990-05-01', bio = null,
       profile_image_url = '/objects/avatars/picture.webp' where id = $1 returning username`,
    [people.PO.id, isPrivate],
  );
  return String(row?.['username']);
}

function call(name: string, isPrivate: boolean, send: Send): MatrixCall<Scene> {
  return { name, allowed: 200, prepare: () => profile(isPrivate), send };
}

/** Everybody is signed in at a second place as well. */
async function signedInTwice(): Promise<Scene> {
  await sql.run(`delete from sessions where sid like 'second-%'`);
  await sql.run(`insert into sessions (sid, user_id, expire)
    select 'second-' || id, id, now() + interval '1 day' from users`);
  return '';
}

/** The other place, by the name that it has for whoever is signed in there. */
async function endSecond(client: TestClient) {
  const { status, body } = await client.get('/api/users/sessions');
  const second = status === 200 ? body.find((each: SessionSummary) => !each.isCurrent) : undefined;
  return client.delete(`/api/users/sessions/${second?.id ?? 'unknown'}`);
}

const sessionCalls: MatrixCall<Scene>[] = [
  sessionCall('list', 200, (client) => client.get('/api/users/sessions')),
  sessionCall('one', 204, endSecond),
  sessionCall('all others', 204, (client) => client.delete('/api/users/sessions')),
];

function sessionCall(name: string, allowed: number, send: Send): MatrixCall<Scene> {
  return { name, allowed, prepare: signedInTwice, send };
}

/** Calls that change a profile name no person: that the owner's stays as it was is the refusal. */
function changes(column: 'bio' | 'profile_image_url', send: Send): Send {
  const current = async (name: Scene) => {
    const [row] = await sql.run(`select ${column} as value from users where username = $1`, [name]);
    return row?.['value'];
  };
  return async (client, name) => {
    const before = await current(name);
    const { status } = await send(client, name);
    return { status: status === 401 || (await current(name)) !== before ? status : 403 };
  };
}

const editCalls: MatrixCall<Scene>[] = [
  call(
    'words',
    false,
    // Others say whom they mean; their own profile is theirs to edit.
    changes('bio', (client, username) => {
      const whose = client === people.PO.client ? {} : { username };
      return client.put('/api/users/profile', { bio: 'Mia', ...whose });
    }),
  ),
  call(
    'picture',
    false,
    changes('profile_image_url', (client, username) =>
      client.put('/api/users/profile-image', { imageUrl: '', username }),
    ),
  ),
];

function read(path: (name: string) => string): Send {
  return (client, name) => client.get(path(name));
}

const readProfile = read((name) => `/api/users/profile/${name}`);
const readStats = read((name) => `/api/users/stats/${name}`);

/** A field that is left out is the refusal. */
function seeField(field: string): Send {
  return async (client, name) => {
    const { status, body } = await client.get(`/api/users/profile/${name}`);
    return { status: status !== 200 || field in body ? status : 403 };
  };
}

const rowOf = (number: number) => {
  const row = matrix.find((each) => each.row === number);
  if (!row) throw new Error(`the matrix has no row ${number}`);
  return row;
};
const subject = { people: () => people, sql: () => database.sql };

testRow(rowOf(7), [call('account', false, (client) => client.get('/api/user'))], subject);
testRow(rowOf(8), sessionCalls, subject);
testRow(
  rowOf(9),
  [call('profile', false, readProfile), call('figures', false, readStats)],
  subject,
);
testRow(
  rowOf(10),
  [
    call('figures', true, readStats),
    ...['activity', 'films', 'tournaments', 'circles', 'followers', 'following'].map((list) =>
      call(
        list,
        true,
        read((name) => `/api/users/${name}/${list}`),
      ),
    ),
  ],
  subject,
);
testRow(rowOf(11), [call('public profile', false, seeField('email'))], subject);
testRow(rowOf(12), [call('public profile', false, seeField('dateOfBirth'))], subject);
testRow(rowOf(13), editCalls, subject);
testRow(
  rowOf(14),
  [
    call('by editing', false, (client) =>
      client.put('/api/users/profile', { bio: 'Ciao', isAdmin: true, followersCount: 9 }),
    ),
  ],
  subject,
);

test('row 13: whoever edits a profile edits their own, and no other', async () => {
  for (const [column, { client, id }] of Object.entries(people)) {
    await sql.run('update users set bio = null');
    const { status } = await client.put('/api/users/profile', { bio: 'Mia' });
    expect(status).toBe(column === 'V' ? 401 : 200);
    const edited = await sql.run('select id from users where bio is not null');
    expect(edited).toEqual(column === 'V' ? [] : [{ id }]);
  }
});
