import { beforeAll, describe, expect, test } from 'vitest';
import { digestDatabase } from '../../testing/digest.ts';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addFilms,
  addMember,
  addOwnedCircle,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const strict = useGirone(database, { JOBS: 'off', REQUIRE_VERIFIED_EMAIL: '1' });
const sql = connectDirectly(database);

const weekMs = 7 * 86_400_000;
/** A year from now is the farthest deadline. */
const ahead = new Date(Date.now() + 30 * 86_400_000).toISOString();

let giulia: TestPerson;
let paolo: TestPerson;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
});

async function create(body: Record<string, unknown> = {}, { client }: TestPerson = giulia) {
  const answer = await client.post('/api/tournaments', { name: 'Coppa Celluloide', ...body });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function listIds({ client }: TestPerson, query = ''): Promise<number[]> {
  const { status, body } = await client.get(`/api/tournaments${query}`);
  expect(status).toBe(200);
  return body.map(({ id }: { id: number }) => id);
}

describe('a new championship', () => {
  test('is open to nominations, public, and has the defaults', async () => {
    const made = await create();
    expect(made).toMatchObject({
      name: 'Coppa Celluloide',
      description: null,
      status: 'setup',
      isPublic: true,
      circleId: null,
      circleName: null,
      createdBy: giulia.id,
      creatorName: 'giulia',
      viewerIsCreator: true,
      maxFilms: 32,
      requiredFilmsPerUser: 3,
      minNominationsPerUser: 1,
      maxNominationsPerUser: 3,
      matchDayFrequencyHours: 48,
      matchDurationHours: 48,
      advanceOnAllCircleVotes: true,
      autoAdvanceOnAllVotes: true,
      timeoutAdvanceEnabled: true,
      startedAt: null,
      participantsCount: 0,
      filmsCount: 0,
      totalMatches: 0,
      matchesCompleted: 0,
      currentMatchDay: 0,
      totalMatchDays: 0,
      drawSeed: null,
      socialTopicId: expect.any(Number),
      dayClosesAt: null,
      viewerVotesLeft: null,
      champions: [],
    });
    const open = Date.parse(made.preparationDeadline) - Date.parse(made.createdAt);
    expect(Math.round(open / 1000)).toBe(weekMs / 1000);
    expect(made.readiness).toEqual({
      participants: { requirement: 2, current: 0, ok: false, missing: 2 },
      totalFilms: { requirement: 6, current: 0, ok: false, missing: 6 },
      filmsPerUser: { requirement: 3, current: 0, ok: false, missing: 3 },
      maxTotalFilms: { requirement: 32, current: 0, ok: true, missing: 0 },
      ready: false,
      missingParticipants: 2,
      missingFilms: 6,
      owing: [],
      isOverdue: false,
      waitsFor: null,
      startsAt: null,
    });
    expect(made.viewerMay).toEqual({
      edit: true,
      delete: true,
      open: false,
      forceStart: true,
      nominate: true,
      vote: false,
      closeDay: false,
      reveal: false,
      rematch: false,
      discuss: true,
    });
  });

  test('takes what the dialog offers', async () => {
    const made = await create({
      description: '  Solo noir  ',
      maxFilms: 8,
      requiredFilmsPerUser: 2,
      matchDayFrequencyHours: 12,
      advanceOnAllCircleVotes: false,
      timeoutAdvanceEnabled: false,
      secretCount: true,
      allowUnseen: true,
      preparationDeadline: ahead.replace('Z', '+00:00'),
    });
    expect(made).toMatchObject({
      description: 'Solo noir',
      maxFilms: 8,
      requiredFilmsPerUser: 2,
      maxNominationsPerUser: 2,
      matchDayFrequencyHours: 12,
      matchDurationHours: 12,
      advanceOnAllCircleVotes: false,
      autoAdvanceOnAllVotes: false,
      timeoutAdvanceEnabled: false,
      secretCount: true,
      allowUnseen: true,
      preparationDeadline: ahead,
    });
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: undefined }, 'name'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ maxFilms: 1 }, 'maxFilms'],
    [{ maxFilms: 65 }, 'maxFilms'],
    [{ requiredFilmsPerUser: 0 }, 'requiredFilmsPerUser'],
    [{ requiredFilmsPerUser: 11 }, 'requiredFilmsPerUser'],
    [{ matchDayFrequencyHours: 13 }, 'matchDayFrequencyHours'],
    [{ preparationDeadline: 'domani' }, 'preparationDeadline'],
    [{ preparationDeadline: '2020-01-01T00:00:00Z' }, 'preparationDeadline'],
    [{ preparationDeadline: '9999-12-31T23:59:59-23:59' }, 'preparationDeadline'],
    [{ circleId: 'x' }, 'circleId'],
  ])('is refused with %j', async (body, field) => {
    const before = await digestDatabase(database.sql);
    const answer = await giulia.client.post('/api/tournaments', { name: 'Coppa', ...body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('ignores what only the engine may write', async () => {
    const made = await create({
      id: 1,
      status: 'completed',
      createdBy: paolo.id,
      isPublic: false,
      startedAt: '2020-01-01T00:00:00Z',
      completedAt: '2020-01-01T00:00:00Z',
      currentMatchDay: 9,
      drawSeed: 'mine',
      maxNominationsPerUser: 10,
      minNominationsPerUser: 10,
      winnerId: 1,
      points: 99,
    });
    expect(made).toMatchObject({
      status: 'setup',
      createdBy: giulia.id,
      isPublic: true,
      startedAt: null,
      completedAt: null,
      currentMatchDay: 0,
      drawSeed: null,
      maxNominationsPerUser: 3,
      minNominationsPerUser: 1,
    });
    const edited = await giulia.client.send('PATCH', `/api/tournaments/${made.id}`, {
      status: 'active',
      currentMatchDay: 3,
      createdBy: paolo.id,
      cancelledAt: '2020-01-01T00:00:00Z',
    });
    expect(edited.status).toBe(400);
    expect(Object.keys(edited.body.fields)).toEqual([
      'status',
      'currentMatchDay',
      'createdBy',
      'cancelledAt',
    ]);
    expect((await giulia.client.get(`/api/tournaments/${made.id}`)).body).toEqual(made);
  });

  test('needs a confirmed address where the operator asks for it', async () => {
    const { client, id } = await signUp(strict, 'newcomer');
    const refused = await client.post('/api/tournaments', { name: 'Coppa' });
    expect([refused.status, refused.body.code]).toEqual([403, 'email_unverified']);
    const circleId = await addOwnedCircle(sql, id);
    const inside = await client.post('/api/tournaments', { name: 'Coppa', circleId });
    expect(inside.status).toBe(201);
    await sql.run('update users set is_email_verified = true where id = $1', [id]);
    expect((await client.post('/api/tournaments', { name: 'Coppa' })).status).toBe(201);
  });
});

describe('a championship of a circle', () => {
  let circleId: number;
  beforeAll(async () => {
    circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
    await sql.run('update circles set max_films = 10, max_films_per_user = 2 where id = $1', [
      circleId,
    ]);
  });

  test('stays under the circle’s ceilings', async () => {
    const body = { name: 'Coppa', circleId, maxFilms: 11, requiredFilmsPerUser: 3 };
    const { status, body: refusal } = await giulia.client.post('/api/tournaments', body);
    expect(status).toBe(400);
    expect(refusal).toMatchObject({
      code: 'invalid_input',
      fields: {
        maxFilms: 'The circle does not allow that many',
        requiredFilmsPerUser: 'The circle does not allow that many',
      },
    });
    const made = await create({ circleId, maxFilms: 10, requiredFilmsPerUser: 2 });
    expect(made).toMatchObject({ circleId, circleName: 'Cinefili', isPublic: false });
    const path = `/api/tournaments/${made.id}`;
    const raised = await giulia.client.send('PATCH', path, { maxFilms: 11 });
    expect(raised.body.fields).toEqual({ maxFilms: 'The circle does not allow that many' });
  });

  test('is created by members alone; a missing circle is not found', async () => {
    const outside = await paolo.client.post('/api/tournaments', { name: 'Coppa', circleId });
    expect([outside.status, outside.body.code]).toEqual([403, 'forbidden']);
    const nowhere = await giulia.client.post('/api/tournaments', { name: 'X', circleId: 999_999 });
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'not_found']);
  });

  test('is hidden from others as if it did not exist', async () => {
    const { id } = await create({ circleId, maxFilms: 10, requiredFilmsPerUser: 2 });
    const hidden = await paolo.client.get(`/api/tournaments/${id}`);
    const missing = await paolo.client.get('/api/tournaments/999999');
    expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
    expect(await listIds(paolo)).not.toContain(id);
    expect(await listIds(giulia, `?circleId=${circleId}`)).toContain(id);
    await addMember(sql, { circleId, userId: paolo.id });
    expect(await listIds(paolo)).toContain(id);
    const { body } = await paolo.client.get(`/api/tournaments/${id}`);
    expect(body.viewerMay).toMatchObject({ nominate: true, edit: false, forceStart: false });
  });
});

