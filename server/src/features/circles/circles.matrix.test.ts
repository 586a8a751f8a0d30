import { afterEach, beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  gatherPeople,
  matrix,
  testRow,
  type MatrixCall,
  type MatrixPeople,
} from '../../testing/matrix.ts';
import {
  addCircleTournament,
  addFilm,
  addJoinRequest,
  addMember,
  addOwnedCircle,
  addUser,
} from '../../testing/sample-rows.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let people: MatrixPeople;
let owner: number;
let member: number;
let moderator: number;
let requester: number;

beforeAll(async () => {
  people = await gatherPeople(girone, sql);
  owner = await addUser(sql);
  member = await addUser(sql);
  moderator = await addUser(sql);
  requester = await addUser(sql);
  await addFilm(sql, people.PO.id);
});

// Everybody's places are free again.
afterEach(() => sql.run('delete from circles'));

interface Scene {
  readonly circle: string;
  readonly request: string;
}

/** A circle with everybody's tie to it; creator and author were members once. */
async function setScene(settings: { isPublic?: boolean; joinType?: 'approval_required' } = {}) {
  const circleId = await addOwnedCircle(sql, owner, settings);
  const roles = [
    { userId: people.M.id },
    { userId: people.Mo.id, role: 'moderator' },
    { userId: people.CA.id, role: 'admin' },
    { userId: people.TC.id, isActive: false },
    { userId: people.PA.id, isActive: false },
    { userId: member },
    { userId: moderator, role: 'moderator' },
  ] as const;
  for (const tie of roles) await addMember(sql, { circleId, ...tie });
  await addCircleTournament(sql, { circleId, createdBy: people.TC.id });
  await sql.run(
    `insert into posts (content, author_id, circle_id, is_public) values ('Ciao', $1, $2, false)`,
    [people.PA.id, circleId],
  );
  const requestId = await addJoinRequest(sql, circleId, requester);
  const circle = `/api/circles/${circleId}`;
  return { circle, request: `${circle}/join-requests/${requestId}` };
}

const openCircle = () => setScene();
const approvalCircle = () => setScene({ joinType: 'approval_required' });
const privateCircle = () => setScene({ isPublic: false, joinType: 'approval_required' });

type Send = MatrixCall<Scene>['send'];

function call(name: string, prepare: () => Promise<Scene>, send: Send): MatrixCall<Scene> {
  return { name, allowed: 200, prepare, send };
}

function changeRole(path: 'promote-moderator' | 'demote-moderator', userId: () => number): Send {
  return (client: TestClient, { circle }) => client.post(`${circle}/${path}`, { userId: userId() });
}

const calls: Readonly<Record<number, readonly MatrixCall<Scene>[]>> = {
  20: [
    call('list', privateCircle, (client) => client.get('/api/circles')),
    call('search', privateCircle, (client) => client.get('/api/circles?search=cine')),
    call('mine', privateCircle, (client) => client.get('/api/circles/my')),
  ],
  21: [call('GET', privateCircle, (client, { circle }) => client.get(circle))],
  22: [call('GET', openCircle, (client, { circle }) => client.get(`${circle}/members`))],
  23: [call('GET', privateCircle, (client, { circle }) => client.get(`${circle}/members`))],
  24: [call('GET', privateCircle, (client, { circle }) => client.get(`${circle}/tournaments`))],
  25: [call('GET', privateCircle, (client, { circle }) => client.get(`${circle}/user-role`))],
  26: [
    {
      ...call('POST', openCircle, (client) => client.post('/api/circles', { name: 'Noir' })),
      allowed: 201,
    },
  ],
  27: [call('POST', openCircle, (client, { circle }) => client.post(`${circle}/join`))],
  28: [
    call('private', privateCircle, (client, { circle }) => client.post(`${circle}/join`)),
    call('by approval', approvalCircle, (client, { circle }) => client.post(`${circle}/join`, {})),
  ],
  29: [
    call('private', privateCircle, (client, { circle }) =>
      client.post(`${circle}/join`, { message: 'Posso?' }),
    ),
    call('by approval', approvalCircle, (client, { circle }) =>
      client.post(`${circle}/join`, { message: '' }),
    ),
  ],
  30: [
    call('read', privateCircle, (client, { circle }) => client.get(`${circle}/join-requests`)),
    call('approve', privateCircle, (client, { request }) => client.post(`${request}/approve`)),
    call('reject', approvalCircle, (client, { request }) => client.post(`${request}/reject`)),
  ],
  31: [
    {
      ...call('POST', privateCircle, (client, { circle }) => client.post(`${circle}/leave`)),
      allowed: 204,
    },
  ],
  32: [call('invites', openCircle, (client, { circle }) => client.get(`${circle}/invites`))],
  33: [
    call(
      'promote',
      openCircle,
      changeRole('promote-moderator', () => member),
    ),
    call(
      'demote',
      privateCircle,
      changeRole('demote-moderator', () => moderator),
    ),
  ],
  34: [
    call(
      'promote',
      openCircle,
      changeRole('promote-moderator', () => owner),
    ),
    call(
      'demote',
      openCircle,
      changeRole('demote-moderator', () => owner),
    ),
    call(
      'demote one’s own admin',
      openCircle,
      changeRole('demote-moderator', () => people.CA.id),
    ),
  ],
  35: [
    call('PATCH', openCircle, (client, { circle }) =>
      client.send('PATCH', circle, { name: 'Noir', isPublic: false }),
    ),
  ],
};

const rows = matrix.filter(({ row }) => row >= 20 && row <= 35);

test('every row about circles has a call', () => {
  expect(rows.map(({ row }) => row)).toEqual(Object.keys(calls).map(Number));
});

for (const row of rows) {
  testRow(row, calls[row.row] ?? [], { people: () => people, sql: () => database.sql });
}
