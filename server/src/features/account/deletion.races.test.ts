import { expect, test } from 'vitest';
import { createSeededRandom, type DrawNumber } from '@girone/championship/seeded-random';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { raceRounds } from '../../testing/race-rounds.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const first = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

/** A round has dozens of calls at once. */
const rounds = Math.ceil(raceRounds / 5);
const callsPerRound = 60;

interface Scene {
  readonly draw: DrawNumber;
  readonly people: readonly TestPerson[];
  readonly postIds: readonly number[];
}

type Call = (scene: Scene) => Promise<{ status: number; body: unknown }>;

function pick<T>(draw: DrawNumber, from: readonly T[]): T {
  const item = from[draw(from.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** The same person on either instance. */
function clientOf({ draw, people }: Scene): TestClient {
  const { client } = pick(draw, people);
  const other = new TestClient(pick(draw, [first, second]).address);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const calls: readonly Call[] = [
  (scene) => clientOf(scene).delete(`/api/posts/${pick(scene.draw, scene.postIds)}`),
  (scene) => clientOf(scene).post(`/api/posts/${pick(scene.draw, scene.postIds)}/like`),
  (scene) => clientOf(scene).post(`/api/posts/${pick(scene.draw, scene.postIds)}/unlike`),
  (scene) => clientOf(scene).post(`/api/posts/${pick(scene.draw, scene.postIds)}/dislike`),
  (scene) => clientOf(scene).post(`/api/users/${pick(scene.draw, scene.people).username}/follow`),
  (scene) => clientOf(scene).delete(`/api/users/${pick(scene.draw, scene.people).username}/follow`),
  (scene) =>
    clientOf(scene).post('/api/posts', {
      content: `Ciao @${pick(scene.draw, scene.people).username}`,
      parentPostId: pick(scene.draw, scene.postIds),
    }),
];

/** Six people who follow each other, each with posts, answers to the others and likes of both. */
async function setScene(seed: string): Promise<Scene> {
  const people: TestPerson[] = [];
  for (let n = 0; n < 6; n += 1) people.push(await signUp(first));
  const ids = people.map(({ id }) => id);
  await sql.run(
    `insert into posts (content, author_id) select 'Ciao', author from unnest($1::int[]) as author, generate_series(1, 3)`,
    [ids],
  );
  await sql.run(
    `insert into posts (content, author_id, parent_post_id)
     select 'Anche io', author, parent.id from unnest($1::int[]) as author
     join posts as parent on parent.author_id = any($1) and parent.author_id <> author and parent.id % 3 = 0`,
    [ids],
  );
  await sql.run(
    `insert into post_likes (post_id, user_id) select posts.id, person from unnest($1::int[]) as person
     join posts on posts.author_id = any($1) and posts.author_id <> person and posts.id % 2 = 0`,
    [ids],
  );
  await sql.run(
    `with pair as (
       insert into follows (follower_id, followed_id, accepted_at)
       select one, other, now() from unnest($1::int[]) as one, unnest($1::int[]) as other where one <> other
     ) update users set followers_count = 5, following_count = 5 where id = any($1)`,
    [ids],
  );
  const rows = await sql.run('select id from posts where author_id = any($1)', [ids]);
  return {
    draw: createSeededRandom(seed),
    people,
    postIds: rows.map(({ id }) => Number(id)),
  };
}

test(`accounts end while their owners and others write, like, follow and delete: ${rounds} rounds`, async () => {
  const admin = await signUp(first);
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  for (let round = 0; round < rounds; round += 1) {
    const seed = `round ${round}`;
    const scene = await setScene(seed);
    const [one, two] = scene.people;
    const end = (person: TestPerson | undefined) =>
      admin.client.send('DELETE', `/api/admin/users/${person?.id}`, { reason: 'a race' });
    const others = Array.from({ length: callsPerRound }, () => pick(scene.draw, calls)(scene));
    const [ends, answers] = await Promise.all([
      Promise.all([end(one), end(two)]),
      Promise.all(others),
    ]);
    // The round is named, so that what fails can be played again.
    const failed = answers.filter(({ status }) => status >= 500);
    expect({ seed, ends: ends.map(({ status }) => status), failed }).toEqual({
      seed,
      ends: [204, 204],
      failed: [],
    });
    const left = await sql.run(
      `select 'like' as what from post_likes where user_id = any($1)
       union all select 'follow' from follows where follower_id = any($1) or followed_id = any($1)
       union all select 'post' from posts where author_id = any($1) and deleted_at is null`,
      [[one?.id, two?.id]],
    );
    expect({ seed, left }).toEqual({ seed, left: [] });
  }
});
