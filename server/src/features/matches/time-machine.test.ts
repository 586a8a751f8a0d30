import { createSeededRandom } from '@girone/championship/seeded-random';
import { naiveStandings } from '@girone/championship/testing/naive-standings';
import type { Positions, StandingsRow } from '@girone/contract/standings';
import type { Statistics } from '@girone/contract/statistics';
import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let organizer: TestPerson;
let visitor: TestClient;
let voters: number[];

beforeAll(async () => {
  organizer = await signUp(girone);
  visitor = new TestClient(girone.address);
  voters = await Promise.all(Array.from({ length: 5 }, () => addUser(sql)));
});

/** Few voters, so that there are draws, ties and shared places. */
async function playOut(season: Season, seed: string): Promise<void> {
  const draw = createSeededRandom(seed);
  for (let day = 1; day <= season.lastDay; day += 1) {
    const votes = matchesOn(season, day).flatMap(({ id, home, away }) =>
      voters.flatMap((userId) => {
        const choice = draw(7);
        if (choice === 0) return [];
        return { match_id: id, user_id: userId, film_id: choice < 4 ? home : away };
      }),
    );
    await sql.run(
      `insert into votes (match_id, user_id, film_id)
       select match_id, user_id, film_id from jsonb_to_recordset($1::jsonb)
         as cast_votes (match_id int, user_id int, film_id int)`,
      [JSON.stringify(votes)],
    );
    const { status } = await organizer.client.post(`${season.path}/advance`, { matchDay: day });
    expect(status).toBe(200);
  }
}

const read = async <Body>(path: string): Promise<Body> => (await visitor.get(path)).body;

/** What a row says, in the words of the tables that were stored. */
function figuresOf(row: StandingsRow, place: number) {
  const { filmId, position, points, wins, draws, losses, played } = row;
  const { votesFor, votesAgainst, form, movement, decidedBy } = row;
  const figures = { points, wins, draws, losses, played, votesFor, votesAgainst, movement };
  return { filmId, position, listOrder: place + 1, ...figures, form: form.join(''), decidedBy };
}

async function storedTable({ tournamentId }: Season, day: number) {
  return sql.run(
    `select film_id as "filmId", position, list_order as "listOrder", points, wins, draws, losses, played,
       votes_for as "votesFor", votes_against as "votesAgainst", movement, form, decided_by as "decidedBy"
     from standings where tournament_id = $1 and match_day = $2 order by list_order`,
    [tournamentId, day],
  );
}

/** Every day of a season as the time machine shows it: table, chart and results must tell one story. */
async function lookBack(season: Season): Promise<number> {
  const { matchDays, closedAt, films } = await read<Positions>(`${season.path}/positions`);
  const { results } = await read<Statistics>(`${season.path}/statistics`);
  expect(matchDays).toBe(season.lastDay);
  for (let day = 1; day <= matchDays; day += 1) {
    const rows = await read<StandingsRow[]>(`${season.path}/leaderboard?matchDay=${day}`);
    const table = rows.map(figuresOf);
    expect(table).toEqual(await storedTable(season, day));
    const until = results.filter(({ matchDay }) => matchDay <= day);
    expect(table).toEqual(naiveStandings(season.films, until));
    const inChart = new Map(films.map(({ filmId, positions }) => [filmId, positions[day - 1]]));
    expect(rows.map(({ filmId }) => inChart.get(filmId))).toEqual(
      rows.map(({ position }) => position),
    );
  }
  const start = await read<StandingsRow[]>(`${season.path}/leaderboard?matchDay=0`);
  expect(start.map(figuresOf)).toEqual(naiveStandings(season.films, []));
  const closings = await sql.run(
    'select closed_at from match_day_closings where tournament_id = $1 order by match_day',
    [season.tournamentId],
  );
  expect(closedAt.map((at) => at && new Date(at))).toEqual(closings.map((row) => row['closed_at']));
  return matchDays;
}

async function playAndLookBack(number: number): Promise<number> {
  const season = await addSeason(sql, {
    // An odd number of films has days of rest.
    films: 3 + (number % 2),
    owners: voters,
    createdBy: organizer.id,
    advanceOnAllVotes: false,
  });
  await playOut(season, `season ${number}`);
  return lookBack(season);
}

test('looking back finds the table that was stored, on every day of fifty seasons', async () => {
  const seasons = Array.from({ length: 50 }, (_, place) => place + 1);
  const days = await Promise.all(seasons.map(playAndLookBack));
  expect(days).toEqual(seasons.map(() => 6));
});
