import type { FilmCareer } from '@girone/contract/film-career';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { playDays, scoreOf } from '../../testing/play-days.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addCircleTournament, addFilm, addUser } from '../../testing/sample-rows.ts';
import { addSeason, type Season, type SeasonMatch } from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
/** Played to its end. */
let finished: Season;
/** The private circle's, with two days played. */
let hidden: Season;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  const { admin, circleId, member } = viewers;
  const settings = { createdBy: admin.id, advanceOnAllVotes: false };
  finished = await addSeason(sql, { ...settings, owners: [member.id], name: 'Coppa pubblica' });
  hidden = await addSeason(sql, { ...settings, circleId, owners: [member.id], films: 5 });
  const voters: number[] = [];
  for (let i = 0; i < 5; i += 1) voters.push(await addUser(sql));
  await playDays(sql, { season: finished, client: admin.client, voters }, finished.lastDay);
  await playDays(sql, { season: hidden, client: admin.client, voters }, 2);
});

async function look(client: TestClient, filmId: number | undefined): Promise<FilmCareer> {
  const { status, body } = await client.get(`/api/films/${filmId}/career`);
  expect(status).toBe(200);
  return body;
}

async function statusFor(client: TestClient, filmId: number | undefined): Promise<number> {
  return (await client.get(`/api/films/${filmId}/career`)).status;
}

function first({ films: [film = 0] }: Season): number {
  return film;
}

/** What the scores make of the matches, counted by hand. */
function recordOf(filmId: number, matches: readonly SeasonMatch[]) {
  const record = { played: 0, wins: 0, draws: 0, losses: 0, votesFor: 0, votesAgainst: 0 };
  for (const { id, home, away } of matches) {
    if (home !== filmId && away !== filmId) continue;
    const [atHome, atAway] = scoreOf(id);
    const [own, other] = home === filmId ? [atHome, atAway] : [atAway, atHome];
    record.played += 1;
    record.votesFor += own;
    record.votesAgainst += other;
    if (own > other) record.wins += 1;
    else if (own < other) record.losses += 1;
    else record.draws += 1;
  }
  return record;
}

function withPoints(record: ReturnType<typeof recordOf>) {
  return { ...record, points: 3 * record.wins + record.draws };
}

