import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
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
  addFilms,
  addMember,
  addOwnedCircle,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let people: MatrixPeople;
let owner: number;
let strangersFilm: number | undefined;
/** A film of each person's own. */
const films = new Map<TestClient, number>();

beforeAll(async () => {
  people = await gatherPeople(girone, sql);
  owner = await addUser(sql);
  [strangersFilm] = await addFilms(sql, await addUser(sql), 1);
  for (const { client, id } of Object.values(people)) {
    const [film = 0] = id === 0 ? [] : await addFilms(sql, id, 1);
    films.set(client, film);
  }
});

// Everybody's places are free again.
afterEach(() =>
  sql.run('update circle_memberships set is_active = false, left_at = now() where is_active'),
);

interface Scene {
  readonly circleId: number;
  readonly path: string;
  /** Nominated, and not by the viewer unless they are in the column of owners. */
  readonly nominated: number;
}

/** A public championship with two films, one of them the film owner's. */
async function publicSetup(): Promise<Scene> {
  const id = await sql.add(
    `insert into tournaments (name, status, created_by) values ('Coppa', 'setup', $1) returning id`,
    [people.TC.id],
  );
  await nominate(sql, id, owner);
  const nominated = await nominate(sql, id, people.PO.id);
  return { circleId: 0, path: `/api/tournaments/${id}`, nominated };
}

async function circleSetup(isPublic: boolean, isCreatorInside: boolean): Promise<Scene> {
  const circleId = await addOwnedCircle(sql, owner, { isPublic });
  const roles = [
    { userId: people.M.id },
    { userId: people.Mo.id, role: 'moderator' },
    { userId: people.CA.id, role: 'admin' },
    { userId: people.TC.id, isActive: isCreatorInside },
  ] as const;
  for (const tie of roles) await addMember(sql, { circleId, ...tie });
  const id = await addCircleTournament(sql, { circleId, createdBy: people.TC.id });
  const nominated = await nominate(sql, id, owner);
  return { circleId, path: `/api/tournaments/${id}`, nominated };
}

/** Started, and so many of its two days played. */
async function started(days: number): Promise<Scene> {
  const scene = await publicSetup();
  await people.TC.client.post(`${scene.path}/force-start`);
  await closeDays(people.TC.client, scene.path, days);
  return scene;
}

type Send = MatrixCall<Scene>['send'];
type Prepare = MatrixCall<Scene>['prepare'];

function call(name: string, prepare: Prepare, send: Send): MatrixCall<Scene> {
  return { name, allowed: 200, prepare, send };
}

function creating(made: MatrixCall<Scene>): MatrixCall<Scene> {
  return { ...made, allowed: 201 };
}

function removing(made: MatrixCall<Scene>): MatrixCall<Scene> {
  return { ...made, allowed: 204 };
}

const nominateOwn: Send = (client, { path }) =>
  client.post(`${path}/nominations`, { filmId: films.get(client) });
const forceStart: Send = (client, { path }) => client.post(`${path}/force-start`);

const calls: Readonly<Record<number, readonly MatrixCall<Scene>[]>> = {
  36: [
    call('all', publicSetup, (client) => client.get('/api/tournaments')),
    call('search', publicSetup, (client) => client.get('/api/tournaments?search=cop&status=open')),
  ],
  37: [
    call('detail', publicSetup, (client, { path }) => client.get(path)),
    call('nominations', publicSetup, (client, { path }) => client.get(`${path}/nominations`)),
  ],
  38: [
    call(
      'detail',
      () => circleSetup(false, true),
      (client, { path }) => client.get(path),
    ),
    call(
      'nominations',
      () => circleSetup(false, true),
      (client, { path }) => client.get(`${path}/nominations`),
    ),
  ],
  39: [
    creating(
      call('POST', publicSetup, (client) => client.post('/api/tournaments', { name: 'Noir' })),
    ),
  ],
  40: [true, false].map((isPublic) =>
    creating(
      call(
        isPublic ? 'public circle' : 'private circle',
        () => circleSetup(isPublic, false),
        (client, { circleId }) => client.post('/api/tournaments', { name: 'Noir', circleId }),
      ),
    ),
  ),
  41: [call('POST', publicSetup, forceStart)],
  42: [call('completed', () => started(2), forceStart)],
  43: [removing(call('DELETE', publicSetup, (client, { path }) => client.delete(path)))],
  44: [creating(call('POST', publicSetup, nominateOwn))],
  45: [creating(call('public circle', () => circleSetup(true, false), nominateOwn))],
  46: [
    call('a stranger’s', publicSetup, (client, { path }) =>
      client.post(`${path}/nominations`, { filmId: strangersFilm }),
    ),
  ],
  47: [
    removing(
      call('DELETE', publicSetup, (client, { path, nominated }) =>
        client.delete(`${path}/nominations/${nominated}`),
      ),
    ),
  ],
};