describe('a draft', () => {
  test('is its creator’s alone until it is opened', async () => {
    const { id, status, preparationDeadline } = await create({ draft: true });
    expect({ status, preparationDeadline }).toEqual({
      status: 'preparation',
      preparationDeadline: null,
    });
    const events = () =>
      sql.run(
        `select audience from events where type = 'tournament' and (payload->>'tournamentId')::int = $1
         order by id`,
        [id],
      );
    expect(await events()).toEqual([{ audience: { kind: 'user', userId: giulia.id } }]);
    expect(await listIds(paolo)).not.toContain(id);
    expect(await listIds(giulia, '?status=preparation')).toEqual([id]);
    const nominating = await giulia.client.post(`/api/tournaments/${id}/nominations`, {
      filmId: (await addFilms(sql, giulia.id, 1))[0],
    });
    expect(nominating.body.code).toBe('tournament_not_in_setup');

    const opened = await giulia.client.post(`/api/tournaments/${id}/open`);
    expect(opened.body).toMatchObject({ status: 'setup', viewerMay: { open: false } });
    expect(Date.parse(opened.body.preparationDeadline)).toBeGreaterThan(Date.now());
    expect(await listIds(paolo)).toContain(id);
    expect((await events()).at(-1)).toEqual({ audience: { kind: 'everyone' } });
    const again = await giulia.client.post(`/api/tournaments/${id}/open`);
    expect([again.status, again.body.code]).toEqual([409, 'not_a_draft']);
  });

  test('keeps a deadline that is still ahead, and gets another for one that has passed', async () => {
    const preparationDeadline = ahead;
    const { id } = await create({ draft: true, preparationDeadline });
    const { body } = await giulia.client.post(`/api/tournaments/${id}/open`);
    expect(body.preparationDeadline).toBe(preparationDeadline);

    const late = await create({ draft: true, preparationDeadline });
    await sql.run(
      `update tournaments set preparation_deadline = now() - interval '1 day' where id = $1`,
      [late.id],
    );
    const opened = await giulia.client.post(`/api/tournaments/${late.id}/open`);
    expect(Date.parse(opened.body.preparationDeadline)).toBeGreaterThan(Date.now());
  });
});