describe('a film’s career', () => {
  test('has the figures of the season that it played, whoever looks', async () => {
    for (const filmId of finished.films) {
      const career = await look(viewers.visitor, filmId);
      const figures = withPoints(recordOf(filmId, finished.matches));
      const { body: table } = await viewers.visitor.get(`${finished.path}/leaderboard`);
      const row = table.find((each: { filmId: number }) => each.filmId === filmId);
      expect(career.seasons).toEqual([
        {
          tournamentId: finished.tournamentId,
          name: 'Coppa pubblica',
          status: 'completed',
          cancelledAt: null,
          isPublic: true,
          filmsCount: 4,
          position: row.position,
          isChampion: row.position === 1,
          ...figures,
        },
      ]);
      const titles = row.position === 1 ? 1 : 0;
      expect(career.totals).toEqual({ championships: 1, titles, ...figures });
      expect(career.film).toMatchObject({ id: filmId, ownerName: 'member', plot: null });
      for (const opponent of career.opponents) {
        const between = finished.matches.filter(({ home, away }) =>
          [home, away].includes(opponent.film.id),
        );
        expect(opponent).toMatchObject(recordOf(filmId, between));
      }
      expect(career.opponents.map(({ film }) => film.id).toSorted((a, b) => a - b)).toEqual(
        finished.films.filter((id) => id !== filmId).toSorted((a, b) => a - b),
      );
    }
  });

  test('has its widest win, then the one with most votes', async () => {
    for (const filmId of [...finished.films, ...hidden.films]) {
      const { bestWin } = await look(viewers.member.client, filmId);
      const [best] = await sql.run(
        `select id from matches where winner_id = $1
         order by abs(film1_votes - film2_votes) desc, film1_votes + film2_votes desc, id limit 1`,
        [filmId],
      );
      expect(bestWin?.id).toBe(best?.['id']);
    }
  });

  test('adds up what the viewer may see and nothing else', async () => {
    const { visitor, outsider, member, admin } = viewers;
    const filmId = first(hidden);
    expect(await statusFor(visitor, filmId)).toBe(404);
    // The film is on its owner's profile; where it plays is not said.
    const seen = await look(outsider.client, filmId);
    expect(seen).toMatchObject({ seasons: [], bestWin: null, opponents: [] });
    expect(seen.totals).toMatchObject({ championships: 0, played: 0 });
    const played = hidden.matches.filter(({ matchDay }) => matchDay <= 2);
    for (const { client } of [member, admin]) {
      const { totals, seasons, opponents } = await look(client, filmId);
      expect(totals).toMatchObject({ titles: 0, ...withPoints(recordOf(filmId, played)) });
      expect(seasons).toEqual([
        expect.objectContaining({ status: 'active', isPublic: false, isChampion: false }),
      ]);
      // Those that it will meet are among them.
      expect(opponents).toHaveLength(4);
    }
  });

  test('in a public championship says nothing of a private one', async () => {
    const { visitor, member } = viewers;
    const filmId = first(finished);
    const tournamentId = await addCircleTournament(sql, {
      circleId: viewers.circleId,
      createdBy: member.id,
    });
    const path = `/api/tournaments/${tournamentId}`;
    for (const each of [filmId, await addFilm(sql, member.id, { title: 'Altro' })]) {
      expect((await member.client.post(`${path}/nominations`, { filmId: each })).status).toBe(201);
    }
    // It has not begun: not yet a part of the career.
    expect((await look(member.client, filmId)).seasons).toHaveLength(1);
    expect((await member.client.post(`${path}/force-start`)).status).toBe(200);
    expect((await look(visitor, filmId)).seasons).toHaveLength(1);
    const seen = await look(member.client, filmId);
    expect(seen.seasons.map((season) => [season.tournamentId, season.position])).toEqual([
      [tournamentId, null],
      [finished.tournamentId, expect.any(Number)],
    ]);
    expect([seen.totals.championships, seen.opponents.length]).toEqual([2, 4]);
    expect((await look(visitor, filmId)).opponents).toHaveLength(3);
  });

  test('before any championship is empty, and open as its owner’s profile is', async () => {
    const { visitor, outsider, member } = viewers;
    const filmId = await addFilm(sql, member.id, { title: 'Inedito' });
    for (const { client } of [member, outsider]) {
      expect(await look(client, filmId)).toMatchObject({
        film: { title: 'Inedito' },
        totals: { championships: 0, titles: 0, played: 0, points: 0 },
        seasons: [],
        bestWin: null,
        opponents: [],
      });
    }
    expect(await statusFor(visitor, filmId)).toBe(404);
    await sql.run('update users set is_private = true where id = $1', [member.id]);
    expect(await statusFor(outsider.client, filmId)).toBe(404);
    expect(await statusFor(viewers.admin.client, filmId)).toBe(200);
    await sql.run('update users set is_private = false where id = $1', [member.id]);
    await member.client.delete(`/api/films/${filmId}`);
    expect(await statusFor(member.client, filmId)).toBe(404);
    expect(await statusFor(visitor, 2_000_000_000)).toBe(404);
  });

  test('has no title from a championship that was cancelled, and no opponents left over', async () => {
    const { admin, visitor } = viewers;
    const season = await addSeason(sql, { createdBy: admin.id, advanceOnAllVotes: false });
    await closeDays(admin.client, season.path, 1);
    expect((await admin.client.delete(season.path)).status).toBe(204);
    const { totals, seasons, opponents } = await look(visitor, first(season));
    expect(totals.titles).toBe(0);
    expect(seasons).toEqual([
      expect.objectContaining({ position: 1, isChampion: false, cancelledAt: expect.any(String) }),
    ]);
    expect(opponents).toHaveLength(1);
  });

  test('keeps a shared title', async () => {
    const { admin, visitor } = viewers;
    const season = await addSeason(sql, {
      createdBy: admin.id,
      films: 2,
      advanceOnAllVotes: false,
    });
    await closeDays(admin.client, season.path, 2);
    for (const filmId of season.films) {
      expect((await look(visitor, filmId)).totals).toMatchObject({
        titles: 1,
        draws: 2,
        points: 2,
      });
    }
  });
});

async function listIds(client: TestClient, query: string): Promise<number[]> {
  const rows = await readPages<{ id: number }>(client, `/api/matches?${query}`);
  return rows.map(({ id }) => id);
}

describe('matches by film', () => {
  test('are those in which it plays, page by page', async () => {
    const filmId = first(finished);
    const own = finished.matches.filter(({ home, away }) => home === filmId || away === filmId);
    const expected = own.map(({ id }) => id).toReversed();
    for (const query of ['limit=2', 'status=completed&limit=5']) {
      expect(await listIds(viewers.visitor, `filmId=${filmId}&${query}`)).toEqual(expected);
    }
    expect(await listIds(viewers.visitor, `filmId=${filmId}&status=pending`)).toEqual([]);
  });

  test('against another are two a season, and none against itself', async () => {
    const [one = 0, other = 0] = finished.films;
    const listed = await listIds(viewers.visitor, `filmId=${one}&opponentId=${other}`);
    expect(listed).toHaveLength(2);
    expect(await listIds(viewers.visitor, `filmId=${other}&opponentId=${one}`)).toEqual(listed);
    expect(await listIds(viewers.visitor, `filmId=${one}&opponentId=${one}`)).toEqual([]);
  });

  test('of a private circle are its members’', async () => {
    const query = `filmId=${first(hidden)}`;
    expect(await listIds(viewers.outsider.client, query)).toEqual([]);
    expect(await listIds(viewers.member.client, query)).toHaveLength(8);
  });

  test('need a film for an opponent', async () => {
    const { status, body } = await viewers.visitor.get('/api/matches?opponentId=1');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['filmId']]);
  });
});
