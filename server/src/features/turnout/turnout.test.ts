import type { Notification } from '@girone/contract/notifications';
import type { Turnout } from '@girone/contract/turnout';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addCircleTournament,
  addFilms,
  addMember,
  addOwnedCircle,
} from '../../testing/sample-rows.ts';
import { addSeason, matchesOn } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

/** Owns the circle and brought its championship. */
let giulia: TestPerson;
let luca: TestPerson;
let sara: TestPerson;
let outsider: TestPerson;
let admin: TestPerson;
let circleId: number;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  luca = await signUp(girone, 'luca');
  sara = await signUp(girone, 'sara');
  outsider = await signUp(girone, 'outsider');
  admin = await signUp(girone, 'admin');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  circleId = await addOwnedCircle(sql, giulia.id, { isPublic: true });
  await addMember(sql, { circleId, userId: luca.id });
  await addMember(sql, { circleId, userId: sara.id });
});

/** A circle's championship that asks for two films of each. */
async function addSetup(createdBy = giulia.id): Promise<number> {
  const id = await addCircleTournament(sql, { circleId, createdBy });
  await sql.run('update tournaments set required_films_per_user = 2 where id = $1', [id]);
  return id;
}

async function nominate(tournamentId: number, { id }: TestPerson, films: number): Promise<void> {
  for (const filmId of await addFilms(sql, id, films)) {
    await sql.run(
      'insert into film_nominations (tournament_id, user_id, film_id) values ($1, $2, $3)',
      [tournamentId, id, filmId],
    );
  }
}

async function vote({ id }: TestPerson, matches: readonly { id: number; home: number }[]) {
  for (const match of matches) {
    await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
      match.id,
      id,
      match.home,
    ]);
  }
}

