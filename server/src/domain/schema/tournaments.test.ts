import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addFilm,
  addStarted,
  addTournament,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';

// Rows are written one by one, past the application, to see what the tables alone hold back.
const sql = connectDirectly(useDatabase({ checked: false }));

const put = 'insert into film_nominations (tournament_id, user_id, film_id) values ($1, $2, $3)';

describe('the status', () => {
  const steps = ['preparation', 'setup', 'active', 'completed'];
  const moves = steps.flatMap((from) => steps.map((to) => [from, to] as const));

  test.each(moves.filter(([from, to]) => from !== to))('from %s to %s', async (from, to) => {
    const creator = await addUser(sql);
    const tournament = await sql.add(
      `insert into tournaments (name, created_by, status, started_at, completed_at)
       values ('Coppa', $1, $2, now(), $3) returning id`,
      [creator, from, from === 'completed' ? new Date() : null],
    );
    const move = `update tournaments set status = $2, started_at = now(),
      completed_at = case when $2 = 'completed' then now() end where id = $1`;

    const isNext = steps.indexOf(to) === steps.indexOf(from) + 1;
    const answer = isNext
      ? await sql.run(move, [tournament, to])
      : await sql.refusal(move, [tournament, to]);
    expect(answer).toEqual(isNext ? [] : 'tournaments_status_forward');
  });

  test('match days neither skip nor go back', async () => {
    const { tournamentId } = await addStarted(sql);
    const set = 'update tournaments set current_match_day = $2 where id = $1';

    expect(await sql.refusal(set, [tournamentId, 0])).toBe('tournaments_match_day_forward');
    expect(await sql.refusal(set, [tournamentId, 3])).toBe('tournaments_match_day_forward');
    await sql.run(set, [tournamentId, 2]);
  });
});

describe('nominations', () => {
  test('a film stands once in a championship', async () => {
    const user = await addUser(sql);
    const tournament = await addTournament(sql);
    const film = await nominate(sql, tournament, user);

    expect(await sql.refusal(put, [tournament, user, film])).toBe('film_nominations_film_unique');
  });

  test("nobody nominates another person's film", async () => {
    const film = await addFilm(sql, await addUser(sql));

    expect(await sql.refusal(put, [await addTournament(sql), await addUser(sql), film])).toBe(
      'film_nominations_own_film_fk',
    );
  });

  test('a deleted film cannot be nominated', async () => {
    const user = await addUser(sql);
    const film = await addFilm(sql, user);
    await sql.run('update films set deleted_at = now() where id = $1', [film]);

    expect(await sql.refusal(put, [await addTournament(sql), user, film])).toBe(
      'film_nominations_film_exists',
    );
  });

  test('of 20 nominations at once by one person with two used, one succeeds', async () => {
    const user = await addUser(sql);
    const tournament = await addTournament(sql);
    for (let i = 0; i < 2; i++) await nominate(sql, tournament, user);

    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => nominate(sql, tournament, user)),
    );

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sql.refusal(put, [tournament, user, await addFilm(sql, user)])).toBe(
      'film_nominations_user_limit',
    );
  });

  test('of 10 nominations at once by ten people with one place left, one succeeds', async () => {
    const tournament = await addTournament(sql, 3);
    for (let i = 0; i < 2; i++) await nominate(sql, tournament, await addUser(sql));
    const users = await Promise.all(Array.from({ length: 10 }, () => addUser(sql)));

    const attempts = await Promise.allSettled(users.map((user) => nominate(sql, tournament, user)));

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = await addUser(sql);
    expect(await sql.refusal(put, [tournament, late, await addFilm(sql, late)])).toBe(
      'film_nominations_total_limit',
    );
  });

  test('the list is fixed at the start', async () => {
    const { tournamentId, a } = await addStarted(sql);
    const user = await addUser(sql);

    expect(await sql.refusal(put, [tournamentId, user, await addFilm(sql, user)])).toBe(
      'film_nominations_open',
    );
    expect(await sql.refusal('delete from film_nominations where film_id = $1', [a])).toBe(
      'film_nominations_open',
    );
    expect(
      await sql.refusal('update film_nominations set film_id = film_id + 1 where film_id = $1', [
        a,
      ]),
    ).toBe('film_nominations_fixed');
  });

  test('a film is not deleted while a championship that is not over counts on it', async () => {
    const { tournamentId, a } = await addStarted(sql);
    const remove = 'update films set deleted_at = now() where id = $1';

    expect(await sql.refusal(remove, [a])).toBe('films_not_in_championship');
    expect(await sql.refusal('delete from films where id = $1', [a])).toBe(
      'film_nominations_own_film_fk',
    );
    await sql.run(
      `update tournaments set status = 'completed', completed_at = now() where id = $1`,
      [tournamentId],
    );
    await sql.run(remove, [a]);
  });
});

test('a public championship has no circle, and any other has one', async () => {
  expect(await sql.refusal('update tournaments set is_public = false')).toBe(
    'tournaments_public_or_circle',
  );
});

test('a championship is deleted until its start, with its nominations and not after', async () => {
  const tournament = await addTournament(sql);
  await nominate(sql, tournament, await addUser(sql));
  await sql.run('delete from tournaments where id = $1', [tournament]);
  const { tournamentId } = await addStarted(sql);

  expect(await sql.refusal('delete from tournaments where id = $1', [tournamentId])).toBe(
    'tournaments_not_running',
  );
});
