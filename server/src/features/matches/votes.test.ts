import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
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
const girone = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const sql = connectDirectly(database);

let visitor: TestClient;
let giulia: TestPerson;
let paolo: TestPerson;
let season: Season;
let match: SeasonMatch;

beforeAll(async () => {
  visitor = new TestClient(girone.address);
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
});

async function newSeason(settings: Parameters<typeof addSeason>[1] = {}): Promise<void> {
  season = await addSeason(sql, settings);
  const [first] = matchesOn(season, 1);
  if (!first) throw new Error('a day without a match');
  match = first;
}

beforeEach(() => newSeason());

function vote({ client }: Pick<TestPerson, 'client'>, body: object, matchId = match.id) {
  return client.post(`/api/matches/${matchId}/vote`, body);
}

async function countRows(matchId = match.id): Promise<number> {
  return sql.add('select count(*)::int as id from votes where match_id = $1', [matchId]);
}

describe('a vote', () => {
  test('is answered with the match, its new tallies and the viewer’s own choice', async () => {
    await vote(paolo, { filmId: match.away });
    const { status, body } = await vote(giulia, { filmId: match.home });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: match.id,
      status: 'active',
      film1Votes: 1,
      film2Votes: 1,
      totalVotes: 2,
      viewerVote: match.home,
      viewerNotSeen: false,
      viewerMayVote: true,
      winnerId: null,
      isHomeMatch: true,
    });
  });

  test('may be changed while the match is open, and counts once', async () => {
    await vote(giulia, { filmId: match.home });
    const { body } = await vote(giulia, { filmId: match.away });
    expect(body).toMatchObject({ film1Votes: 0, film2Votes: 1, viewerVote: match.away });
    expect(await countRows()).toBe(1);
  });

  test('is one less that the championship waits for, of this viewer alone', async () => {
    const waitsFor = async ({ client }: TestPerson) =>
      (await client.get(season.path)).body.viewerVotesLeft;
    const all = matchesOn(season, 1).length;
    expect(all).toBeGreaterThan(1);
    expect([await waitsFor(giulia), await waitsFor(paolo)]).toEqual([all, all]);
    await vote(giulia, { filmId: match.home });
    await vote(giulia, { filmId: match.away });
    expect([await waitsFor(giulia), await waitsFor(paolo)]).toEqual([all - 1, all]);
  });

  test('repeated writes nothing', async () => {
    await vote(giulia, { filmId: match.home });
    const read = () =>
      sql.run('select xmin::text, votes.* from votes where match_id = $1', [match.id]);
    const before = await read();
    expect((await vote(giulia, { filmId: match.home })).status).toBe(200);
    // A row that another transaction has only looked at keeps its writer.
    expect(await read()).toEqual(before);
  });

  test('is shown to nobody but the voter', async () => {
    await vote(giulia, { filmId: match.home });
    const own = await giulia.client.get(`/api/matches/${match.id}`);
    expect(own.body).toMatchObject({ viewerVote: match.home, viewerMayVote: true, film1Votes: 1 });
    for (const { client } of [paolo, { client: visitor }]) {
      const { body } = await client.get(`/api/matches/${match.id}`);
      expect(body).toMatchObject({ viewerVote: null, viewerNotSeen: false, film1Votes: 1 });
      const { body: day } = await client.get(`${season.path}/matches?matchDay=1`);
      expect(day.map(({ viewerVote }: { viewerVote: unknown }) => viewerVote)).toEqual([
        null,
        null,
      ]);
    }
  });

  test('brings no tally, winner, status or time of its own', async () => {
    const { status, body } = await vote(giulia, {
      filmId: match.home,
      film1Votes: 99,
      winnerId: match.home,
      status: 'completed',
      points: 3,
      matchDay: 6,
      completedAt: '2020-01-01T00:00:00.000Z',
      userId: paolo.id,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ film1Votes: 1, winnerId: null, status: 'active', matchDay: 1 });
    expect(await sql.run('select user_id from votes where match_id = $1', [match.id])).toEqual([
      { user_id: giulia.id },
    ]);
  });

  test('“not seen” counts as an answer where the championship takes it', async () => {
    const refused = await vote(giulia, { notSeen: true });
    expect([refused.status, refused.body.code]).toEqual([400, 'unseen_not_allowed']);
    await newSeason({ allowUnseen: true });
    const { status, body } = await vote(giulia, { notSeen: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      viewerVote: null,
      viewerNotSeen: true,
      allowUnseen: true,
      totalVotes: 0,
    });
    const changed = await vote(giulia, { filmId: match.home });
    expect(changed.body).toMatchObject({ viewerVote: match.home, viewerNotSeen: false });
  });

  test('tells the turnout alone while the count is secret', async () => {
    await newSeason({ secretCount: true });
    const { body } = await vote(giulia, { filmId: match.home });
    expect(body).toMatchObject({ film1Votes: null, film2Votes: null, totalVotes: 1 });
  });
});

/** How a call was refused, if it has left the votes alone. */
async function refusalOf(answer: Promise<{ status: number; body: { code: string } }>) {
  const before = await sql.run('select * from votes order by match_id, user_id');
  const { status, body } = await answer;
  const after = await sql.run('select * from votes order by match_id, user_id');
  return JSON.stringify(after) === JSON.stringify(before) ? [status, body.code] : 'votes changed';
}