async function turnoutFor({ client }: TestPerson, tournamentId: number): Promise<Turnout> {
  const { status, body } = await client.get(`/api/tournaments/${tournamentId}/turnout`);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

function remind({ client }: { client: TestClient }, tournamentId: number) {
  return client.post(`/api/tournaments/${tournamentId}/remind`);
}

async function remindersOf({ client }: TestPerson): Promise<Notification[]> {
  const { body } = await client.get('/api/notifications');
  return body.filter(({ type }: Notification) => type === 'reminder');
}

describe('who is missing', () => {
  test('is said of nominations person by person, missing people first', async () => {
    const id = await addSetup();
    await nominate(id, giulia, 2);
    await nominate(id, sara, 1);
    const turnout = await turnoutFor(luca, id);
    expect(turnout).toMatchObject({ stage: 'nominations', matchDay: null, requiredFilms: 2 });
    expect(
      turnout.people.map(({ username, films, isDone, isViewer }) => [
        username,
        films,
        isDone,
        isViewer,
      ]),
    ).toEqual([
      ['sara', 1, false, false],
      ['luca', 0, false, true],
      ['giulia', 2, true, false],
    ]);
    expect(turnout).toMatchObject({ total: 3, done: 1, viewerMayRemind: false });
    expect(turnout.people[0]?.lastNominatedAt).not.toBeNull();
    expect(turnout.people[1]?.lastNominatedAt).toBeNull();
    expect(turnout.people[1]?.joinedAt).not.toBeNull();
  });

  test('is nobody once the list is full, and nobody waits for the suspended', async () => {
    const id = await addSetup();
    await sql.run('update tournaments set max_films = 2 where id = $1', [id]);
    await nominate(id, giulia, 2);
    expect(await turnoutFor(giulia, id)).toMatchObject({ total: 3, done: 3 });
    const late = await signUp(girone);
    await addMember(sql, { circleId, userId: late.id });
    await sql.run('update users set suspended_at = now() where id = $1', [late.id]);
    expect(await turnoutFor(giulia, id)).toMatchObject({ total: 3, done: 3 });
  });

  test('is said of votes by whole days alone, and never what was chosen', async () => {
    const season = await addSeason(sql, {
      circleId,
      createdBy: giulia.id,
      owners: [giulia.id, sara.id],
      films: 4,
      secretCount: true,
      advanceOnAllVotes: false,
    });
    const [first, second] = matchesOn(season, 1);
    if (!first || !second) throw new Error('a day of four films has two matches');
    await vote(luca, [first, second]);
    await vote(sara, [first]);
    const turnout = await turnoutFor(giulia, season.tournamentId);
    expect(turnout).toMatchObject({ stage: 'votes', matchDay: 1, total: 3, done: 1 });
    const seen = turnout.people.map(({ username, isDone }) => [username, isDone]);
    expect(seen).toEqual([
      ['giulia', false],
      ['sara', false],
      ['luca', true],
    ]);
    // One vote of two looks like none, and nothing says when or for whom.
    const [none, half] = turnout.people;
    const facts = ['isDone', 'films', 'lastNominatedAt'] as const;
    for (const fact of facts) expect(half?.[fact]).toEqual(none?.[fact]);
    expect(JSON.stringify(turnout)).not.toMatch(/vote"|filmId|film1|choice/i);
  });

  test('is for those who take part: members, participants, creators and site admins', async () => {
    const ofCircle = await addSetup();
    const path = `/api/tournaments/${ofCircle}/turnout`;
    expect((await outsider.client.get(path)).status).toBe(403);
    expect((await new TestClient(girone.address).get(path)).status).toBe(401);
    expect((await admin.client.get(path)).status).toBe(200);
    await sql.run('update circles set is_public = false where id = $1', [circleId]);
    expect((await outsider.client.get(path)).status).toBe(404);
    await sql.run('update circles set is_public = true where id = $1', [circleId]);

    const { tournamentId } = await addSeason(sql, { owners: [luca.id], createdBy: giulia.id });
    const open = `/api/tournaments/${tournamentId}`;
    for (const [person, isIn] of [
      [giulia, true],
      [luca, true],
      [admin, true],
      [sara, false],
    ] as const) {
      expect((await person.client.get(`${open}/turnout`)).status).toBe(isIn ? 200 : 403);
      expect((await person.client.get(open)).body.viewerSeesTurnout).toBe(isIn);
    }
    // Whoever made a public one is not waited for unless they play in it.
    const { people } = await turnoutFor(giulia, tournamentId);
    expect(people.map(({ username, joinedAt }) => [username, joinedAt])).toEqual([['luca', null]]);
  });

  test('has nobody to wait for before and after, and no championship that is not there', async () => {
    const { body: draft } = await giulia.client.post('/api/tournaments', {
      name: 'Bozza',
      circleId,
      draft: true,
    });
    const played = await addSeason(sql, { circleId, createdBy: giulia.id, films: 2 });
    for (const matchDay of [1, 2]) {
      await giulia.client.post(`${played.path}/advance`, { matchDay });
    }
    for (const id of [draft.id, played.tournamentId]) {
      const turnout = await turnoutFor(giulia, id);
      expect(turnout).toMatchObject({ stage: null, people: [], total: 0, viewerMayRemind: false });
      expect((await remind(giulia, id)).body.code).toBe('nobody_missing');
    }
    expect((await giulia.client.get('/api/tournaments/999999/turnout')).status).toBe(404);
    expect((await remind(giulia, 999_999)).status).toBe(404);
    expect((await giulia.client.get('/api/tournaments/x/turnout')).status).toBe(400);
  });
});

describe('a reminder', () => {
  test('goes to whoever lacks films, and says how many, but not to whoever is done or asks', async () => {
    const id = await addSetup();
    await nominate(id, sara, 1);
    const { status, body } = await remind(giulia, id);
    expect([status, body.people]).toEqual([200, 2]);
    expect(await remindersOf(sara)).toMatchObject([
      {
        actor: { username: 'giulia' },
        tournament: { id, matchDay: null },
        nominations: { films: 1 },
      },
    ]);
    expect((await remindersOf(luca))[0]?.nominations).toMatchObject({ films: 2 });
    expect(await remindersOf(giulia)).toEqual([]);
    expect(await remindersOf(outsider)).toEqual([]);
    const after = await turnoutFor(giulia, id);
    expect([after.remindedAt, after.mayRemindAt]).toEqual([body.remindedAt, body.mayRemindAt]);
    expect(Date.parse(body.mayRemindAt) - Date.parse(body.remindedAt)).toBe(86_400_000);
  });

  test('goes to whoever lacks votes on the open day, not to whoever has blocked who sends it', async () => {
    const season = await addSeason(sql, {
      circleId,
      createdBy: giulia.id,
      owners: [giulia.id],
      films: 4,
      advanceOnAllVotes: false,
    });
    const { tournamentId } = season;
    const before = (await remindersOf(luca)).length;
    await vote(sara, matchesOn(season, 1));
    await luca.client.post('/api/users/giulia/block');
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    expect((await remind(giulia, tournamentId)).status).toBe(200);
    expect((await remindersOf(moderator))[0]).toMatchObject({
      tournament: { id: tournamentId, matchDay: 1 },
      nominations: null,
    });
    expect(await remindersOf(luca)).toHaveLength(before);
    const told = (await remindersOf(sara)).filter(
      ({ tournament }) => tournament?.id === tournamentId,
    );
    expect(told).toEqual([]);
    await luca.client.delete('/api/users/giulia/block');
    await moderator.client.post(`/api/circles/${circleId}/leave`);
  });

  test('is one a day, however many ask at once', async () => {
    const id = await addSetup();
    const before = (await remindersOf(luca)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => remind(giulia, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ body }) => body.code === 'reminded_lately');
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 19 }, () => 409));
    expect(await remindersOf(luca)).toHaveLength(before + 1);
    await sql.run(
      `update tournaments set reminded_at = now() - interval '24 hours' where id = $1`,
      [id],
    );
    expect((await turnoutFor(giulia, id)).mayRemindAt).toBeNull();
    expect((await remind(giulia, id)).status).toBe(200);
    expect(await remindersOf(luca)).toHaveLength(before + 2);
  });

  test('is for the creator, who runs the circle and site admins', async () => {
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    const id = await addSetup(luca.id);
    for (const person of [sara, outsider]) expect((await remind(person, id)).status).toBe(403);
    expect((await remind({ client: new TestClient(girone.address) }, id)).status).toBe(401);
    expect((await turnoutFor(sara, id)).viewerMayRemind).toBe(false);
    for (const person of [luca, giulia, moderator, admin]) {
      await sql.run('update tournaments set reminded_at = null where id = $1', [id]);
      expect((await turnoutFor(person, id)).viewerMayRemind).toBe(true);
      expect((await remind(person, id)).status).toBe(200);
    }
    await luca.client.post(`/api/circles/${circleId}/leave`);
    await sql.run('update tournaments set reminded_at = null where id = $1', [id]);
    expect((await remind(luca, id)).status).toBe(403);
    await addMember(sql, { circleId, userId: luca.id });
    await moderator.client.post(`/api/circles/${circleId}/leave`);
  });

  test('has nobody to go to when everybody is in', async () => {
    const id = await addSetup();
    for (const person of [giulia, luca, sara]) await nominate(id, person, 2);
    expect((await remind(giulia, id)).body.code).toBe('nobody_missing');
    expect((await turnoutFor(giulia, id)).remindedAt).toBeNull();
  });
});
