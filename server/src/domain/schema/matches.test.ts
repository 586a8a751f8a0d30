import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addOpenMatch,
  addStarted,
  closeMatch,
  drawMatch,
  fixtureValues,
  openMatch,
} from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';

// Rows are written one by one, past the application, to see what the tables alone hold back.
const sql = connectDirectly(useDatabase({ checked: false }));

describe('the draw', () => {
  test('each ordered pair meets once', async () => {
    const { tournamentId, a, b } = await addStarted(sql);
    await sql.run(drawMatch, fixtureValues({ tournamentId, home: a, away: b }));
    await sql.run(drawMatch, fixtureValues({ tournamentId, home: b, away: a, day: 2 }));

    expect(
      await sql.refusal(drawMatch, fixtureValues({ tournamentId, home: a, away: b, day: 3 })),
    ).toBe('matches_pair_unique');
  });

  test.each([
    ['home twice', 'a', 'c'],
    ['home, then away', 'c', 'a'],
    ['away twice', 'c', 'b'],
    ['away, then home', 'b', 'c'],
  ] as const)('no film plays twice on a day: %s', async (_, home, away) => {
    const { tournamentId, ...films } = await addStarted(sql);
    await sql.run(drawMatch, fixtureValues({ tournamentId, home: films.a, away: films.b }));

    const second = fixtureValues({ tournamentId, home: films[home], away: films[away] });
    expect(await sql.refusal(drawMatch, second)).toBe('match_films_once_per_day_unique');
  });

  test('a match number is given once', async () => {
    const { tournamentId, a, b, c, d } = await addStarted(sql);
    await sql.run(drawMatch, fixtureValues({ tournamentId, home: a, away: b, number: 1 }));

    expect(
      await sql.refusal(drawMatch, fixtureValues({ tournamentId, home: c, away: d, number: 1 })),
    ).toBe('matches_number_unique');
  });

  test('a film does not play itself, nor in a championship it does not stand in', async () => {
    const { tournamentId, a } = await addStarted(sql);
    const { a: stranger } = await addStarted(sql);

    expect(await sql.refusal(drawMatch, fixtureValues({ tournamentId, home: a, away: a }))).toBe(
      'matches_two_films',
    );
    expect(
      await sql.refusal(drawMatch, fixtureValues({ tournamentId, home: a, away: stranger })),
    ).toBe('matches_film2_nominated_fk');
  });

  test.each(['film1_id = film2_id, film2_id = film1_id', 'match_day = 9', 'match_number = 99'])(
    'is final: %s',
    async (change) => {
      const { matchId } = await addOpenMatch(sql);

      expect(await sql.refusal(`update matches set ${change} where id = $1`, [matchId])).toBe(
        'matches_draw_fixed',
      );
      expect(await sql.refusal('delete from matches where id = $1', [matchId])).toBe(
        'matches_draw_fixed',
      );
    },
  );

  test('the list of who plays what cannot be added to by hand', async () => {
    const { tournamentId, matchId, outsider } = await addOpenMatch(sql);

    expect(
      await sql.refusal('insert into match_films values ($1, $2, $3, 1)', [
        matchId,
        outsider,
        tournamentId,
      ]),
    ).toBe('match_films_of_match');
  });
});

describe('the status', () => {
  const steps = ['pending', 'active', 'completed'];
  const moves = steps.flatMap((from) => steps.map((to) => [from, to] as const));

  test.each(moves.filter(([from, to]) => from !== to))('from %s to %s', async (from, to) => {
    const { tournamentId, a, b } = await addStarted(sql);
    const match = await sql.add(drawMatch, fixtureValues({ tournamentId, home: a, away: b }));
    if (from !== 'pending') await openMatch(sql, match);
    if (from === 'completed') await closeMatch(sql, match);
    const move = `update matches set status = $2, actual_start_time = now(),
      completed_at = case when $2 = 'completed' then now() end where id = $1`;

    const isNext = steps.indexOf(to) === steps.indexOf(from) + 1;
    const answer = isNext ? await sql.run(move, [match, to]) : await sql.refusal(move, [match, to]);
    expect(answer).toEqual(isNext ? [] : 'matches_status_forward');
  });
});

