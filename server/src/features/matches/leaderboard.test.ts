import type { FilmRecord, Season as ListedSeason } from '@girone/contract/leaderboard';
import type { Match } from '@girone/contract/matches';
import type { StandingsRow } from '@girone/contract/standings';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { findBreaches } from '../../cli/invariants.ts';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { playDays } from '../../testing/play-days.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addFilm, addTournament, addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';
import { rebuildAllStandings } from './rebuild-standings.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const list = '/api/leaderboard/tournaments';

let viewers: Viewers;
let voters: number[];
/** Of an admin: some of them play in more than one championship. */
let films: number[];

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  voters = [];
  for (let index = 0; index < 6; index += 1) voters.push(await addUser(sql));
  films = [];
  for (const title of ['La strada', 'Roma', 'La dolce vita', 'Amarcord']) {
    films.push(await addFilm(sql, viewers.admin.id, { title }));
  }
});

/** A public championship of the admin's films, started through the public calls. */
async function start(filmIds: readonly number[], name: string): Promise<Season> {
  const { client } = viewers.admin;
  const body = { name, requiredFilmsPerUser: 4, advanceOnAllCircleVotes: false };
  const { id } = (await client.post('/api/tournaments', body)).body;
  const path = `/api/tournaments/${id}`;
  for (const filmId of filmIds) await client.post(`${path}/nominations`, { filmId });
  expect((await client.post(`${path}/force-start`)).status).toBe(200);
  const matches = (await client.get(`${path}/matches`)).body.map((match: Match) => ({
    id: match.id,
    matchDay: match.matchDay,
    home: match.film1.id,
    away: match.film2.id,
  }));
  return {
    tournamentId: id,
    path,
    films: filmIds,
    matches,
    lastDay: matches.at(-1)?.matchDay ?? 0,
  };
}

function play(season: Season, days = season.lastDay): Promise<void> {
  return playDays(sql, { season, client: viewers.admin.client, voters }, days);
}

async function readSeasons(client: TestClient, query = ''): Promise<ListedSeason[]> {
  return readPages<ListedSeason>(client, `${list}${query}`);
}

async function readNames(query = ''): Promise<string[]> {
  return (await readSeasons(viewers.visitor, query)).map(({ name }) => name);
}

async function readRecords(query = '?limit=100'): Promise<FilmRecord[]> {
  const { status, body } = await viewers.visitor.get(`/api/leaderboard${query}`);
  expect(status).toBe(200);
  return body;
}

async function readTable({ path }: Season): Promise<StandingsRow[]> {
  return (await viewers.visitor.get(`${path}/leaderboard`)).body;
}

/** What each film has in all these tables; one without a result is none yet. */
function addUp(tables: readonly StandingsRow[][]) {
  const rows = tables.filter((table) => table.some(({ played }) => played > 0)).flat();
  return [...new Set(rows.map(({ filmId }) => filmId))].map((filmId) => {
    const own = rows.filter((row) => row.filmId === filmId);
    const sum = (count: (row: StandingsRow) => number) =>
      own.reduce((total, row) => total + count(row), 0);
    return {
      filmId,
      points: sum(({ points }) => points),
      wins: sum(({ wins }) => wins),
      draws: sum(({ draws }) => draws),
      losses: sum(({ losses }) => losses),
      difference: sum(({ votesFor, votesAgainst }) => votesFor - votesAgainst),
      championships: own.length,
    };
  });
}

type Total = ReturnType<typeof addUp>[number];

function separationOf(above: Total | undefined, own: Total): FilmRecord['decidedBy'] {
  if (above?.points !== own.points) return null;
  if (above.wins !== own.wins) return 'wins';
  return above.difference === own.difference ? 'shared' : 'voteDifference';
}

test('of an empty database is empty', async () => {
  expect(await readSeasons(viewers.visitor)).toEqual([]);
  expect(await readRecords()).toEqual([]);
});