describe('the list', () => {
  test('counts participants, films and matches', async () => {
    const { id } = await create();
    const other = await addUser(sql);
    for (const user of [giulia.id, giulia.id, other]) await nominate(sql, id, user);
    const { body: cards } = await paolo.client.get('/api/tournaments?limit=1');
    expect(cards[0]).toMatchObject({ id, participantsCount: 2, filmsCount: 3, totalMatches: 0 });

    await giulia.client.post(`/api/tournaments/${id}/force-start`);
    const { body: started } = await paolo.client.get('/api/tournaments?limit=1');
    expect(started[0]).toMatchObject({
      status: 'active',
      totalMatches: 6,
      matchesCompleted: 0,
      currentMatchDay: 1,
      totalMatchDays: 6,
      viewerMay: { vote: true, closeDay: false, nominate: false },
    });
    await closeDays(giulia.client, `/api/tournaments/${id}`, 1);
    const { body: played } = await paolo.client.get('/api/tournaments?limit=1');
    expect(played[0]).toMatchObject({ matchesCompleted: 1 });
  });

  test('finds by name and description, and takes wildcards for what they are', async () => {
    const { id: percent } = await create({ name: 'Cento 100%', description: 'sotto_linea' });
    const { id: plain } = await create({ name: 'Cento 100 e lode', description: 'sottoXlinea' });
    expect(await listIds(paolo, '?search=CENTO')).toEqual([plain, percent]);
    expect(await listIds(paolo, '?search=100%25')).toEqual([percent]);
    expect(await listIds(paolo, '?search=sotto_')).toEqual([percent]);
    expect(await listIds(paolo, '?search=%5C')).toEqual([]);
  });

  test('narrows by state; open is all but completed', async () => {
    const { id } = await create();
    for (const person of [giulia, paolo]) await nominate(sql, id, person.id);
    await giulia.client.post(`/api/tournaments/${id}/force-start`);
    await closeDays(giulia.client, `/api/tournaments/${id}`, 2);
    expect(await listIds(paolo, '?status=completed')).toEqual([id]);
    expect(await listIds(paolo, '?status=open&limit=100')).not.toContain(id);
    expect((await paolo.client.get('/api/tournaments?status=gone')).status).toBe(400);
  });

  test('comes in pages that follow one another', async () => {
    const all = await listIds(paolo, '?limit=100');
    const first = await paolo.client.get('/api/tournaments?limit=2&status=open');
    const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain('status=open');
    const second = await paolo.client.get(next);
    const ids = [...first.body, ...second.body].map(({ id }: { id: number }) => id);
    expect(ids).toHaveLength(4);
    expect(all).toEqual(expect.arrayContaining(ids));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});

test('a completed championship names its champions, joint ones too; a cancelled one none', async () => {
  const { id } = await create();
  const films = [await nominate(sql, id, giulia.id), await nominate(sql, id, paolo.id)];
  await giulia.client.post(`/api/tournaments/${id}/force-start`);
  for (const [index, film] of films.entries()) {
    await sql.run(
      `insert into standings (tournament_id, match_day, film_id, position, list_order)
       values ($1, 1, $2, $3, $3), ($1, 2, $2, 1, $4)`,
      [id, film, index + 1, 2 - index],
    );
  }
  const champions = async () => {
    const { body } = await paolo.client.get(`/api/tournaments/${id}`);
    return body.champions.map(({ filmId }: { filmId: number }) => filmId);
  };
  expect(await champions()).toEqual([]);
  await sql.run(`update tournaments set status = 'completed', completed_at = now() where id = $1`, [
    id,
  ]);
  expect(await champions()).toEqual(films.toReversed());
  await sql.run('update tournaments set cancelled_at = now() where id = $1', [id]);
  expect(await champions()).toEqual([]);
  // No season ends like this; it was written to have champions in a known order.
  await sql.run('delete from tournaments where id = $1', [id]);
});
