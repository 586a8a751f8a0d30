import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  gatherPeople,
  matrix,
  testRow,
  type MatrixCall,
  type MatrixPeople,
} from '../../testing/matrix.ts';
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
    `update users set is_private = $2, date_of_birth = '1990-05-01' where id = $1 returning username`,
    [people.PO.id, isPrivate],
  );
  return String(row?.['username']);
}

function call(name: string, isPrivate: boolean, send: Send): MatrixCall<Scene> {
  return { name, allowed: 200, prepare: () => profile(isPrivate), send };
}

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