describe('with championships', () => {
  /** Two films that nobody votes for: they share the title. */
  let shared: Season;
  let over: Season;
  let running: Season;
  let fresh: Season;
  let cancelled: Season;
  let hidden: Season;

  beforeAll(async () => {
    shared = await start(
      [
        await addFilm(sql, viewers.admin.id, { title: 'Ossessione' }),
        await addFilm(sql, viewers.admin.id, { title: 'Umberto D.' }),
      ],
      'Coppa pari',
    );
    over = await start(films, 'Coppa 100%');
    running = await start(films.slice(0, 3), 'Coppa_in_corso');
    cancelled = await start(films.slice(0, 2), 'Coppa interrotta');
    fresh = await start(films.slice(1), 'Coppa appena nata');
    hidden = await addSeason(sql, {
      name: 'Coppa nascosta',
      circleId: viewers.circleId,
      createdBy: viewers.admin.id,
      advanceOnAllVotes: false,
    });
    await addTournament(sql);
    await closeDays(viewers.admin.client, shared.path, shared.lastDay);
    await play(over);
    await play(running, 2);
    await play(cancelled, 1);
    await play(hidden, 2);
    await viewers.admin.client.delete(cancelled.path);
  });

  describe('the list of seasons', () => {
    test('has the public ones that have begun: active, then completed, newest first', async () => {
      const names = [
        'Coppa appena nata',
        'Coppa_in_corso',
        'Coppa interrotta',
        'Coppa 100%',
        'Coppa pari',
      ];
      expect(await readNames()).toEqual(names);
      for (const limit of [1, 2, 3, 5]) expect(await readNames(`?limit=${limit}`)).toEqual(names);
      const { outsider, member, admin } = viewers;
      for (const { client } of [outsider, member, admin]) {
        expect((await readSeasons(client)).map(({ name }) => name)).toEqual(names);
      }
    });

    test('ends after one that is gone, has not begun or is a circle’s', async () => {
      const setup = await addTournament(sql);
      for (const before of [2_000_000_000, setup, hidden.tournamentId]) {
        expect(await readNames(`?before=${before}`)).toEqual([]);
      }
    });

    test('is searched by name; wildcards, quotes and slashes mean themselves', async () => {
      expect(await readNames('?search=IN_CORSO')).toEqual(['Coppa_in_corso']);
      expect(await readNames(`?search=${encodeURIComponent('%')}`)).toEqual(['Coppa 100%']);
      expect(await readNames('?search=_&limit=1')).toEqual(['Coppa_in_corso']);
      for (const text of ['nascosta', `'; drop table films; --`, '\\', '"']) {
        expect(await readNames(`?search=${encodeURIComponent(text)}`)).toEqual([]);
      }
      const { status } = await viewers.visitor.get(`${list}?search=${'x'.repeat(101)}`);
      expect(status).toBe(400);
    });

    test('counts what there is', async () => {
      for (const season of await readSeasons(viewers.visitor)) {
        const [row] = await sql.run(
          `select count(*)::int as total, max(match_day) as days,
             (count(*) filter (where status = 'completed'))::int as completed
           from matches where tournament_id = $1`,
          [season.id],
        );
        expect(row).toEqual({
          total: season.totalMatches,
          days: season.totalMatchDays,
          completed: season.matchesCompleted,
        });
      }
      const [newest, odd, ended] = await readSeasons(viewers.visitor);
      expect(newest).toMatchObject({ status: 'active', participantsCount: 1, filmsCount: 3 });
      expect(odd).toMatchObject({ currentMatchDay: 3, totalMatchDays: 6, completedAt: null });
      expect(ended).toMatchObject({ status: 'completed', cancelledAt: expect.any(String) });
    });

    test('names the first three of each last table, and nobody before the first result', async () => {
      const seasons = await readSeasons(viewers.visitor);
      const leadersOf = ({ tournamentId }: Season) =>
        seasons
          .find(({ id }) => id === tournamentId)
          ?.leaders.map(({ position, points, film }) => [position, points, film.id, film.title]);
      for (const season of [over, running, cancelled]) {
        const table = (await readTable(season)).slice(0, 3);
        expect(leadersOf(season)).toEqual(
          table.map(({ position, points, filmId, filmTitle }) => [
            position,
            points,
            filmId,
            filmTitle,
          ]),
        );
      }
      expect(leadersOf(fresh)).toEqual([]);
    });
  });

  describe('one season', () => {
    test('is the one of the list', async () => {
      const seasons = await readSeasons(viewers.visitor);
      for (const season of seasons) {
        expect((await viewers.visitor.get(`${list}/${season.id}`)).body).toEqual(season);
      }
    });

    test('of a private circle is for its members and admins', async () => {
      const { visitor, outsider, member, admin } = viewers;
      const clients = [visitor, outsider.client, member.client, admin.client];
      const answers = await Promise.all(
        clients.map((client) => client.get(`${list}/${hidden.tournamentId}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200]);
      const [, , seen] = answers;
      expect(seen?.body).toMatchObject({ isPublic: false, circleName: 'Cinefili' });
      expect(seen?.body.leaders).toHaveLength(3);
    });

    test('has to have begun', async () => {
      const setup = await addTournament(sql);
      for (const id of [setup, 2_000_000_000]) {
        expect((await viewers.admin.client.get(`${list}/${id}`)).status).toBe(404);
      }
    });
  });

  describe('the films of all championships', () => {
    test('are ranked by points, wins and vote difference', async () => {
      const totals = addUp(
        // Of the one that was called off nothing counts.
        await Promise.all([shared, over, running, fresh].map(readTable)),
      );
      const compare = (one: (typeof totals)[number], other: (typeof totals)[number]) =>
        one.points - other.points || one.wins - other.wins || one.difference - other.difference;
      const expected = totals
        .toSorted((a, b) => compare(b, a) || a.filmId - b.filmId)
        .map((own, index, all) => ({
          decidedBy: separationOf(all[index - 1], own),
          position: 1 + totals.filter((other) => compare(other, own) > 0).length,
          film: expect.objectContaining({ id: own.filmId }),
          points: own.points,
          wins: own.wins,
          draws: own.draws,
          losses: own.losses,
          titles: expect.any(Number),
          championships: own.championships,
        }));
      expect(await readRecords()).toEqual(expected);
      expect(await readRecords('?limit=2')).toEqual(expected.slice(0, 2));
    });

    test('say what separates those with as many points', async () => {
      const records = await readRecords();
      expect(new Set(records.map(({ decidedBy }) => decidedBy)).size).toBeGreaterThan(1);
      const [first] = records;
      expect(first?.decidedBy).toBeNull();
      // Nobody voted on these two: the older film stands first and shares the place with the other.
      const [one, other] = records.filter(({ film }) => shared.films.includes(film.id));
      expect(other).toMatchObject({ decidedBy: 'shared', position: one?.position });
      // Found alone, a film still says what put it behind the one above it.
      expect(await readRecords('?search=umberto')).toEqual([other]);
    });

    test('are no longer those of a championship that is called off', async () => {
      const alone = [
        await addFilm(sql, viewers.admin.id, { title: 'Il sorpasso' }),
        await addFilm(sql, viewers.admin.id, { title: 'Otto e mezzo' }),
      ];
      const before = await readRecords();
      const season = await start([...alone, ...films.slice(0, 2)], 'Coppa da fermare');
      await play(season, 3);
      expect(await readRecords()).toHaveLength(before.length + 2);
      expect((await viewers.admin.client.delete(season.path)).status).toBe(204);
      expect(await readRecords()).toEqual(before);
      expect((await readTable(season)).some(({ played }) => played > 0)).toBe(true);
      // Nor does a result that is corrected afterwards.
      const [match] = matchesOn(season, 1);
      const correction = { film1Votes: 90, film2Votes: 0, reason: 'Errore di conteggio' };
      const path = `/api/admin/matches/${match?.id}/result`;
      expect((await viewers.admin.client.post(path, correction)).status).toBe(200);
      expect(await readRecords()).toEqual(before);
      const db = drizzle(database.sql);
      expect((await findBreaches(db)).filter(({ breaches }) => breaches > 0)).toEqual([]);
      await rebuildAllStandings(db);
      expect(await readRecords()).toEqual(before);
    });

    test('have the titles of completed championships, shared ones too, and of no cancelled one', async () => {
      const tables = await Promise.all([over, shared].map(readTable));
      const champions = tables.flatMap((table) => table.filter(({ position }) => position === 1));
      const titled = (await readRecords()).filter(({ titles }) => titles > 0);
      expect(titled.map(({ film, titles }) => [film.id, titles])).toEqual(
        expect.arrayContaining(champions.map(({ filmId }) => [filmId, 1])),
      );
      expect(titled).toHaveLength(champions.length);
      expect(titled.length).toBeGreaterThanOrEqual(3);
    });

    test('keep their position when they are searched by title', async () => {
      const all = await readRecords();
      const dolce = all.filter(({ film }) => film.title === 'La dolce vita');
      expect(await readRecords('?search=DOLCE')).toEqual(dolce);
      expect(await readRecords('?search=la%20d')).toEqual(dolce);
      expect(await readRecords(`?search=${encodeURIComponent('%')}`)).toEqual([]);
    });

    test('are those of public championships alone, and stay when their owner deletes them', async () => {
      const before = await readRecords();
      const listed = before.map(({ film }) => film.id);
      expect(listed.filter((id) => hidden.films.includes(id))).toEqual([]);
      const [deleted] = shared.films;
      expect((await viewers.admin.client.delete(`/api/films/${deleted}`)).status).toBe(204);
      expect(await readRecords()).toEqual(before);
    });

    test('are found wrong by the check, and right once the tables are written anew', async () => {
      const before = await readRecords();
      await sql.run('update film_records set titles = titles + 1 where film_id = $1', [films[0]]);
      await sql.run('delete from film_records where film_id = $1', [films[1]]);
      const db = drizzle(database.sql);
      const broken = (await findBreaches(db)).filter(({ breaches }) => breaches > 0);
      expect(broken).toMatchObject([{ name: 'I9', breaches: 2 }]);
      await rebuildAllStandings(db);
      expect(await readRecords()).toEqual(before);
    });

    test('lose nothing when championships of the same films close at the same time', async () => {
      const past = [shared, over, running];
      const together = [
        await start(films, 'Coppa prima'),
        await start(films.toReversed(), 'Coppa seconda'),
        await start(films.slice(1), 'Coppa terza'),
      ];
      await Promise.all(together.map((season) => play(season)));
      const totals = addUp(await Promise.all([...past, ...together].map(readTable)));
      const records = await readRecords();
      expect(records).toHaveLength(totals.length);
      for (const { filmId, difference: _, ...total } of totals) {
        expect(records.find(({ film }) => film.id === filmId)).toMatchObject(total);
      }
    });
  });
});
