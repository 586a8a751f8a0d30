import { afterEach, beforeAll } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  gatherPeople,
  matrix,
  testRow,
  type MatrixCall,
  type MatrixPeople,
} from '../../testing/matrix.ts';
import { addMember, addOwnedCircle, addReport, addUser } from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let people: MatrixPeople;
let owner: number;
let reporter: number;

beforeAll(async () => {
  people = await gatherPeople(girone, sql);
  owner = await addUser(sql);
  reporter = await addUser(sql);
});

// Everybody's places are free again.
afterEach(() =>
  sql.run('update circle_memberships set is_active = false, left_at = now() where is_active'),
);

interface Scene {
  readonly circleId: number;
  readonly postId: number;
  readonly reportId: number;
}

/** A reported post of a private circle, by somebody whom nobody of the columns is. */
async function reportedPost(): Promise<Scene> {
  const circleId = await addOwnedCircle(sql, owner, { isPublic: false });
  await addMember(sql, { circleId, userId: people.M.id });
  await addMember(sql, { circleId, userId: people.Mo.id, role: 'moderator' });
  await addMember(sql, { circleId, userId: people.CA.id, role: 'admin' });
  const author = await addUser(sql);
  const postId = await sql.add(
    `insert into posts (content, author_id, circle_id, is_public) values ('Fra noi', $1, $2, false)
     returning id`,
    [author, circleId],
  );
  return { circleId, postId, reportId: await addReport(sql, { reporterId: reporter, postId }) };
}

type Send = MatrixCall<Scene>['send'];

function call(name: string, send: Send, allowed = 200): MatrixCall<Scene> {
  return { name, allowed, prepare: reportedPost, send };
}

const rowOf = (number: number) => {
  const row = matrix.find((each) => each.row === number);
  if (!row) throw new Error(`the matrix has no row ${number}`);
  return row;
};
const subject = { people: () => people, sql: () => database.sql };
const decision = { outcome: 'upheld', deletePost: true, warn: true, reason: 'Regola 3' };

testRow(
  { ...rowOf(30), capability: 'read and decide the reports of a circle' },
  [
    call('queue', (client, { circleId }) => client.get(`/api/circles/${circleId}/reports`)),
    call('decision', (client, { circleId, reportId }) =>
      client.post(`/api/circles/${circleId}/reports/${reportId}/decision`, decision),
    ),
  ],
  subject,
);
testRow(
  rowOf(69),
  [
    call('reports', (client) => client.get('/api/admin/reports')),
    call('posts', (client) => client.get('/api/admin/posts')),
    call('overview', (client) => client.get('/api/admin/overview')),
    call('decision of a report', (client, { reportId }) =>
      client.post(`/api/admin/reports/${reportId}/decision`, decision),
    ),
    call(
      'deletion of a post',
      (client, { postId }) =>
        client.send('DELETE', `/api/admin/posts/${postId}`, { reason: 'Fuori luogo' }),
      204,
    ),
  ],
  subject,
);