describe('no vote is taken', () => {
  test('from a visitor', async () => {
    expect(await refusalOf(vote({ client: visitor }, { filmId: match.home }))).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  test('for a third film', async () => {
    const third = season.films.find((film) => film !== match.home && film !== match.away);
    expect(await refusalOf(vote(giulia, { filmId: third }))).toEqual([400, 'film_not_in_match']);
  });

  test.each([{}, { filmId: '1' }, { filmId: 0 }, { filmId: 2 ** 31 }, { notSeen: false }, []])(
    'that says %j',
    async (body) => {
      expect(await refusalOf(vote(giulia, body))).toEqual([400, 'invalid_input']);
    },
  );

  test('on a match that has not opened or is over', async () => {
    await newSeason({ createdBy: giulia.id });
    const [next] = matchesOn(season, 2);
    expect(await refusalOf(vote(giulia, { filmId: next?.home }, next?.id))).toEqual([
      409,
      'match_not_open',
    ]);
    await closeDays(giulia.client, season.path, 1);
    expect(await refusalOf(vote(giulia, { filmId: match.home }))).toEqual([409, 'match_not_open']);
  });

  test('on a match that does not exist', async () => {
    expect(await refusalOf(vote(giulia, { filmId: 1 }, 2_000_000_000))).toEqual([404, 'not_found']);
  });

  test('in a cancelled championship, though its last matches stand as they were', async () => {
    await sql.run(
      `update tournaments set status = 'completed', completed_at = now(), cancelled_at = now() where id = $1`,
      [season.tournamentId],
    );
    expect(await refusalOf(vote(giulia, { filmId: match.home }))).toEqual([409, 'match_not_open']);
    const { body } = await giulia.client.get(`/api/matches/${match.id}`);
    expect(body).toMatchObject({ status: 'active', viewerMayVote: false });
  });

  test('from outside a circle: 403 where everybody may look, 404 where not', async () => {
    const circleId = await addOwnedCircle(sql, await addUser(sql));
    await newSeason({ circleId });
    expect(await refusalOf(vote(giulia, { filmId: match.home }))).toEqual([403, 'not_eligible']);
    await sql.run('update circles set is_public = false where id = $1', [circleId]);
    expect(await refusalOf(vote(giulia, { filmId: match.home }))).toEqual([404, 'not_found']);
    const { client: admin, id: adminId } = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [adminId]);
    expect(await refusalOf(vote({ client: admin }, { filmId: match.home }))).toEqual([
      403,
      'not_eligible',
    ]);
    await addMember(sql, { circleId, userId: giulia.id });
    expect((await vote(giulia, { filmId: match.home })).status).toBe(200);
  });
});

describe('at the same time on two instances', () => {
  test('100 votes of one person count once', async () => {
    const elsewhere = new TestClient(second.address);
    for (const [name, value] of giulia.client.cookies) elsewhere.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        vote(
          { client: index % 2 === 0 ? giulia.client : elsewhere },
          { filmId: index % 4 < 2 ? match.home : match.away },
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.totalVotes))).toEqual(new Set([1]));
    expect(await countRows()).toBe(1);
  });
});

test('about 120 votes a minute are enough for anybody', async () => {
  const person = await signUp(second, 'hasty');
  let taken = 0;
  let last = await vote(person, { filmId: match.home });
  // Where one minute ends and the next begins the window slides, and a few more get through.
  while (last.status === 200 && taken < 240) {
    taken += 1;
    last = await vote(person, { filmId: taken % 2 === 0 ? match.home : match.away });
  }
  expect(taken).toBeGreaterThanOrEqual(120);
  expect([last.status, last.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await vote(paolo, { filmId: match.home })).status).toBe(200);
});

describe('the matches of a championship', () => {
  test('come in the order of the calendar, all or by day and status', async () => {
    const numbers = async (query: string) => {
      const { body } = await visitor.get(`${season.path}/matches${query}`);
      return body.map(({ matchNumber }: { matchNumber: number }) => matchNumber);
    };
    expect(await numbers('')).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await numbers('?matchDay=2')).toEqual([3, 4]);
    expect(await numbers('?status=active')).toEqual([1, 2]);
    expect(await numbers('?matchDay=2&status=active')).toEqual([]);
    expect((await visitor.get(`${season.path}/matches?matchDay=x`)).status).toBe(400);
  });

  test('say whether the viewer may vote', async () => {
    const mayVote = async (client: TestClient) => {
      const { body } = await client.get(`${season.path}/matches?matchDay=1`);
      return body.every(({ viewerMayVote }: { viewerMayVote: boolean }) => viewerMayVote);
    };
    expect([await mayVote(visitor), await mayVote(giulia.client)]).toEqual([false, true]);
    const { body } = await giulia.client.get(`${season.path}/matches?matchDay=2`);
    expect(body[0].viewerMayVote).toBe(false);
  });

  test('are not found by those who may not see them', async () => {
    const circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
    await newSeason({ circleId });
    const paths = [`${season.path}/matches`, `/api/matches/${match.id}`];
    for (const path of paths) {
      expect((await giulia.client.get(path)).status).toBe(200);
      const hidden = await paolo.client.get(path);
      const missing = await paolo.client.get(path.replace(/\d+/, '2000000000'));
      expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
      expect((await visitor.get(path)).status).toBe(404);
    }
    await sql.run('delete from circle_memberships where circle_id = $1', [circleId]);
  });
});
