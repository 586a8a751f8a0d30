import { codeOf } from '@girone/championship/ballots/ballot-code';
import { commitmentOf, seedOf } from '@girone/championship/ballots/draw-commitment';
import { rootOf } from '@girone/championship/ballots/match-root';
import {
  noCommitment,
  sealCorrection,
  sealDay,
  sealDraw,
} from '@girone/championship/ballots/seals';
import { drawOrder } from '@girone/championship/draw';
import type { DayBallots, SeasonSeals } from '@girone/contract/verification';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { addFilms, addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

let giulia: TestPerson;
let luca: TestPerson;
let admin: TestPerson;
let visitor: TestClient;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  luca = await signUp(girone, 'luca');
  admin = await signUp(girone, 'admin');
  visitor = new TestClient(girone.address);
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
});

function addOpenSeason(settings: { circleId?: number } = {}): Promise<Season> {
  return addSeason(sql, {
    createdBy: giulia.id,
    owners: [giulia.id, luca.id],
    advanceOnAllVotes: false,
    allowUnseen: true,
    ...settings,
  });
}

/** Giulia for the home films, Luca against them on the first match and nothing on the others. */
async function voteOn(season: Season, day: number): Promise<void> {
  for (const [index, match] of matchesOn(season, day).entries()) {
    await giulia.client.post(`/api/matches/${match.id}/vote`, { filmId: match.home });
    if (index === 0) await luca.client.post(`/api/matches/${match.id}/vote`, { notSeen: true });
  }
}

async function close(season: Season, matchDay: number): Promise<void> {
  const { status } = await giulia.client.post(`${season.path}/advance`, { matchDay });
  expect(status).toBe(200);
}

async function sealsOf({ path }: Pick<Season, 'path'>, entries: number): Promise<SeasonSeals> {
  return eventually(async () => {
    const { body } = await giulia.client.get(`${path}/seals`);
    expect(body.seals).toHaveLength(entries);
    return body;
  });
}

function askBallots(client: TestClient, { path }: Pick<Season, 'path'>, matchDay: number) {
  return client.get(`${path}/ballots?matchDay=${matchDay}`);
}

