import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
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
const one = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const two = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const sql = connectDirectly(database);

const minuteMs = 60_000;

let giulia: TestPerson;
/** Of the same person, on the other instance. */
let tablet: TestClient;
let paolo: TestPerson;
let season: Season;
let match: SeasonMatch;

/** Each with limits of their own, so that no test eats into those of another. */
async function signInTwice(): Promise<void> {
  giulia = await signUp(one);
  tablet = new TestClient(two.address);
  for (const [name, value] of giulia.client.cookies) tablet.cookies.set(name, value);
}

beforeAll(async () => {
  paolo = await signUp(one, 'paolo');
});

beforeEach(async () => {
  await signInTwice();
  season = await addSeason(sql, { createdBy: giulia.id, advanceOnAllVotes: false });
  const [first] = matchesOn(season, 1);
  if (!first) throw new Error('a day without a match');
  match = first;
});

function send(client: TestClient, body: object, matchId = match.id) {
  return client.post(`/api/matches/${matchId}/vote`, body);
}

/** A vote of this person that waited for so long. */
function waited(filmId: number | undefined, ageMs: number, voterId: number = giulia.id) {
  return { filmId, kept: { voterId, ageMs } };
}

async function standing(matchId = match.id): Promise<unknown[]> {
  const rows = await sql.run('select user_id, film_id from votes where match_id = $1', [matchId]);
  return rows.map(({ user_id: userId, film_id: filmId }) => [userId, filmId]);
}

/** How a call was refused, if it has left every vote as it was. */
async function refusalOf(answer: () => ReturnType<typeof send>) {
  const before = await sql.run('select * from votes order by match_id, user_id');
  const { status, body } = await answer();
  const after = await sql.run('select * from votes order by match_id, user_id');
  return JSON.stringify(after) === JSON.stringify(before) ? [status, body.code] : 'votes changed';
}

