import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { callsOfContract, findCall, isWrite, noIds } from '../../testing/contract-calls.ts';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addFilm } from '../../testing/sample-rows.ts';
import {
  addSeason,
  matchesOn,
  type Season,
  type SeasonMatch,
} from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const one = useGirone(database, { JOBS: 'off' });
const two = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let elsewhere: TestClient;
let season: Season;
let match: SeasonMatch;

beforeAll(async () => {
  giulia = await signUp(one, 'giulia');
  elsewhere = new TestClient(two.address);
  for (const [name, value] of giulia.client.cookies) elsewhere.cookies.set(name, value);
});

beforeEach(async () => {
  season = await addSeason(sql, {
    films: 2,
    owners: [giulia.id],
    createdBy: giulia.id,
    advanceOnAllVotes: false,
  });
  const [first] = matchesOn(season, 1);
  if (!first) throw new Error('a day without a match');
  match = first;
});

function votesOn(matchId: number) {
  return sql.run('select user_id, film_id from votes where match_id = $1', [matchId]);
}

/** Championships, matches and tables as they are. */
function results() {
  return sql.run(
    `select t.status, t.current_match_day, t.started_at, t.completed_at, t.draw_seed,
       m.id, m.status as match_status, m.film1_votes, m.film2_votes, m.winner_id, m.completed_at as over,
       (select count(*)::int from standings s where s.tournament_id = t.id) as standings
     from tournaments t join matches m on m.tournament_id = t.id where t.id = $1 order by m.id`,
    [season.tournamentId],
  );
}

describe('a vote', () => {
  test('for a film or on a match of another championship is none', async () => {
    const other = await addSeason(sql, { films: 2 });
    const [foreign] = matchesOn(other, 1);
    for (const [matchId, filmId] of [
      [match.id, foreign?.home],
      [foreign?.id, match.home],
      [match.id, 2_147_483_647],
    ]) {
      const { status, body } = await giulia.client.post(`/api/matches/${matchId}/vote`, { filmId });
      expect([status, body.code]).toEqual([400, 'film_not_in_match']);
    }
    expect(await votesOn(match.id)).toEqual([]);
    expect(await votesOn(foreign?.id ?? 0)).toEqual([]);
  });

  test.each(['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 2999 23:59:59 GMT'])(
    'comes too late or too early whatever the sender’s clock says: %s',
    async (date) => {
      await closeDays(giulia.client, season.path, 1);
      const body = JSON.stringify({ filmId: match.home, votedAt: date, createdAt: date });
      const headers = { 'content-type': 'application/json', date, 'x-date': date };
      for (const client of [giulia.client, elsewhere]) {
        const late = await client.fetch(`/api/matches/${match.id}/vote`, {
          method: 'POST',
          body,
          headers,
        });
        expect([late.status, late.body.code]).toEqual([409, 'match_not_open']);
      }
      const [pending] = matchesOn(await addSeason(sql, { films: 2 }), 2);
      const early = await giulia.client.fetch(`/api/matches/${pending?.id}/vote`, {
        method: 'POST',
        body: JSON.stringify({ filmId: pending?.home }),
        headers,
      });
      expect([early.status, early.body.code]).toEqual([409, 'match_not_open']);
      expect(await votesOn(match.id)).toEqual([]);
    },
  );

  test('that began before the close and ends after it is late', async () => {
    const body = JSON.stringify({ filmId: match.home });
    const { hostname, port } = new URL(two.address);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    await once(socket, 'connect');
    const cookie = [...giulia.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(
      [
        `POST /api/matches/${match.id}/vote HTTP/1.1`,
        `host: ${hostname}:${port}`,
        `cookie: ${cookie}`,
        'sec-fetch-site: same-origin',
        'content-type: application/json',
        `content-length: ${body.length}`,
        'connection: close',
        '',
        body.slice(0, 5),
      ].join('\r\n'),
    );
    await closeDays(giulia.client, season.path, 1);
    socket.write(body.slice(5));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 409 /);
    expect(answer).toContain('match_not_open');
    expect(await votesOn(match.id)).toEqual([]);
  });
});

describe('what only the engine writes', () => {
  const stolen = {
    film1Votes: 99,
    film2Votes: 98,
    winnerId: 1,
    status: 'completed',
    points: 99,
    matchDay: 1,
    completedAt: '2020-01-01T00:00:00Z',
    currentMatchDay: 2,
    startedAt: '2020-01-01T00:00:00Z',
    drawSeed: 'mine',
    wins: 9,
  };
  const writes = callsOfContract(noIds)
    .filter(isWrite)
    // Three would end the session that the others need, and what closing a day writes is looked
    // at below.
    .filter(({ route }) => !/\/(?:login|register|logout|advance)$/.test(route))
    .map(({ route }) => route);

  test.each(writes)('comes in through no body: %s', async (route) => {
    const { tournamentId } = season;
    const ids = { ...noIds, tournamentId, matchId: match.id, filmId: match.home };
    const call = findCall(route, ids);
    const before = await results();
    const { status } = await giulia.client.send(call.method, call.path, {
      ...stolen,
      ...call.body,
    });
    expect(status).toBeLessThan(500);
    expect(await results()).toEqual(before);
  });

  test('follows from the votes when the day is closed by hand', async () => {
    await giulia.client.post(`/api/matches/${match.id}/vote`, { ...stolen, filmId: match.away });
    const body = { ...stolen, matchDay: 1 };
    expect((await giulia.client.post(`${season.path}/advance`, body)).status).toBe(200);
    const [row] = await sql.run(
      'select film1_votes, film2_votes, winner_id from matches where id = $1',
      [match.id],
    );
    expect(row).toEqual({ film1_votes: 0, film2_votes: 1, winner_id: match.away });
  });
});

describe('deleting', () => {
  test('a film that has played takes nothing from matches and tables', async () => {
    const titles = async () => {
      const { body: table } = await elsewhere.get(`${season.path}/leaderboard`);
      const { body: matches } = await elsewhere.get(`${season.path}/matches`);
      return { table, matches };
    };
    expect((await giulia.client.delete(`/api/films/${match.home}`)).status).toBe(409);
    await closeDays(giulia.client, season.path, season.lastDay);
    const before = await titles();
    expect(JSON.stringify(before)).toContain(`"Film ${giulia.id}"`);
    expect((await giulia.client.delete(`/api/films/${match.home}`)).status).toBe(204);
    expect(await titles()).toEqual(before);
  });

  test('another’s film is refused, and no call deletes an account', async () => {
    const paolo = await signUp(one);
    const film = await addFilm(sql, paolo.id);
    expect((await giulia.client.delete(`/api/films/${film}`)).status).toBe(403);
    for (const path of [`/api/users/${giulia.id}`, `/api/users/${paolo.id}`, '/api/user']) {
      expect((await giulia.client.delete(path)).status).toBe(404);
    }
    expect((await paolo.client.get('/api/user')).status).toBe(200);
    expect((await giulia.client.get('/api/user')).status).toBe(200);
  });
});
