import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';

// Rows are written one by one, past the application, to see what the tables alone hold back.
const sql = connectDirectly(useDatabase({ checked: false }));

const register = `insert into users (username, email, password) values ($1, $2, $3)`;
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

test('a username is taken whatever its case', async () => {
  await sql.run(register, ['Giulietta', 'giulietta@example.org', hash]);

  expect(await sql.refusal(register, ['gIULIETTA', 'other@example.org', hash])).toBe(
    'users_username_unique',
  );
});

test('an e-mail address is taken whatever its case', async () => {
  await sql.run(register, ['gelsomina', 'gelsomina@example.org', hash]);

  expect(await sql.refusal(register, ['another', 'Gelsomina@Example.org', hash])).toBe(
    'users_email_unique',
  );
});

test.each(['ab', 'a'.repeat(51), 'with space', 'slash/ed', 'è_accented', '~17', 'line\nbreak'])(
  'the username %j is refused',
  async (username) => {
    expect(await sql.refusal(register, [username, 'form@example.org', hash])).toBe(
      'users_username_form',
    );
  },
);

test('a password that is not a hash is refused', async () => {
  expect(await sql.refusal(register, ['zampano', 'zampano@example.org', 'secret'])).toBe(
    'users_password_is_hash',
  );
});

test('a website is an http address', async () => {
  const user = await addUser(sql);

  expect(
    await sql.refusal(`update users set website = 'javascript:alert(1)' where id = $1`, [user]),
  ).toBe('users_website_form');
});

test.each(['films_uploaded', 'followers_count', 'following_count', 'posts_count'])(
  '%s never falls below zero',
  async (counter) => {
    const user = await addUser(sql);

    expect(await sql.refusal(`update users set ${counter} = -1 where id = $1`, [user])).toBe(
      `users_${counter}_range`,
    );
  },
);

test('a film beyond the limit cannot be counted, though the limit may be lowered', async () => {
  const user = await addUser(sql);
  const count = 'update users set films_uploaded = films_uploaded + $2 where id = $1';
  await sql.run(count, [user, 20]);

  expect(await sql.refusal(count, [user, 1])).toBe('users_film_limit');
  await sql.run('update users set max_films_allowed = 5 where id = $1', [user]);
  await sql.run(count, [user, -1]);
  expect(await sql.refusal(count, [user, 1])).toBe('users_film_limit');
});

test('of 50 films added at once when one place is left, one is counted', async () => {
  const user = await addUser(sql);
  await sql.run('update users set films_uploaded = 19 where id = $1', [user]);

  const attempts = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      sql.run('update users set films_uploaded = films_uploaded + 1 where id = $1', [user]),
    ),
  );

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await sql.run('select films_uploaded from users where id = $1', [user])).toEqual([
    { films_uploaded: 20 },
  ]);
});

test('an account counts as deleted only when nothing personal is left in its row', async () => {
  const user = await addUser(sql);
  await sql.run(`update users set first_name = 'Ada', date_of_birth = '1990-01-01' where id = $1`, [
    user,
  ]);
  const erase = `update users set deleted_at = now(), username = '~' || id, email = '~' || id, password = ''`;

  expect(await sql.refusal(`update users set deleted_at = now() where id = $1`, [user])).toMatch(
    /^users_/,
  );
  expect(await sql.refusal(`${erase} where id = $1`, [user])).toBe('users_deleted_is_nameless');
  await sql.run(`${erase}, first_name = null, date_of_birth = null where id = $1`, [user]);
});

test('a super-admin is an admin', async () => {
  const user = await addUser(sql);

  expect(await sql.refusal('update users set is_super_admin = true where id = $1', [user])).toBe(
    'users_super_admin_is_admin',
  );
});

test('a reset code is stored hashed, has five tries, and the newest alone is alive', async () => {
  const user = await addUser(sql);
  const issue = `insert into password_reset_otps (user_id, email, otp, expires_at)
    values ($1, 'a@example.org', $2, now() + interval '10 minutes')`;
  const codeHash = 'f'.repeat(64);

  expect(await sql.refusal(issue, [user, '123456'])).toBe('password_reset_otps_otp_is_hash');
  await sql.run(issue, [user, codeHash]);
  await sql.run('update password_reset_otps set attempts = attempts + 5 where user_id = $1', [
    user,
  ]);
  expect(
    await sql.refusal('update password_reset_otps set attempts = attempts + 1 where user_id = $1', [
      user,
    ]),
  ).toBe('password_reset_otps_attempts_range');
  expect(await sql.refusal(issue, [user, codeHash])).toBe('password_reset_otps_one_live_unique');
  await sql.run('update password_reset_otps set used = true where user_id = $1', [user]);
  await sql.run(issue, [user, codeHash]);
});

test("a user's sessions go with the user", async () => {
  const user = await addUser(sql);
  await sql.run(`insert into sessions (sid, expire, user_id) values ('s1', now(), $1)`, [user]);
  await sql.run('delete from users where id = $1', [user]);

  expect(await sql.run(`select 1 from sessions where sid = 's1'`)).toEqual([]);
});
