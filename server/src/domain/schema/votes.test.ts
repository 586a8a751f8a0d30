import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addOpenMatch,
  addStarted,
  addUser,
  closeMatch,
  drawMatch,
  fixtureValues,
} from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';

// Rows are written one by one, past the application, to see what the tables alone hold back.
const sql = connectDirectly(useDatabase({ checked: false }));

const vote = 'insert into votes (match_id, user_id, film_id) values ($1, $2, $3)';
const voteAgain = `${vote} on conflict (match_id, user_id) do update set film_id = excluded.film_id`;

test('one vote per person and match, which may be changed', async () => {
  const { matchId, home, away } = await addOpenMatch(sql);
  const user = await addUser(sql);
  await sql.run(vote, [matchId, user, home]);

  expect(await sql.refusal(vote, [matchId, user, away])).toBe('votes_pkey');
  await sql.run(voteAgain, [matchId, user, away]);
  expect(await sql.run('select film_id from votes where match_id = $1', [matchId])).toEqual([
    { film_id: away },
  ]);
});

test('100 votes at once by one person are one vote', async () => {
  const { matchId, home, away } = await addOpenMatch(sql);
  const user = await addUser(sql);

  await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      sql.run(voteAgain, [matchId, user, i % 2 === 0 ? home : away]),
    ),
  );

  expect(await sql.run('select count(*)::int from votes where match_id = $1', [matchId])).toEqual([
    { count: 1 },
  ]);
});

test('a vote is for one of the two films, first or changed', async () => {
  const { matchId, home, outsider } = await addOpenMatch(sql);
  const user = await addUser(sql);

  expect(await sql.refusal(vote, [matchId, user, outsider])).toBe('votes_film_in_match_fk');
  await sql.run(vote, [matchId, user, home]);
  expect(await sql.refusal(voteAgain, [matchId, user, outsider])).toBe('votes_film_in_match_fk');
});

test('a vote without a film says why', async () => {
  const { matchId, home } = await addOpenMatch(sql);
  const user = await addUser(sql);
  const unseen = `insert into votes (match_id, user_id, film_id, answer) values ($1, $2, $3, 'not_seen')`;

  expect(await sql.refusal(vote, [matchId, user, null])).toBe('votes_answer_matches_film');
  expect(await sql.refusal(unseen, [matchId, user, home])).toBe('votes_answer_matches_film');
  await sql.run(unseen, [matchId, user, null]);
});

test('nobody votes on a match that is not open yet', async () => {
  const { tournamentId, a, b } = await addStarted(sql);
  const match = await sql.add(drawMatch, fixtureValues({ tournamentId, home: a, away: b }));

  expect(await sql.refusal(vote, [match, await addUser(sql), a])).toBe('votes_match_open');
});

test('after the close no vote comes, changes or goes', async () => {
  const { matchId, home, away } = await addOpenMatch(sql);
  const user = await addUser(sql);
  await sql.run(vote, [matchId, user, home]);
  await closeMatch(sql, matchId, [1, 0]);

  expect(await sql.refusal(vote, [matchId, await addUser(sql), away])).toBe('votes_match_open');
  expect(await sql.refusal(voteAgain, [matchId, user, away])).toBe('votes_match_open');
  expect(
    await sql.refusal('update votes set film_id = $2 where match_id = $1', [matchId, away]),
  ).toBe('votes_match_open');
  expect(await sql.refusal('delete from votes where match_id = $1', [matchId])).toBe(
    'votes_match_open',
  );
});

test('one closed match among many open ones refuses the whole batch', async () => {
  const open = await addOpenMatch(sql);
  const closed = await addOpenMatch(sql);
  await closeMatch(sql, closed.matchId);
  const user = await addUser(sql);

  expect(
    await sql.refusal(
      'insert into votes (match_id, film_id, user_id) select m, f, $3 from unnest($1::int[], $2::int[]) as batch (m, f)',
      [[open.matchId, closed.matchId], [open.home, closed.home], user],
    ),
  ).toBe('votes_match_open');
});

test('a correction may touch the votes of a completed match', async () => {
  const { matchId, home } = await addOpenMatch(sql);
  await closeMatch(sql, matchId);
  const user = await addUser(sql);

  await sql.correct([
    `insert into votes (match_id, user_id, film_id) values (${matchId}, ${user}, ${home})`,
  ]);

  expect(await sql.run('select user_id from votes where match_id = $1', [matchId])).toEqual([
    { user_id: user },
  ]);
});

test('a vote stays with its voter and its match', async () => {
  const { matchId, home } = await addOpenMatch(sql);
  await sql.run(vote, [matchId, await addUser(sql), home]);

  expect(
    await sql.refusal('update votes set user_id = $2 where match_id = $1', [
      matchId,
      await addUser(sql),
    ]),
  ).toBe('votes_identity_fixed');
});

test('a voter’s row cannot be removed, only emptied, so the vote stays counted', async () => {
  const { matchId, home } = await addOpenMatch(sql);
  const user = await addUser(sql);
  await sql.run(vote, [matchId, user, home]);
  await closeMatch(sql, matchId, [1, 0]);

  expect(await sql.refusal('delete from users where id = $1', [user])).toBe('votes_user_fk');
  await sql.run(
    `update users set deleted_at = now(), username = '~' || id, email = '~' || id, password = '' where id = $1`,
    [user],
  );
  expect(await sql.run('select user_id from votes where match_id = $1', [matchId])).toEqual([
    { user_id: user },
  ]);
});

test('a finished championship that goes takes its matches and votes along', async () => {
  const { tournamentId, matchId, home } = await addOpenMatch(sql);
  await sql.run(vote, [matchId, await addUser(sql), home]);
  await closeMatch(sql, matchId, [1, 0]);
  await sql.run(`update tournaments set status = 'completed', completed_at = now() where id = $1`, [
    tournamentId,
  ]);

  await sql.run('delete from tournaments where id = $1', [tournamentId]);
  expect(await sql.run('select 1 from votes where match_id = $1', [matchId])).toEqual([]);
});
