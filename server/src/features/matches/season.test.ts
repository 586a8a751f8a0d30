import { beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../cli/invariants.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { naiveStandings, type PlayedMatch } from '@girone/championship/testing/naive-standings';
import { addSeason, matchesOn } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let connection: DatabaseConnection;

beforeAll(() => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log });
  return () => connection.close();
});

/** As rows: that votes are taken, and how fast, is what other tests are about. */
async function storeAll(votes: readonly object[]): Promise<void> {
  await sql.run(
    `insert into votes (match_id, user_id, film_id)
     select match_id, user_id, film_id from jsonb_to_recordset($1::jsonb)
       as cast_votes (match_id int, user_id int, film_id int)`,
    [JSON.stringify(votes)],
  );
}

interface Row {
  readonly filmId: number;
  readonly form: readonly string[];
}

test('a whole season of 32 films: after each of 62 days the table is the one counted by hand', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(girone)));
  const [creator] = people;
  const season = await addSeason(sql, {
    films: 32,
    owners: people.map(({ id }) => id),
    createdBy: creator?.id ?? 0,
    advanceOnAllVotes: false,
  });
  expect(season.matches).toHaveLength(992);
  const played: PlayedMatch[] = [];

  for (let day = 1; day <= season.lastDay; day += 1) {
    const tallies = matchesOn(season, day).map(({ id, home, away }, place) => {
      // Few votes make many draws and ties, so every rule of the table has its turn.
      const voters = people.filter((_, index) => (day * 7 + place * 3 + index * 5) % 11 < 4);
      const votes = voters.map((voter, index) => ({
        match_id: id,
        user_id: voter.id,
        film_id: (day + place + index) % 3 === 0 ? away : home,
      }));
      const votesFor = (film: number) => votes.filter((vote) => vote.film_id === film).length;
      return {
        votes,
        match: {
          matchDay: day,
          film1Id: home,
          film2Id: away,
          film1Votes: votesFor(home),
          film2Votes: votesFor(away),
        },
      };
    });
    await storeAll(tallies.flatMap(({ votes }) => votes));
    played.push(...tallies.map(({ match }) => match));
    const closed = await creator?.client.post(`${season.path}/advance`, { matchDay: day });
    expect(closed?.body).toEqual({
      closedMatchDay: day,
      currentMatchDay: day === season.lastDay ? null : day + 1,
    });
    const answer = await creator?.client.get(`${season.path}/leaderboard`);
    const rows: Row[] = answer?.body ?? [];
    const expected = naiveStandings(season.films, played);
    const figures = rows.map((row, index) =>
      Object.assign(row, { listOrder: index + 1, form: row.form.join('') }),
    );
    expect(figures).toEqual(expected.map((row) => expect.objectContaining(row)));
  }
  const { body } = (await creator?.client.get(`${season.path}/positions`)) ?? {};
  expect(body).toMatchObject({ matchDays: season.lastDay });
  expect(body.films).toHaveLength(32);
  const broken = (await findBreaches(connection.db)).filter(({ breaches }) => breaches > 0);
  expect(broken).toEqual([]);
});
