import { beforeAll, describe, expect, test } from 'vitest';
import { digestDatabase } from '../../testing/digest.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addMember, addOwnedCircle, nameFilm } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;
let circleId: number;
let open: Season;
let hidden: Season;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
  open = await addSeason(sql);
  hidden = await addSeason(sql, { circleId, createdBy: giulia.id, secretCount: true });
});

function firstMatch(season: Season) {
  const [match] = matchesOn(season, 1);
  if (!match) throw new Error('the season has no match');
  return match;
}

function about(season: Season) {
  return { tournamentId: season.tournamentId, matchId: firstMatch(season).id };
}

async function write({ client }: TestPerson, body: object) {
  const answer = await client.post('/api/posts', body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body;
}

async function countsOf({ client }: Pick<TestPerson, 'client'>, { path }: Season, day = 1) {
  return client.get(`${path}/comment-counts?matchDay=${day}`);
}

describe('what is said about a match', () => {
  test('names the match wherever it is read, and its replies do too', async () => {
    const { home, away } = firstMatch(open);
    await nameFilm(sql, home, 'Stalker');
    await nameFilm(sql, away, 'Suspiria');
    const { matchId, tournamentId } = about(open);
    const named = { id: matchId, matchDay: 1, home: 'Stalker', away: 'Suspiria' };
    const post = await write(paolo, { content: 'La Zona, sempre.', ...about(open) });
    expect([post.match, post.tournament.id]).toEqual([named, tournamentId]);
    const reply = await write(giulia, { content: 'Mai.', parentPostId: post.id });
    expect(reply.match).toEqual(named);
    const elsewhere = await write(paolo, { content: 'Del campionato', tournamentId });
    expect(elsewhere.match).toBeNull();

    const feed = (query: string) =>
      readPages<{ id: number }>(giulia.client, `/api/posts/feed?${query}`);
    expect((await feed(`matchId=${matchId}`)).map(({ id }) => id)).toEqual([post.id]);
    expect((await feed(`tournamentId=${tournamentId}`)).map(({ id }) => id)).toEqual([
      elsewhere.id,
      post.id,
    ]);
    expect((await countsOf(giulia, open)).body).toEqual([{ matchId, count: 1 }]);
    expect((await countsOf(giulia, open, 2)).body).toEqual([]);
    await paolo.client.delete(`/api/posts/${post.id}`);
    expect((await countsOf(giulia, open)).body).toEqual([]);
  });

  test('is said with the match’s own championship', async () => {
    const { matchId } = about(open);
    const { id: parentPostId } = await write(giulia, { content: 'Ciao' });
    const before = await digestDatabase(database.sql);
    const send = (body: object) => giulia.client.post('/api/posts', { content: 'x', ...body });
    const alone = await send({ matchId });
    expect([alone.status, Object.keys(alone.body.fields)]).toEqual([400, ['matchId']]);
    const answered = await send({ matchId, parentPostId });
    expect([answered.status, Object.keys(answered.body.fields)]).toEqual([400, ['matchId']]);
    expect((await send({ matchId: 0, tournamentId: open.tournamentId })).status).toBe(400);
    for (const body of [
      { matchId, tournamentId: hidden.tournamentId },
      { matchId: 2_147_483_647, tournamentId: open.tournamentId },
    ]) {
      expect((await send(body)).status).toBe(404);
    }
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('in a private circle is its members’, and so is how much is said', async () => {
    const { matchId, tournamentId } = about(hidden);
    const { id } = await write(giulia, { content: 'Fra noi', ...about(hidden) });
    const calls = [
      `/api/posts/feed?matchId=${matchId}`,
      `/api/posts/${id}`,
      `/api/tournaments/${tournamentId}/comment-counts?matchDay=1`,
    ];
    for (const call of calls) {
      expect([call, (await giulia.client.get(call)).status]).toEqual([call, 200]);
      expect([call, (await paolo.client.get(call)).status]).toEqual([call, 404]);
      expect([call, (await new TestClient(girone.address).get(call)).status]).toEqual([call, 401]);
    }
    const refused = await paolo.client.post('/api/posts', { content: 'Io?', ...about(hidden) });
    expect(refused.status).toBe(404);
    expect((await paolo.client.get('/api/posts/feed?matchId=2147483647')).status).toBe(404);

    await addMember(sql, { circleId, userId: paolo.id });
    expect((await countsOf(paolo, hidden)).body).toEqual([{ matchId, count: 1 }]);
    await giulia.client.post('/api/users/paolo/block');
    expect((await countsOf(paolo, hidden)).body).toEqual([]);
    await giulia.client.delete('/api/users/paolo/block');
  });

  test('of a public circle is read by everybody and said by its members', async () => {
    const shown = await addOwnedCircle(sql, giulia.id);
    const season = await addSeason(sql, { circleId: shown, createdBy: giulia.id });
    const outsider = await signUp(girone);
    await write(giulia, { content: 'Si gioca', ...about(season) });
    expect((await countsOf(outsider, season)).body).toHaveLength(1);
    const { body } = await outsider.client.get(season.path);
    expect(body.viewerMay.discuss).toBe(false);
    expect((await giulia.client.get(season.path)).body.viewerMay.discuss).toBe(true);
    const refused = await outsider.client.post('/api/posts', { content: 'Io?', ...about(season) });
    expect(refused.status).toBe(403);
  });

  test('asks for a day that is one', async () => {
    for (const query of ['', '?matchDay=', '?matchDay=x', '?matchDay=-1']) {
      expect((await giulia.client.get(`${open.path}/comment-counts${query}`)).status).toBe(400);
    }
    expect((await giulia.client.get('/api/tournaments/999/comment-counts?matchDay=1')).status).toBe(
      404,
    );
  });
});

test('a championship is heard as it was at a moment, and at a moment alone of one', async () => {
  const season = await addSeason(sql);
  const { tournamentId } = season;
  const [first, second, third] = [
    await write(giulia, { content: 'Prima', tournamentId }),
    await write(paolo, { content: 'In quel momento', tournamentId }),
    await write(giulia, { content: 'Dopo', tournamentId }),
  ];
  const feed = (until: string, more = '') =>
    readPages<{ id: number }>(
      giulia.client,
      `/api/posts/feed?tournamentId=${tournamentId}&until=${until}${more}`,
    );
  const idsUntil = async (until: string, more?: string) =>
    (await feed(until, more)).map(({ id }) => id);
  expect(await idsUntil(third.createdAt)).toEqual([third.id, second.id, first.id]);
  expect(await idsUntil(second.createdAt)).toEqual([second.id, first.id]);
  expect(await idsUntil(second.createdAt, '&limit=1')).toEqual([second.id, first.id]);
  expect(await idsUntil('2020-01-01T00:00:00.000Z')).toEqual([]);

  const alone = await giulia.client.get(`/api/posts/feed?until=${second.createdAt}`);
  expect([alone.status, Object.keys(alone.body.fields)]).toEqual([400, ['until']]);
  const nonsense = await giulia.client.get(
    `/api/posts/feed?tournamentId=${tournamentId}&until=ieri`,
  );
  expect(nonsense.status).toBe(400);
  const outside = `/api/posts/feed?tournamentId=${hidden.tournamentId}&until=${second.createdAt}`;
  expect((await (await signUp(girone)).client.get(outside)).status).toBe(404);
});
