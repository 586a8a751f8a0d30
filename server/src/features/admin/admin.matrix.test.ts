import { beforeAll, describe, expect, test } from 'vitest';
import { findCall, noIds } from '../../testing/contract-calls.ts';
import { digestDatabase } from '../../testing/digest.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  gatherPeople,
  matrix,
  testRow,
  type MatrixCall,
  type MatrixPeople,
} from '../../testing/matrix.ts';
import { routesBesideContract, rowsOfRoute } from '../../testing/route-rows.ts';
import { addUser } from '../../testing/sample-rows.ts';
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

/** Whom it is about. */
type Scene = number;
type Send = MatrixCall<Scene>['send'];
type Role = 'user' | 'admin' | 'super-admin';

const reason = 'Per prova';

async function somebody(role: Role = 'user'): Promise<Scene> {
  const id = await addUser(sql);
  await sql.run('update users set is_admin = $2, is_super_admin = $3 where id = $1', [
    id,
    role !== 'user',
    role === 'super-admin',
  ]);
  await sql.run(
    `insert into sessions (sid, user_id, expire) values ('sid-' || $1::int, $1, now() + interval '1 day')`,
    [id],
  );
  return id;
}

function patch(body: object): Send {
  return (client, id) => client.send('PATCH', `/api/admin/users/${id}`, { reason, ...body });
}

interface UserAct {
  readonly name: string;
  readonly allowed: number;
  readonly send: Send;
  /** What the last super-admin is told who tries it on themselves. */
  readonly ofLast: 'oneself' | 'last_super_admin';
}

const acts: readonly UserAct[] = [
  {
    name: 'suspend',
    allowed: 200,
    send: patch({ suspended: true }),
    ofLast: 'last_super_admin',
  },
  { name: 'lift', allowed: 200, send: patch({ suspended: false }), ofLast: 'oneself' },
  { name: 'film limit', allowed: 200, send: patch({ maxFilmsAllowed: 3 }), ofLast: 'oneself' },
  { name: 'verify', allowed: 200, send: patch({ isEmailVerified: true }), ofLast: 'oneself' },
  {
    name: 'sign out',
    allowed: 200,
    send: (client, id) => client.post(`/api/admin/users/${id}/end-sessions`, { reason }),
    ofLast: 'oneself',
  },
  {
    name: 'delete',
    allowed: 204,
    send: (client, id) => client.send('DELETE', `/api/admin/users/${id}`, { reason }),
    ofLast: 'last_super_admin',
  },
];
const revoke = { name: 'take', allowed: 200, send: patch({ isAdmin: false }) };
const roleActs = [
  { name: 'give', allowed: 200, send: patch({ isAdmin: true }), prepare: () => somebody() },
  { ...revoke, prepare: () => somebody('admin') },
  { ...revoke, name: 'take from a super-admin', prepare: () => somebody('super-admin') },
  {
    name: 'reset a second factor',
    allowed: 204,
    prepare: async () => {
      const id = await somebody();
      await sql.run(
        "insert into second_factors (user_id, key, enabled_at) values ($1, repeat('x', 64), now())",
        [id],
      );
      return id;
    },
    send: (client: TestClient, id: number) =>
      client.post(`/api/admin/users/${id}/reset-second-factor`, { reason }),
  },
];

/** The reading calls of a row, of whatever part of the admin area. */
function readsOf(row: number): MatrixCall<Scene>[] {
  const routes = Object.entries(rowsOfRoute).filter(
    ([route, rows]) => route.startsWith('GET ') && rows.includes(row),
  );
  return routes.map(([route]) => ({
    name: route,
    allowed: 200,
    prepare: async () => people.PO.id,
    send: (client, userId) => client.get(findCall(route, { ...noIds, userId }).path),
  }));
}

const rowOf = (number: number) => {
  const row = matrix.find((each) => each.row === number);
  if (!row) throw new Error(`the matrix has no row ${number}`);
  return row;
};
const subject = { people: () => people, sql: () => database.sql };

testRow(rowOf(69), readsOf(69), subject);
testRow(
  rowOf(70),
  acts.map(({ name, allowed, send }) => ({ name, allowed, send, prepare: () => somebody() })),
  subject,
);
testRow(rowOf(72), roleActs, subject);
testRow(
  rowOf(73),
  [
    {
      name: 'by the flag',
      allowed: 200,
      prepare: () => somebody('admin'),
      send: patch({ isAdmin: true, isSuperAdmin: true }),
    },
  ],
  subject,
);
testRow(rowOf(74), readsOf(74), subject);

const files = Object.keys(routesBesideContract).filter((route) =>
  /^GET \/api\/admin\/\w+\.csv$/.test(route),
);

test.each(files)('rows 69 and 74, as a file: %s', async (route) => {
  const path = route.slice('GET '.length);
  for (const [column, { client }] of Object.entries(people)) {
    const { status, headers } = await client.get(path);
    const type = headers.get('content-type')?.split(';')[0];
    const refused = [column === 'V' ? 401 : 403, 'application/json'];
    const isAdmin = column === 'A' || column === 'SA';
    expect([column, status, type]).toEqual([column, ...(isAdmin ? [200, 'text/csv'] : refused)]);
  }
});

async function refusalOf(send: Send, client: TestClient, id: number) {
  const before = await digestDatabase(database.sql);
  const answer = await send(client, id);
  expect(await digestDatabase(database.sql)).toBe(before);
  return answer;
}

describe.each(acts)('row 70, of those who look after the place: $name', (act) => {
  test.each(['admin', 'super-admin'] as const)('an admin not of an %s', async (role) => {
    const { status } = await refusalOf(act.send, people.A.client, await somebody(role));
    expect(status).toBe(403);
  });

  test.each(['admin', 'super-admin'] as const)('a super-admin of an %s', async (role) => {
    expect((await act.send(people.SA.client, await somebody(role))).status).toBe(act.allowed);
  });

  test('nobody of themselves, and the last super-admin stays', async () => {
    await sql.run('update users set is_admin = false, is_super_admin = false where id <> all($1)', [
      [people.A.id, people.SA.id],
    ]);
    const { A, SA } = people;
    expect(await refusalOf(act.send, A.client, A.id)).toMatchObject({
      status: 400,
      body: { code: 'oneself' },
    });
    expect(await refusalOf(act.send, SA.client, SA.id)).toMatchObject({
      body: { code: act.ofLast },
    });
  });
});

test('row 72: the last super-admin keeps the role, one of two must ask the other', async () => {
  const { SA } = people;
  await sql.run('update users set is_admin = false, is_super_admin = false where id <> $1', [
    SA.id,
  ]);
  const last = await refusalOf(revoke.send, SA.client, SA.id);
  expect(last).toMatchObject({ status: 409, body: { code: 'last_super_admin' } });
  await somebody('super-admin');
  const oneOfTwo = await refusalOf(revoke.send, SA.client, SA.id);
  expect(oneOfTwo).toMatchObject({ status: 400, body: { code: 'oneself' } });
});
