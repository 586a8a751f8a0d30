import { afterEach, beforeAll } from 'vitest';
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
  addMember,
  addOwnedCircle,
  addPost,
  addUser,
} from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let people: MatrixPeople;
let owner: number;

beforeAll(async () => {
  people = await gatherPeople(girone, sql);
  owner = await addUser(sql);
});

// Everybody's places are free again.
afterEach(() =>
  sql.run('update circle_memberships set is_active = false, left_at = now() where is_active'),
);

interface Scene {
  readonly postId: number;
  readonly circleId: number;
  readonly tournamentId: number;
}

async function publicPost(): Promise<Scene> {
  return { postId: await addPost(sql, people.PA.id), circleId: 0, tournamentId: 0 };
}

interface Setting {
  readonly isPublic?: boolean;
  /** Whether those who belong to a circle belong to this one. */
  readonly isTheirs?: boolean;
  /** Of the post that is about the circle's championship. */
  readonly isAboutTournament?: boolean;
  readonly isAuthorInside?: boolean;
}

async function circlePost({
  isPublic = false,
  isTheirs = true,
  isAboutTournament = false,
  isAuthorInside = false,
}: Setting = {}): Promise<Scene> {
  const circleId = await addOwnedCircle(sql, owner, { isPublic });
  const roles = [
    { userId: people.M.id, isActive: isTheirs },
    { userId: people.Mo.id, isActive: isTheirs, role: 'moderator' },
    { userId: people.CA.id, isActive: isTheirs, role: 'admin' },
    { userId: people.TC.id, isActive: false },
    { userId: people.PA.id, isActive: isAuthorInside },
  ] as const;
  for (const tie of roles) await addMember(sql, { circleId, ...tie });
  const tournamentId = await addCircleTournament(sql, {
    circleId,
    createdBy: people.TC.id,
    status: 'setup',
  });
  const postId = await sql.add(
    `insert into posts (content, author_id, circle_id, tournament_id, is_public)
     values ('Fra noi', $1, $2, $3, false) returning id`,
    [people.PA.id, circleId, isAboutTournament ? tournamentId : null],
  );
  return { postId, circleId, tournamentId };
}

type Send = MatrixCall<Scene>['send'];

function call(
  name: string,
  { prepare, send, allowed = 200 }: { prepare: () => Promise<Scene>; send: Send; allowed?: number },
): MatrixCall<Scene> {
  return { name, allowed, prepare, send };
}

const rowOf = (number: number) => {
  const row = matrix.find((each) => each.row === number);
  if (!row) throw new Error(`the matrix has no row ${number}`);
  return row;
};
const subject = { people: () => people, sql: () => database.sql };

const read: Send = (client, { postId }) => client.get(`/api/posts/${postId}`);
const readReplies: Send = (client, { postId }) => client.get(`/api/posts/${postId}/replies`);
const like: Send = (client, { postId }) => client.post(`/api/posts/${postId}/like`);
const undislike: Send = (client, { postId }) => client.delete(`/api/posts/${postId}/dislike`);
const quote: Send = (client, { postId: quotedPostId }) =>
  client.post('/api/posts', { content: 'Senti', quotedPostId });
const reply: Send = (client, { postId: parentPostId }) =>
  client.post('/api/posts', { content: 'Già', parentPostId });

testRow(
  rowOf(56),
  [
    call('feed', { prepare: publicPost, send: (client) => client.get('/api/posts/feed') }),
    call('trending', {
      prepare: publicPost,
      send: (client) => client.get('/api/hashtags/trending'),
    }),
    call('single post', { prepare: publicPost, send: read }),
  ],
  subject,
);
testRow(
  rowOf(57),
  [
    call('of the circle', { prepare: () => circlePost({ isAuthorInside: true }), send: read }),
    call('of its championship, answers', {
      prepare: () => circlePost({ isAuthorInside: true, isAboutTournament: true }),
      send: readReplies,
    }),
  ],
  // The championship's creator has left, and is no more than anybody there.
  subject,
);
testRow(rowOf(58), [call('quote', { prepare: publicPost, send: quote, allowed: 201 })], subject);
testRow(
  rowOf(59),
  [
    call('public circle', {
      prepare: () => circlePost({ isPublic: true }),
      send: (client, { circleId }) => client.post('/api/posts', { content: 'Ecco', circleId }),
      allowed: 201,
    }),
  ],
  subject,
);
testRow(
  { ...rowOf(59), deny: 404, denyOf: { A: 403, SA: 403 } },
  [
    call('championship of a private circle', {
      prepare: circlePost,
      send: (client, { tournamentId }) =>
        client.post('/api/posts', { content: 'Ecco', tournamentId }),
      allowed: 201,
    }),
  ],
  subject,
);
testRow(
  rowOf(60),
  [
    call('like', { prepare: () => circlePost({ isTheirs: false }), send: like }),
    call('quote', { prepare: () => circlePost({ isTheirs: false }), send: quote }),
    call('answer', { prepare: () => circlePost({ isTheirs: false }), send: reply }),
  ],
  subject,
);
testRow(
  rowOf(61),
  [
    call('like', { prepare: publicPost, send: like }),
    call('dislike no more', { prepare: publicPost, send: undislike }),
  ],
  subject,
);
testRow(
  rowOf(62),
  [
    call('public', {
      prepare: publicPost,
      send: (client, { postId }) => client.delete(`/api/posts/${postId}`),
      allowed: 204,
    }),
  ],
  subject,
);

testRow(
  rowOf(63),
  [
    call('public', {
      prepare: publicPost,
      send: (client, { postId }) => client.send('PATCH', `/api/posts/${postId}`, { content: 'No' }),
    }),
  ],
  subject,
);
