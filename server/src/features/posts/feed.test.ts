import { userId } from '@girone/contract/ids';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { QueryConfig } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { postRoutes } from '@girone/contract/posts';
import type { Database } from '../../platform/db/database.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addCircleTournament,
  addMember,
  addOwnedCircle,
  addUser,
} from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { listComments, listReplies, readFeed } from './read-posts.ts';

const database = useDatabase();
const sql = connectDirectly(database);

const total = 100_000;
let viewer: number;
let circleId: number;
let tournamentId: number;
let parent: number;

beforeAll(async () => {
  viewer = await addUser(sql);
  const others = await addUser(sql);
  circleId = await addOwnedCircle(sql, viewer, { isPublic: false });
  await addMember(sql, { circleId, userId: others });
  const foreign = await addOwnedCircle(sql, others, { isPublic: false });
  tournamentId = await addCircleTournament(sql, { circleId, createdBy: viewer });
  // A tenth is the viewer's circle's, four tenths another's; photos and replies are rare.
  await database.sql.query(
    `insert into posts (content, author_id, circle_id, tournament_id, is_public, image_url)
     select 'Post ' || n, case when n % 500 = 0 then $1::int else $2::int end,
       case when n % 10 = 0 then $3::int when n % 10 < 5 then $4::int end,
       case when n % 1000 = 0 then $5::int end, n % 10 >= 5,
       case when n % 2003 = 0 then '/objects/images/' || n end
     from generate_series(1, ${total}) n`,
    [viewer, others, circleId, foreign, tournamentId],
  );
  await database.sql.query(
    `insert into post_hashtags (post_id, tag)
     select id, case when id % 3000 = 5 then 'raro' else 'comune' end from posts where id % 5 = 0`,
  );
  parent = await sql.add('select max(id) as id from posts where is_public');
  await database.sql.query(
    `insert into posts (content, author_id, parent_post_id)
     select 'Risposta', $1, $2 from generate_series(1, 200)`,
    [others, parent],
  );
  await database.sql.query('analyze posts, post_hashtags, users, blocks, circle_memberships');
});

interface Statement {
  readonly text: string;
  readonly params: unknown[];
}

/** What was asked of the database, in order. */
async function listen(
  work: (db: Database) => Promise<{ readonly ok: boolean }>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = await sql.connect();
  const heard = new Proxy(client, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key);
      return (asked: QueryConfig, params: unknown[] = asked.values ?? []) => {
        statements.push({ text: asked.text, params });
        return target.query(asked, params);
      };
    },
  });
  try {
    const { ok } = await work(drizzle(heard));
    expect(ok).toBe(true);
  } finally {
    client.release();
  }
  return statements;
}

const planNode = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(planNode).default([]);
  },
});
type PlanNode = z.output<typeof planNode>;

const big = new Set(['posts', 'post_hashtags']);

async function rowsLookedAt({ text, params }: Statement): Promise<number> {
  const explain = `explain (analyze, timing off, format json) ${text}`;
  const { rows } = await database.sql.query<{ 'QUERY PLAN': { Plan: unknown }[] }>(explain, params);
  return sum(planNode.parse(rows[0]?.['QUERY PLAN'][0]?.Plan));
}

function sum(node: PlanNode): number {
  const isBig = big.has(node['Relation Name'] ?? '');
  const own = isBig
    ? (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops']
    : 0;
  return node.Plans.reduce((rows, child) => rows + sum(child), own);
}

function actor(isAdmin = false) {
  return {
    userId: userId.parse(viewer),
    username: 'viewer',
    isAdmin,
    isSuperAdmin: false,
    isAdminOpen: false,
    sessionId: '',
  };
}

function feed(query: Record<string, string | number>, isAdmin = false) {
  const parsed = postRoutes.readFeed.query.parse(
    Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  );
  return listen((db) => readFeed({ db }, actor(isAdmin), parsed));
}

describe('of 100,000 posts a page reads what it shows and little more', () => {
  test.each([
    ['the newest', () => feed({})],
    ['from the middle', () => feed({ before: total / 2 })],
    ['photos', () => feed({ only: 'photos' })],
    ['of a common hashtag', () => feed({ hashtag: 'comune' })],
    ['of a rare hashtag', () => feed({ hashtag: 'raro' })],
    ['of one author', () => feed({ author: 'user1', before: total / 2 })],
    ['of a circle', () => feed({ circleId })],
    ['of a championship', () => feed({ tournamentId })],
    ['for an admin', () => feed({}, true)],
    [
      'of replies',
      () =>
        listen((db) =>
          listReplies({ db }, actor(), { postId: parent, query: { limit: 50, before: parent } }),
        ),
    ],
    [
      'of comments',
      () => listen((db) => listComments({ db }, actor(), { tournamentId, limit: 3 })),
    ],
  ])('%s', async (_, read) => {
    const statements = await read();
    expect(statements.length).toBeLessThanOrEqual(4);
    let rows = 0;
    for (const statement of statements) rows += await rowsLookedAt(statement);
    // Each of 50 is found and loaded; the two lists of the general feed are merged.
    expect(rows).toBeLessThan(700);
  });
});

test('a page of a hundred asks as often as a page of one', async () => {
  const one = await feed({ limit: 1 });
  const hundred = await feed({ limit: 100 });
  expect(hundred.length).toBe(one.length);
});