describe('the result', () => {
  test.each([
    [3, 1, 'home'],
    [1, 3, 'away'],
    [2, 2, 'nobody'],
    [0, 0, 'nobody'],
  ] as const)('%i to %i is won by %s and nobody else', async (film1Votes, film2Votes, winner) => {
    const winners = { home: 'film1_id', away: 'film2_id', nobody: 'null' };
    for (const [name, column] of Object.entries(winners)) {
      const { matchId } = await addOpenMatch(sql);
      const close = `update matches set status = 'completed', completed_at = now(),
        film1_votes = $2, film2_votes = $3, winner_id = ${column} where id = $1`;
      const values = [matchId, film1Votes, film2Votes];
      const answer =
        name === winner ? await sql.run(close, values) : await sql.refusal(close, values);
      expect(answer).toEqual(name === winner ? [] : 'matches_result_follows_votes');
    }
  });

  test('there is none before the close', async () => {
    const { matchId } = await addOpenMatch(sql);

    expect(await sql.refusal('update matches set film1_votes = 1 where id = $1', [matchId])).toBe(
      'matches_result_follows_votes',
    );
  });

  test('a winner from outside the match is refused', async () => {
    const { matchId, outsider } = await addOpenMatch(sql);

    expect(
      await sql.refusal(
        `update matches set status = 'completed', completed_at = now(), film1_votes = 1, winner_id = $2 where id = $1`,
        [matchId, outsider],
      ),
    ).toBe('matches_result_follows_votes');
  });

  test.each([
    'film1_votes = 2',
    'film1_votes = 0, winner_id = null',
    `completed_at = now() + interval '1 hour'`,
    `corrected_at = now(), correction_reason = 'because'`,
  ])('does not change afterwards: %s', async (change) => {
    const { matchId } = await addOpenMatch(sql);
    await closeMatch(sql, matchId, [1, 0]);

    expect(await sql.refusal(`update matches set ${change} where id = $1`, [matchId])).toBe(
      'matches_completed_frozen',
    );
  });

  test('is corrected only on purpose, and with a reason', async () => {
    const { matchId } = await addOpenMatch(sql);
    await closeMatch(sql, matchId, [1, 0]);
    const change = 'update matches set film1_votes = 0, winner_id = null';

    await expect(sql.correct([`${change} where id = ${matchId}`])).rejects.toMatchObject({
      constraint: 'matches_completed_frozen',
    });
    await sql.correct([
      `${change}, corrected_at = now(), correction_reason = 'counted twice' where id = ${matchId}`,
    ]);
    expect(await sql.run('select film1_votes from matches where id = $1', [matchId])).toEqual([
      { film1_votes: 0 },
    ]);
  });
});

test('a day closes once', async () => {
  const { tournamentId } = await addStarted(sql);
  const close = `insert into match_day_closings (tournament_id, match_day, reason) values ($1, 1, 'timeout')`;

  const attempts = await Promise.allSettled(
    Array.from({ length: 10 }, () => sql.run(close, [tournamentId])),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await sql.refusal(close, [tournamentId])).toBe('match_day_closings_pkey');
});

test('a standing adds up', async () => {
  const { tournamentId, a } = await addStarted(sql);
  const write = `insert into standings (tournament_id, match_day, film_id, position, list_order, points, wins, draws, losses, played)
    values ($1, 1, $2, 1, 1, $3, 2, 1, 1, $4)`;

  expect(await sql.refusal(write, [tournamentId, a, 6, 4])).toBe('standings_points_sum');
  expect(await sql.refusal(write, [tournamentId, a, 7, 3])).toBe('standings_played_sum');
  await sql.run(write, [tournamentId, a, 7, 4]);
});
