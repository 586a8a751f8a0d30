import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;
let stranger: TestPerson;
let circleId: number;
let otherCircle: number;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  stranger = await signUp(girone, 'stranger');
  circleId = await addCircle();
  otherCircle = await addCircle();
});

/** A championship of two films that Giulia has called, played to its end. */
async function playOut(place: { circleId?: number } = {}): Promise<number> {
  const season = await addSeason(sql, { createdBy: giulia.id, films: 2, ...place });
  await closeDays(giulia.client, season.path, season.lastDay);
  return season.tournamentId;
}

async function addCircle(): Promise<number> {
  const id = await addOwnedCircle(sql, giulia.id, { isPublic: false });
  await addMember(sql, { circleId: id, userId: paolo.id });
  return id;
}

async function playAgain({ client }: TestPerson, rematchOf: unknown, place: number | null = null) {
  const body = { name: 'Coppa 2', rematchOf, circleId: place };
  const { status, body: answer } = await client.post('/api/tournaments', body);
  return { status, code: answer.code, id: answer.id };
}

async function look({ client }: TestPerson, id: number) {
  return (await client.get(`/api/tournaments/${id}`)).body;
}

describe('a rematch', () => {
  test('in a circle is called by any of its members, once, and the page leads there', async () => {
    const before = await playOut({ circleId });
    expect(await look(paolo, before)).toMatchObject({
      viewerMay: { rematch: true },
      rematch: null,
    });
    const { status, id } = await playAgain(paolo, before, circleId);
    expect(status).toBe(201);
    expect(await look(giulia, before)).toMatchObject({ rematch: { id, name: 'Coppa 2' } });
    expect(await playAgain(giulia, before, circleId)).toMatchObject({
      status: 409,
      code: 'rematch_exists',
    });
  });

  test('called by twenty at once is one', async () => {
    const before = await playOut({ circleId });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        playAgain(turn % 2 === 0 ? giulia : paolo, before, circleId),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  test('in public is called by whoever had called it', async () => {
    const before = await playOut();
    expect(await look(paolo, before)).toMatchObject({ viewerMay: { rematch: false } });
    expect(await playAgain(paolo, before)).toMatchObject({ status: 403 });
    expect(await look(giulia, before)).toMatchObject({ viewerMay: { rematch: true } });
    expect(await playAgain(giulia, before)).toMatchObject({ status: 201 });
  });

  test('is not possible elsewhere, before the end, or of what one may not see', async () => {
    const before = await playOut({ circleId });
    expect(await playAgain(giulia, before, otherCircle)).toMatchObject({ status: 403 });
    expect(await playAgain(giulia, before)).toMatchObject({ status: 403 });
    expect(await playAgain(stranger, before)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await playAgain(giulia, 2_000_000_000, circleId)).toMatchObject({ status: 404 });
    expect(await playAgain(giulia, 'last', circleId)).toMatchObject({ status: 400 });
    const running = await addSeason(sql, { createdBy: giulia.id, circleId });
    expect(await playAgain(giulia, running.tournamentId, circleId)).toMatchObject({ status: 403 });
    expect(await look(giulia, before)).toMatchObject({ rematch: null });
  });

  test('of one that was called off there is none', async () => {
    const admin = await addUser(sql);
    const season = await addSeason(sql, { createdBy: giulia.id });
    await sql.run(
      `update tournaments set status = 'completed', completed_at = now(), cancelled_at = now(),
         cancelled_by = $2, cancellation_reason = 'Prova' where id = $1`,
      [season.tournamentId, admin],
    );
    expect(await look(giulia, season.tournamentId)).toMatchObject({
      viewerMay: { rematch: false },
    });
    expect(await playAgain(giulia, season.tournamentId)).toMatchObject({ status: 403 });
  });

  test('that its creator keeps as a draft is nobody else’s to know', async () => {
    const before = await playOut({ circleId });
    const body = { name: 'Ancora', circleId, rematchOf: before, draft: true };
    expect((await giulia.client.post('/api/tournaments', body)).status).toBe(201);
    expect(await look(paolo, before)).toMatchObject({ rematch: null });
    expect(await playAgain(paolo, before, circleId)).toMatchObject({ code: 'rematch_exists' });
  });
});
