import { beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../cli/invariants.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { naiveStandings, type PlayedMatch } from '../../testing/naive-standings.ts';
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
    const tallies = await Promise.all(
      matchesOn(season, day).map(async ({ id, home, away }, place) => {
        // Few votes make many draws and ties, so every rule of the table has its turn.
        const votes = [0, 0];
        const voters = people.filter((_, index) => (day * 7 + place * 3 + index * 5) % 11 < 4);
        for (const [index, { client }] of voters.entries()) {
          const side = (day + place + index) % 3 === 0 ? 1 : 0;
          const filmId = side === 0 ? home : away;
          const { status } = await client.post(`/api/matches/${id}/vote`, { filmId });
          expect(status).toBe(200);
          votes[side] = (votes[side] ?? 0) + 1;
        }
        const [film1Votes = 0, film2Votes = 0] = votes;
        return { matchDay: day, film1Id: home, film2Id: away, film1Votes, film2Votes };
      }),
    );
    played.push(...tallies);
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
}, 180_000);
