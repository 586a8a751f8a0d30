import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { readPages } from '../testing/read-pages.ts';
import { addFilm, addOwnedCircle, addUser } from '../testing/sample-rows.ts';
import { addSeason } from '../testing/sample-season.ts';
import { signUp } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

/** A part of the API's own description. */
interface Described {
  readonly [key: string]: unknown;
}

function isDescribed(part: unknown): part is Described {
  return typeof part === 'object' && part !== null;
}

/** Where in an answer there is a list that does not say how long it gets at most. */
function endlessLists(part: unknown, place: string): string[] {
  if (!isDescribed(part)) return [];
  const own = part['type'] === 'array' && typeof part['maxItems'] !== 'number' ? [place] : [];
  return [
    ...own,
    ...Object.entries(part).flatMap(([key, inner]) => endlessLists(inner, `${place}.${key}`)),
  ];
}

describe('every list of every call', () => {
  test('says how long it gets at most', async () => {
    const { body } = await new TestClient(girone.address).get('/api/openapi.json');
    const calls = Object.entries<Described>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
    );
    expect(calls.length).toBeGreaterThan(100);
    const lists = calls.flatMap(({ name, call }) =>
      isDescribed(call) ? endlessLists(call['responses'], name) : [],
    );
    expect(lists).toEqual([]);
  });
});

describe('what a place of many years has more of than fits an answer', () => {
  let owner: Awaited<ReturnType<typeof signUp>>;
  let circleId: number;
  let filmId: number;

  /** As many rows of a table as are wanted, each for a person of its own. */
  async function addForPeople(text: string, number: number): Promise<void> {
    await sql.run(
      `with people as (
         insert into users (username, email, password)
         select 'many_' || nextval('users_id_seq'), 'many_' || n || '_' || random() || '@example.org', '$argon2id$'
         from generate_series(1, $2::int) as n returning id
       ) ${text}`,
      [circleId, number],
    );
  }

  beforeAll(async () => {
    owner = await signUp(girone);
    circleId = await addOwnedCircle(sql, owner.id);
    filmId = await addFilm(sql, owner.id);
    await addForPeople(
      'insert into circle_memberships (circle_id, user_id) select $1, id from people',
      229,
    );
    await addForPeople(
      'insert into circle_join_requests (circle_id, user_id) select $1, id from people',
      130,
    );
    await sql.run(
      `insert into blocks (blocker_id, blocked_id) select $1, id from users where id <> $1 limit 130`,
      [owner.id],
    );
    await sql.run(
      `insert into sessions (sid, user_id, expire)
       select 'many-' || n, $1, now() + interval '1 day' from generate_series(1, 130) as n`,
      [owner.id],
    );
    await sql.run(
      `with season as (
         insert into tournaments (name, status, circle_id, is_public, created_by)
         select 'Coppa ' || n, 'setup', $1, false, $2 from generate_series(1, 130) as n returning id
       ) insert into film_nominations (tournament_id, user_id, film_id) select id, $2, $3 from season`,
      [circleId, owner.id, filmId],
    );
  });

  test.each([
    ['the members of a circle', () => `/api/circles/${circleId}/members`, 230],
    ['who asks to join it', () => `/api/circles/${circleId}/join-requests`, 130],
    ['its championships', () => `/api/circles/${circleId}/tournaments`, 130],
    ['blocked people', () => '/api/users/blocked', 130],
  ])('%s come a hundred at a time, and each once', async (_, path, number) => {
    const { body } = await owner.client.get(path());
    expect(body).toHaveLength(100);
    const rows = await readPages<{ id?: number; username?: string }>(owner.client, path());
    expect(rows).toHaveLength(number);
    expect(new Set(rows.map(({ id, username }) => id ?? username)).size).toBe(number);
    expect(rows.slice(0, 100)).toEqual(body);
  });

  test('a page begins after nothing that is not of the list', async () => {
    const stranger = await addUser(sql);
    const path = `/api/circles/${circleId}/members`;
    expect((await owner.client.get(`${path}?before=${stranger}`)).body).toEqual([]);
    expect((await owner.client.get(`/api/users/blocked?before=nobody`)).body).toEqual([]);
  });

  test('of sessions and of the championships of a film the latest are shown', async () => {
    expect((await owner.client.get('/api/users/sessions')).body).toHaveLength(100);
    const { body } = await owner.client.get(`/api/films/${filmId}`);
    expect(body.championships).toHaveLength(100);
  });

  test('the matches of a championship come in pages, in the order of the calendar', async () => {
    const { path, matches, lastDay } = await addSeason(sql, { films: 12 });
    const visitor = new TestClient(girone.address);
    const { body } = await visitor.get(`${path}/matches`);
    expect(body).toHaveLength(100);
    const rows = await readPages<{ id: number }>(visitor, `${path}/matches?limit=25`);
    expect(rows.map(({ id }) => id)).toEqual(matches.map(({ id }) => id));
    // A whole day is on one page, as whoever shows a day expects.
    const day = await visitor.get(`${path}/matches?matchDay=${lastDay}`);
    expect(day.body).toHaveLength(6);
    const [elsewhere] = (await addSeason(sql)).matches;
    expect((await visitor.get(`${path}/matches?before=${elsewhere?.id}`)).body).toEqual([]);
  });

  test('a career is told by its latest seasons, with the figures of all of them', async () => {
    await sql.run(
      `update tournaments set status = 'active', started_at = now(), current_match_day = 1
       where circle_id = $1`,
      [circleId],
    );
    const { body } = await owner.client.get(`/api/films/${filmId}/career`);
    expect(body.seasons).toHaveLength(100);
    expect(body.totals).toMatchObject({ championships: 130, played: 0 });
    // Championships in progress without a match are no sound ones.
    await sql.run(
      `update tournaments set status = 'completed', completed_at = now(), cancelled_at = now() where circle_id = $1`,
      [circleId],
    );
    await sql.run('delete from tournaments where circle_id = $1', [circleId]);
  });
});

test('trending counts the latest words, however long a place has been talked in', async () => {
  const author = await signUp(girone);
  await sql.run(
    `with post as (
       insert into posts (content, author_id, created_at)
       select '#antico', $1, now() - interval '2 years' from generate_series(1, 10500) returning id, created_at
     ) insert into post_hashtags (post_id, tag, created_at) select id, 'antico', created_at from post`,
    [author.id],
  );
  await author.client.post('/api/posts', { content: '#nuovo' });
  const { body } = await author.client.get('/api/hashtags/trending');
  expect(body).toEqual([
    { tag: 'antico', count: 9999 },
    { tag: 'nuovo', count: 1 },
  ]);
});
