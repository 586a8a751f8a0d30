import type { StandingsRow } from '@girone/contract/standings';
import type { Statistics } from '@girone/contract/statistics';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { naiveStandings } from '@girone/championship/testing/naive-standings';
import { playDays, scoreOf, voteOnDay } from '../../testing/play-days.ts';
import { addTournament, addUser, nominate } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
let voters: number[];

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  voters = [];
  for (let index = 0; index < 6; index += 1) voters.push(await addUser(sql));
});

async function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false, ...settings });
}

function play(season: Season, days: number): Promise<void> {
  return playDays(sql, { season, client: viewers.admin.client, voters }, days);
}

async function look({ path }: Season, client: TestClient = viewers.visitor): Promise<Statistics> {
  const { status, body } = await client.get(`${path}/statistics`);
  expect(status).toBe(200);
  return body;
}

async function readTable({ path }: Season): Promise<StandingsRow[]> {
  return (await viewers.visitor.get(`${path}/leaderboard`)).body;
}

/** What the matches of the first days ended in, or would. */
function scores(season: Season, days: number) {
  return season.matches
    .filter(({ matchDay }) => matchDay <= days)
    .map(({ id, matchDay, home, away }) => {
      const [film1Votes, film2Votes] = scoreOf(id);
      return { matchDay, film1Id: home, film2Id: away, film1Votes, film2Votes };
    });
}

describe('statistics', () => {
  test.each([4, 5])(
    'of %i films: results in the order of the calendar, films in that of the table',
    async (films) => {
      const season = await begin({ films });
      await play(season, 3);
      const { results, films: listed, turnout } = await look(season);
      expect(results).toEqual(scores(season, 3));
      const table = await readTable(season);
      expect(listed).toEqual(
        table.map(({ filmId, filmTitle, year, director, genre, posterUrl }) => ({
          id: filmId,
          title: filmTitle,
          year,
          director,
          genre,
          posterUrl,
        })),
      );
      expect(turnout).toEqual(
        [1, 2, 3].map((matchDay) => ({
          matchDay,
          matches: 2,
          votes: results
            .filter((match) => match.matchDay === matchDay)
            .reduce((sum, match) => sum + match.film1Votes + match.film2Votes, 0),
        })),
      );
    },
  );

  test('list three at most of each kind', async () => {
    const season = await begin({ films: 6 });
    await play(season, 6);
    const { runs, closest, clearest, results } = await look(season);
    for (const list of [runs.winning, runs.unbeaten, runs.winless, closest, clearest]) {
      expect(list).toHaveLength(3);
    }
    const margins = results.map(({ film1Votes, film2Votes }) => Math.abs(film1Votes - film2Votes));
    const marginOf = (match: (typeof results)[number] | undefined) =>
      match && Math.abs(match.film1Votes - match.film2Votes);
    expect(marginOf(closest[0])).toBe(Math.min(...margins));
    expect(marginOf(clearest[0])).toBe(Math.max(...margins));
    const [longest] = runs.unbeaten;
    expect(longest?.length).toBeGreaterThanOrEqual(runs.unbeaten[1]?.length ?? 0);
  });

  test('rank as if it ended now, with the votes of the open day', async () => {
    const season = await begin({ films: 5 });
    await play(season, 2);
    await voteOnDay(sql, { season, voters }, 3);
    const { ifItEndedNow, results } = await look(season);
    expect(results).toEqual(scores(season, 2));
    expect(ifItEndedNow).toEqual(
      naiveStandings(season.films, scores(season, 3)).map(
        ({ filmId, position, points, movement }) => ({ filmId, position, points, movement }),
      ),
    );
  });

  test('rank so also on the first day, where nobody has moved', async () => {
    const season = await begin();
    const { ifItEndedNow, results, turnout } = await look(season);
    expect([results, turnout]).toEqual([[], []]);
    expect(ifItEndedNow).toEqual(
      season.films.map((filmId) => ({ filmId, position: 1, points: 1, movement: 0 })),
    );
  });

  test('tell nothing of a secret count until the day closes', async () => {
    const season = await begin({ secretCount: true });
    await voteOnDay(sql, { season, voters }, 1);
    const before = await look(season, viewers.admin.client);
    expect(before).toMatchObject({ ifItEndedNow: null, results: [], turnout: [] });
    const [match] = matchesOn(season, 1);
    await viewers.admin.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    expect(await look(season, viewers.admin.client)).toEqual(before);
    await viewers.admin.client.post(`${season.path}/advance`, { matchDay: 1 });
    const after = await look(season);
    expect(after.ifItEndedNow).toBeNull();
    expect(after.results).toHaveLength(2);
  });

  test('know the champion once all is played, and then nothing ends now', async () => {
    const season = await begin({ films: 3 });
    const start = await look(season);
    expect(start.titleRace.every(({ canWin }) => canWin)).toBe(true);
    await play(season, season.lastDay);
    const { titleRace, ifItEndedNow } = await look(season);
    expect(ifItEndedNow).toBeNull();
    expect(titleRace).toEqual(
      (await readTable(season)).map(({ filmId, position }) => ({
        filmId,
        pointsNeeded: position === 1 ? 0 : null,
        canWin: position === 1,
      })),
    );
  });

  test('change with each day that closes', async () => {
    const season = await begin({ films: 2 });
    await look(season);
    const voter = voters[0];
    const [match] = matchesOn(season, 1);
    await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
      match?.id,
      voter,
      match?.home,
    ]);
    await viewers.admin.client.post(`${season.path}/advance`, { matchDay: 1 });
    expect((await look(season)).titleRace).toContainEqual({
      filmId: match?.home,
      pointsNeeded: 1,
      canWin: true,
    });
  });

  test('of a cancelled championship have its results, and no race', async () => {
    const season = await begin();
    await play(season, 2);
    expect((await viewers.admin.client.delete(season.path)).status).toBe(204);
    const { results, titleRace, ifItEndedNow } = await look(season);
    expect(results).toEqual(scores(season, 2));
    expect([titleRace, ifItEndedNow]).toEqual([[], null]);
  });

  test('before the draw have the nominated films and nothing else', async () => {
    const tournamentId = await addTournament(sql);
    const path = `/api/tournaments/${tournamentId}/statistics`;
    const nothing = {
      results: [],
      ifItEndedNow: null,
      titleRace: [],
      runs: { winning: [], unbeaten: [], winless: [] },
      closest: [],
      clearest: [],
      turnout: [],
    };
    expect((await viewers.visitor.get(path)).body).toEqual({ ...nothing, films: [] });
    const filmId = await nominate(sql, tournamentId, viewers.member.id);
    expect((await viewers.visitor.get(path)).body).toEqual({
      ...nothing,
      films: [expect.objectContaining({ id: filmId, title: 'La strada' })],
    });
  });

  test('are sent once, until something changes', async () => {
    const season = await begin();
    const path = `${season.path}/statistics`;
    const etag = (await viewers.visitor.get(path)).headers.get('etag') ?? '';
    const again = () => viewers.visitor.fetch(path, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await voteOnDay(sql, { season, voters }, 1);
    expect((await again()).status).toBe(200);
  });
});

test('of a private circle’s championship they are for members and admins', async () => {
  const { visitor, outsider, member, admin, circleId } = viewers;
  const season = await begin({ circleId });
  const clients = [visitor, outsider.client, member.client, admin.client];
  const answers = await Promise.all(
    clients.map((client) => client.get(`${season.path}/statistics`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200]);
});