describe('a closed day', () => {
  test('shows its ballots by code, and its seal follows from them', async () => {
    const season = await addOpenSeason();
    await voteOn(season, 1);
    const before = await askBallots(visitor, season, 1);
    expect([before.status, before.body.code]).toEqual([409, 'ballots_not_sealed']);

    await close(season, 1);
    const { draw, seals } = await sealsOf(season, 2);
    const { body } = await askBallots(visitor, season, 1);
    const { matchDay, matches }: DayBallots = body;
    const { key } = (await luca.client.get('/api/user/ballot-key')).body;
    const lucas = codeOf(key, { tournamentId: season.tournamentId, matchNumber: 1 });
    expect(matches[0]?.ballots.find(([code]) => code === lucas)).toEqual([lucas, 0]);
    expect(matches.map(({ ballots }) => ballots.length)).toEqual([2, 1]);
    expect(matches.map((match) => [match.film1Votes, match.film2Votes])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const codes = matches.flatMap(({ ballots }) => ballots.map(([code]) => code));
    expect(codes.slice(0, 2)).toEqual(codes.slice(0, 2).toSorted());

    expect(draw).toBeNull();
    const first = sealDraw({ commitment: noCommitment, order: season.films });
    const counted = matches.map((match) => ({ ...match, root: rootOf(match.ballots) }));
    expect(matches.map(({ root }) => root)).toEqual(counted.map(({ root }) => root));
    expect(seals.map(({ kind, matchDay: day, hash }) => [kind, day, hash])).toEqual([
      ['draw', 0, first],
      ['day', 1, sealDay(first, { matchDay, matches: counted })],
    ]);
  });

  test('is the same for whoever asks again', async () => {
    const season = await addOpenSeason();
    await close(season, 1);
    await sealsOf(season, 2);
    const { headers } = await askBallots(visitor, season, 1);
    const etag = headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetch(`${girone.address}${season.path}/ballots?matchDay=1`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('that is none is not found', async () => {
    const season = await addOpenSeason();
    expect((await askBallots(visitor, season, 0)).status).toBe(404);
    expect((await askBallots(visitor, season, 99)).status).toBe(404);
    expect((await visitor.get(`${season.path}/ballots`)).status).toBe(400);
    expect((await askBallots(visitor, season, 2)).body.code).toBe('ballots_not_sealed');
  });

  test('from before there were seals says so, and the next one is sealed', async () => {
    const season = await addOpenSeason();
    await voteOn(season, 1);
    await close(season, 1);
    await sealsOf(season, 2);
    // As a release before seals would have left it; first the mark, or the job that sealed it looks again and does.
    await sql.run('update match_day_closings set takes_seal = false where tournament_id = $1', [
      season.tournamentId,
    ]);
    await sql.run(`alter table seals disable trigger user`);
    await sql.run(`alter table sealed_ballots disable trigger user`);
    await sql.run('delete from seals where tournament_id = $1', [season.tournamentId]);
    await sql.run(
      'delete from sealed_ballots using matches where id = match_id and tournament_id = $1',
      [season.tournamentId],
    );
    await sql.run(`alter table seals enable trigger user`);
    await sql.run(`alter table sealed_ballots enable trigger user`);

    const { body } = await askBallots(visitor, season, 1);
    expect(body.matches).toMatchObject([
      { root: null, ballots: [], film1Votes: 1, film2Votes: 0 },
      { root: null, ballots: [], film1Votes: 1, film2Votes: 0 },
    ]);
    await close(season, 2);
    // An answer is kept for as long as its chain grows, and this one was cut.
    await eventually(async () => {
      const { seals } = await sealsOf(season, 2);
      expect(seals.map(({ kind, matchDay }) => [kind, matchDay])).toEqual([
        ['draw', 0],
        ['day', 2],
      ]);
    });
  });
});

test('a private circle’s ballots and seals are its members’', async () => {
  const circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
  await addMember(sql, { circleId, userId: luca.id });
  const season = await addOpenSeason({ circleId });
  await close(season, 1);
  await sealsOf(season, 2);
  const stranger = await signUp(girone);

  for (const path of [`${season.path}/ballots?matchDay=1`, `${season.path}/seals`]) {
    expect((await visitor.get(path)).status).toBe(404);
    expect((await stranger.client.get(path)).status).toBe(404);
    expect((await luca.client.get(path)).status).toBe(200);
    expect((await admin.client.get(path)).status).toBe(200);
  }
});

test('a draw is committed to at the opening, and follows from the secret that the start tells', async () => {
  const { body: made } = await giulia.client.post('/api/tournaments', {
    name: 'Coppa sicura',
    requiredFilmsPerUser: 2,
    maxFilms: 4,
  });
  const path = `/api/tournaments/${made.id}`;
  const [a = 0, b = 0] = await addFilms(sql, giulia.id, 2);
  for (const filmId of [a, b]) await giulia.client.post(`${path}/nominations`, { filmId });
  const { draw: before, seals } = await sealsOf({ path }, 0);
  expect(before).toMatchObject({ secret: null, seed: null, filmIds: [], order: [] });
  expect(seals).toEqual([]);

  expect((await giulia.client.post(`${path}/force-start`)).status).toBe(200);
  const { draw, seals: chain } = await sealsOf({ path }, 1);
  const filmIds = [a, b].toSorted((x, y) => x - y);
  const secret = draw?.secret ?? '';
  expect(draw?.commitment).toBe(before?.commitment);
  expect(commitmentOf(secret)).toBe(before?.commitment);
  const seed = seedOf(secret, { tournamentId: made.id, filmIds });
  const order = drawOrder(filmIds, seed);
  expect(draw).toMatchObject({ seed, filmIds, order });
  expect(chain[0]?.hash).toBe(sealDraw({ commitment: draw?.commitment ?? '', order }));
  const drawn = await sql.run(
    'select film1_id, film2_id from matches where tournament_id = $1 and match_number = 1',
    [made.id],
  );
  expect(drawn).toEqual([{ film1_id: order[0], film2_id: order[1] }]);
});

test('a correction is an entry of its own, after the days before it; ballots stay as counted', async () => {
  const season = await addOpenSeason();
  await voteOn(season, 1);
  await close(season, 1);
  const { seals: before } = await sealsOf(season, 2);
  const matchId = matchesOn(season, 1)[0]?.id;
  const reason = 'Contata due volte: così è giusto';
  const corrected = await admin.client.post(`/api/admin/matches/${matchId}/result`, {
    film1Votes: 0,
    film2Votes: 1,
    reason,
  });
  expect(corrected.status).toBeLessThan(300);

  const { seals } = await sealsOf(season, 3);
  const correction = { matchNumber: 1, film1Votes: 0, film2Votes: 1, reason };
  expect(seals[2]).toMatchObject({
    ...correction,
    kind: 'correction',
    matchDay: 1,
    hash: sealCorrection(before[1]?.hash ?? '', correction),
  });
  expect(JSON.stringify(seals)).not.toContain('admin');
  const { body } = await askBallots(visitor, season, 1);
  expect(body.matches[0]).toMatchObject({ film1Votes: 1, film2Votes: 0 });
});

test('a deleted account leaves its codes and nothing that says whose they are', async () => {
  const person = await signUp(girone);
  const season = await addOpenSeason();
  for (const day of [1, 2]) {
    const [match] = matchesOn(season, day);
    const vote = { filmId: match?.home };
    if (day === 2) await close(season, 1);
    expect((await person.client.post(`/api/matches/${match?.id}/vote`, vote)).status).toBe(200);
  }
  await sealsOf(season, 2);
  const { key } = (await person.client.get('/api/user/ballot-key')).body;
  const { body: before } = await askBallots(visitor, season, 1);

  const gone = await admin.client.send('DELETE', `/api/admin/users/${person.id}`, {
    reason: 'Chiesto',
  });
  expect(gone.status).toBeLessThan(300);
  expect(await sql.run('select 1 from ballot_keys where key = $1', [key])).toEqual([]);
  await close(season, 2);
  await sealsOf(season, 3);
  expect((await askBallots(visitor, season, 1)).body).toEqual(before);
  const { body: after } = await askBallots(visitor, season, 2);
  const matchNumber = after.matches[0].matchNumber;
  const theirs = codeOf(key, { tournamentId: season.tournamentId, matchNumber });
  expect(after.matches[0].ballots).toHaveLength(1);
  expect(after.matches[0].ballots[0]).not.toContain(theirs);
  expect(await sql.run('select 1 from ballot_keys where user_id = $1', [person.id])).toEqual([]);
});

test.each([
  ['seals', 'update seals set hash = hash', 'seals_append_only'],
  ['seals', 'delete from seals', 'seals_append_only'],
  ['ballots', `update sealed_ballots set ballots = ''`, 'sealed_ballots_fixed'],
  ['ballots', 'delete from sealed_ballots', 'sealed_ballots_fixed'],
  ['keys', `update ballot_keys set key = repeat('0', 32)`, 'ballot_keys_fixed'],
])('%s do not change: %s', async (_, change, rule) => {
  expect(await sql.refusal(change)).toBe(rule);
});