describe('a vote that waited on a device', () => {
  test('counts like any other, as chosen when it was chosen', async () => {
    const { status, body } = await send(giulia.client, waited(match.home, 5 * minuteMs));
    expect(status).toBe(200);
    expect(body).toMatchObject({ film1Votes: 1, viewerVote: match.home });
    const [times] = await sql.run(
      `select extract(epoch from created_at - updated_at)::int as waited from votes where match_id = $1`,
      [match.id],
    );
    expect(times).toEqual({ waited: 300 });
  });

  test('sent again counts once, also where its first answer was lost on the way', async () => {
    for (const ageMs of [minuteMs, minuteMs, minuteMs + 900, 0]) {
      const { status, body } = await send(tablet, waited(match.away, ageMs));
      expect([status, body.totalVotes, body.viewerVote]).toEqual([200, 1, match.away]);
    }
    expect(await standing()).toEqual([[giulia.id, match.away]]);
  });

  test('is its voter’s alone, whoever has signed in on the device since', async () => {
    expect(await refusalOf(() => send(paolo.client, waited(match.home, minuteMs)))).toEqual([
      403,
      'not_the_voter',
    ]);
    // Not for an admin either, nor in the name of somebody who is none.
    await sql.run('update users set is_admin = true where id = $1', [paolo.id]);
    expect(await refusalOf(() => send(paolo.client, waited(match.home, minuteMs)))).toEqual([
      403,
      'not_the_voter',
    ]);
    const nobody = waited(match.home, minuteMs, 2_147_483_647);
    expect(await refusalOf(() => send(paolo.client, nobody))).toEqual([403, 'not_the_voter']);
    const visitor = new TestClient(one.address);
    expect(await refusalOf(() => send(visitor, waited(match.home, minuteMs)))).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  test('that came after the close is late, however long ago it was chosen', async () => {
    await closeDays(giulia.client, season.path, 1);
    for (const ageMs of [0, minuteMs, 30 * 24 * 60 * minuteMs]) {
      for (const client of [giulia.client, tablet]) {
        expect(await refusalOf(() => send(client, waited(match.home, ageMs)))).toEqual([
          409,
          'match_not_open',
        ]);
      }
    }
    expect(await standing()).toEqual([]);
  });

  test.each([-1, -minuteMs, 0.5, 30 * 24 * 60 * minuteMs + 1, 1e300, '5', null])(
    'was not chosen %j ms ago',
    async (ageMs) => {
      await send(giulia.client, { filmId: match.home });
      const body = { filmId: match.away, kept: { voterId: giulia.id, ageMs } };
      expect(await refusalOf(() => send(tablet, body))).toEqual([400, 'invalid_input']);
    },
  );

  test.each([{ ageMs: 5 }, { voterId: 0, ageMs: 5 }, { voterId: '1', ageMs: 5 }, 5, null])(
    'says whose it is, and not %j',
    async (kept) => {
      const body = { filmId: match.away, kept };
      expect(await refusalOf(() => send(giulia.client, body))).toEqual([400, 'invalid_input']);
    },
  );
});

describe('the last choice wins', () => {
  test('over one that was made before it and comes later', async () => {
    await send(giulia.client, { filmId: match.home });
    expect(await refusalOf(() => send(tablet, waited(match.away, minuteMs)))).toEqual([
      409,
      'newer_choice',
    ]);
    expect(await standing()).toEqual([[giulia.id, match.home]]);
    // The same choice is no contradiction.
    expect((await send(tablet, waited(match.home, minuteMs))).status).toBe(200);
  });

  test('over one that was made and came before it', async () => {
    await send(giulia.client, { filmId: match.home });
    await sql.run(`update votes set updated_at = updated_at - interval '2 minutes'`);
    expect((await send(tablet, waited(match.away, minuteMs))).status).toBe(200);
    expect(await standing()).toEqual([[giulia.id, match.away]]);
  });

  test.each(['older first', 'newer first'])('of two devices without a line, %s', async (order) => {
    const older = waited(match.home, 10 * minuteMs);
    const newer = waited(match.away, 5 * minuteMs);
    const bodies = order === 'older first' ? [older, newer] : [newer, older];
    const answers = [
      await send(giulia.client, bodies[0] ?? {}),
      await send(tablet, bodies[1] ?? {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual(
      order === 'older first' ? [200, 200] : [200, 409],
    );
    expect(await standing()).toEqual([[giulia.id, match.away]]);
  });

  test('also where one film was chosen twice, and another in between', async () => {
    await send(giulia.client, waited(match.home, 9 * minuteMs));
    await send(giulia.client, waited(match.home, 3 * minuteMs));
    expect((await send(tablet, waited(match.away, 6 * minuteMs))).body.code).toBe('newer_choice');
    expect(await standing()).toEqual([[giulia.id, match.home]]);
  });

  test('and “not seen” is a choice like the others', async () => {
    season = await addSeason(sql, { allowUnseen: true });
    const [open] = matchesOn(season, 1);
    const unseen = { notSeen: true, kept: { voterId: giulia.id, ageMs: minuteMs } };
    await send(giulia.client, waited(open?.home, 2 * minuteMs), open?.id);
    expect((await send(tablet, unseen, open?.id)).status).toBe(200);
    expect(await standing(open?.id)).toEqual([[giulia.id, null]]);
    await send(giulia.client, { filmId: open?.away }, open?.id);
    expect((await send(tablet, unseen, open?.id)).body.code).toBe('newer_choice');
  });

  test('when a hundred come at once on two instances', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        send(
          index % 2 === 0 ? giulia.client : tablet,
          // The newest of them is for the away film, and comes in the middle.
          index === 50 ? waited(match.away, minuteMs) : waited(match.home, (index + 2) * minuteMs),
        ),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers[50]?.status).toBe(200);
    expect(await standing()).toEqual([[giulia.id, match.away]]);
    const { body } = await giulia.client.get(`/api/matches/${match.id}`);
    expect(body).toMatchObject({ film1Votes: 0, film2Votes: 1, totalVotes: 1 });
  });

  test('against one that is cast as it comes, in the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        send(tablet, waited(match.home, minuteMs)),
        send(giulia.client, { filmId: match.away }),
        send(tablet, waited(match.home, 2 * minuteMs)),
      ]);
      expect(await standing()).toEqual([[giulia.id, match.away]]);
    }
  });
});

test('as many as any others come in a minute, on two instances together; the rest is told when', async () => {
  let taken = 0;
  let last = await send(giulia.client, waited(match.home, minuteMs));
  // Where one minute ends and the next begins the window slides, and a few more get through.
  while (last.status === 200 && taken < 240) {
    taken += 1;
    last = await send(taken % 2 === 0 ? giulia.client : tablet, waited(match.home, minuteMs));
  }
  expect(taken).toBeGreaterThanOrEqual(120);
  expect([last.status, last.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(paolo.client, waited(match.home, minuteMs, paolo.id))).status).toBe(200);
});