const rows = matrix.filter(({ row }) => row >= 36 && row <= 47);
const subject = { people: () => people, sql: () => database.sql };

test('every row about championships and nominations has a call', () => {
  expect(rows.map(({ row }) => row)).toEqual(Object.keys(calls).map(Number));
});

for (const row of rows) testRow(row, calls[row.row] ?? [], subject);

// Asking again for what has been done is answered as the first time, to those who may ask.
testRow(
  {
    row: 41,
    capability: 'force a start that has happened',
    cells: ['-', '-', '-', '-', '-', '+', '-', '-', '+', '+'],
    deny: 403,
  },
  [call('active', () => started(0), forceStart)],
  subject,
);

testRow(
  {
    row: 41,
    capability: 'start without those who have too few films',
    cells: ['-', '-', '-', '-', '-', '+', '-', '-', '+', '+'],
    deny: 403,
  },
  [
    call('after the deadline', overdue, (client, { path }) =>
      client.post(`${path}/start-without`, { userIds: [owner, people.PO.id] }),
    ),
  ],
  subject,
);

const takeOut: Send = (client, { path, nominated }) =>
  client.post(`${path}/nominations/removals`, { filmIds: [nominated], reason: 'Fuori tema' });

testRow(
  {
    row: 47,
    capability: 'take out another’s film in public',
    cells: ['-', '-', '-', '-', '-', '+', '-', '-', '+', '+'],
    deny: 403,
  },
  [removing(call('POST', publicSetup, takeOut))],
  subject,
);

testRow(
  {
    row: 47,
    capability: 'take out another’s film in a circle',
    cells: ['-', '-', '-', '+', '+', '+', '-', '-', '+', '+'],
    deny: 403,
  },
  [removing(call('public circle', () => circleSetup(true, true), takeOut))],
  subject,
);

// A creator who has left the circle runs nothing there any more.
testRow(
  {
    row: 47,
    capability: 'take out another’s film in a circle that the creator has left',
    cells: ['-', '-', '-', '+', '+', '-', '-', '-', '+', '+'],
    deny: 403,
  },
  [removing(call('public circle', () => circleSetup(true, false), takeOut))],
  subject,
);

// Whoever does not know of a private circle's championship learns nothing by trying.
testRow(
  {
    row: 45,
    capability: 'nominate in a private circle’s championship',
    cells: ['-', '-', '+', '+', '+', '-', '-', '-', '-', '-'],
    deny: 404,
    denyOf: { A: 403, SA: 403 },
  },
  [creating(call('POST', () => circleSetup(false, false), nominateOwn))],
  subject,
);

// Admins end a championship, on the record; what it is called and how it is played is its creator's.
testRow(
  {
    row: 43,
    capability: 'edit a championship before its start',
    cells: ['-', '-', '-', '-', '-', '+', '-', '-', '-', '-'],
    deny: 403,
  },
  [
    call('PATCH', publicSetup, (client, { path }) =>
      client.send('PATCH', path, { name: 'Noir', maxFilms: 8 }),
    ),
  ],
  subject,
);

testRow(
  {
    row: 43,
    capability: 'open a draft, or know of it',
    cells: ['-', '-', '-', '-', '-', '+', '-', '-', '-', '-'],
    deny: 404,
  },
  [
    call('open', draft, (client, { path }) => client.post(`${path}/open`)),
    call('detail', draft, (client, { path }) => client.get(path)),
    call('nominations', draft, (client, { path }) => client.get(`${path}/nominations`)),
    removing(call('delete', draft, (client, { path }) => client.delete(path))),
  ],
  subject,
);

/** Its time is over; two have all that is asked of them, the two others do not. */
async function overdue(): Promise<Scene> {
  const scene = await publicSetup();
  const id = Number(scene.path.split('/').at(-1));
  await sql.run(
    `update tournaments set preparation_deadline = now() - interval '1 minute',
       required_films_per_user = 2 where id = $1`,
    [id],
  );
  const complete = await addUser(sql);
  for (let film = 0; film < 2; film++) await nominate(sql, id, complete);
  return scene;
}

async function draft(): Promise<Scene> {
  const id = await sql.add(
    `insert into tournaments (name, created_by) values ('Bozza', $1) returning id`,
    [people.TC.id],
  );
  return { circleId: 0, path: `/api/tournaments/${id}`, nominated: 0 };
}
