import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addPost, addTournament, addUser } from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';

// Rows are written one by one, past the application, to see what the tables alone hold back.
const sql = connectDirectly(useDatabase({ checked: false }));

const react = {
  like: 'insert into post_likes (post_id, user_id) values ($1, $2)',
  dislike: 'insert into post_dislikes (post_id, user_id) values ($1, $2)',
};
const takeBack = {
  like: 'delete from post_likes where post_id = $1 and user_id = $2',
  dislike: 'delete from post_dislikes where post_id = $1 and user_id = $2',
};

test.each([
  ['like', 'dislike'],
  ['dislike', 'like'],
] as const)('after a %s there is no %s, until it is taken back', async (first, second) => {
  const user = await addUser(sql);
  const post = await addPost(sql, user);
  await sql.run(react[first], [post, user]);

  expect(await sql.refusal(react[second], [post, user])).toBe('post_reactions_one_per_user');
  await sql.run(takeBack[first], [post, user]);
  await sql.run(react[second], [post, user]);
});

test('of a like and a dislike at once, repeated, never both stand', async () => {
  const user = await addUser(sql);
  for (let round = 0; round < 20; round++) {
    const post = await addPost(sql, user);
    await Promise.allSettled([
      sql.run(react.like, [post, user]),
      sql.run(react.dislike, [post, user]),
    ]);
    const reactions = await sql.run(
      `select 1 from post_likes where post_id = $1 union all select 1 from post_dislikes where post_id = $1`,
      [post],
    );
    expect(reactions).toHaveLength(1);
  }
});

test('liking again is one like', async () => {
  const user = await addUser(sql);
  const post = await addPost(sql, user);
  await sql.run(react.like, [post, user]);

  expect(await sql.refusal(react.like, [post, user])).toBe('post_likes_pkey');
  await sql.run(`${react.like} on conflict do nothing`, [post, user]);
});

test.each(['post_likes', 'post_dislikes'])('a row of %s is never rewritten', async (table) => {
  const user = await addUser(sql);
  await sql.run(`insert into ${table} values ($1, $2)`, [await addPost(sql, user), user]);

  expect(
    await sql.refusal(`update ${table} set user_id = $2 where user_id = $1`, [
      user,
      await addUser(sql),
    ]),
  ).toBe('post_reactions_fixed');
});

test('reactions go with their post', async () => {
  const user = await addUser(sql);
  const post = await addPost(sql, user);
  await sql.run(react.like, [post, user]);
  await sql.run('delete from posts where id = $1', [post]);

  expect(await sql.run('select 1 from post_reactions where post_id = $1', [post])).toEqual([]);
});

test.each(['likes_count', 'dislikes_count', 'replies_count'])(
  '%s never falls below zero',
  async (counter) => {
    const post = await addPost(sql, await addUser(sql));

    expect(await sql.refusal(`update posts set ${counter} = -1 where id = $1`, [post])).toBe(
      `posts_${counter}_range`,
    );
  },
);

test('a post says or shows something', async () => {
  const write = 'insert into posts (content, image_url, author_id) values ($1, $2, $3)';
  const user = await addUser(sql);

  expect(await sql.refusal(write, ['  ', null, user])).toBe('posts_not_empty');
  await sql.run(write, ['', '/objects/posts/a.webp', user]);
});

test('an image is one of our own', async () => {
  const post = await addPost(sql, await addUser(sql));

  expect(
    await sql.refusal(`update posts set image_url = 'data:text/html,x' where id = $1`, [post]),
  ).toBe('posts_image_url_own');
});

test('a deleted post keeps nothing but its place', async () => {
  const post = await addPost(sql, await addUser(sql));

  expect(await sql.refusal('update posts set deleted_at = now() where id = $1', [post])).toBe(
    'posts_not_empty',
  );
  await sql.run(`update posts set deleted_at = now(), content = '' where id = $1`, [post]);
});

test('a post quotes and answers older posts only', async () => {
  const post = await addPost(sql, await addUser(sql));

  expect(await sql.refusal('update posts set quoted_post_id = id where id = $1', [post])).toBe(
    'posts_quoted_is_older',
  );
  expect(await sql.refusal('update posts set parent_post_id = id where id = $1', [post])).toBe(
    'posts_parent_is_older',
  );
});

test('a championship has one topic', async () => {
  const open = `insert into posts (content, author_id, tournament_id, is_topic_post) values ('Coppa', $1, $2, true)`;
  const user = await addUser(sql);
  const tournament = await addTournament(sql);
  await sql.run(open, [user, tournament]);

  expect(await sql.refusal(open, [user, tournament])).toBe('posts_one_topic_unique');
  expect(await sql.refusal(open, [user, null])).toBe('posts_topic_has_tournament');
});

test('a hashtag is kept once per post, in lower case', async () => {
  const tag = 'insert into post_hashtags (post_id, tag) values ($1, $2)';
  const post = await addPost(sql, await addUser(sql));
  await sql.run(tag, [post, 'perché_no']);

  expect(await sql.refusal(tag, [post, 'perché_no'])).toBe('post_hashtags_pkey');
  expect(await sql.refusal(tag, [post, 'Cinema'])).toBe('post_hashtags_tag_lower');
  expect(await sql.refusal(tag, [post, 'a'.repeat(101)])).toBe('post_hashtags_tag_length');
});
