import type { Notification } from '@girone/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { addMember, addOwnedCircle, addTournament, nominate } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

/** Owns the circle. */
let giulia: TestPerson;
let luca: TestPerson;
let sara: TestPerson;
let circleId: number;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  luca = await signUp(girone, 'luca');
  sara = await signUp(girone, 'sara');
  circleId = await addOwnedCircle(sql, giulia.id);
  for (const { id } of [luca, sara]) await addMember(sql, { circleId, userId: id });
});

async function settle(): Promise<void> {
  await eventually(async () =>
    expect(
      await sql.run('select task_identifier from graphile_worker.jobs where run_at <= now()'),
    ).toEqual([]),
  );
}

async function listOf(
  { client }: TestPerson,
  type?: Notification['type'],
): Promise<Notification[]> {
  const { status, body } = await client.get('/api/notifications');
  expect(status).toBe(200);
  return body.filter((each: Notification) => type === undefined || each.type === type);
}

async function unreadOf({ client }: TestPerson): Promise<number> {
  return (await client.get('/api/notifications/unread')).body.unread;
}

async function create(body: object): Promise<number> {
  const { status, body: made } = await luca.client.post('/api/tournaments', {
    name: 'Coppa del Po',
    requiredFilmsPerUser: 2,
    ...body,
  });
  expect(status).toBe(201);
  await settle();
  return made.id;
}

function about(id: number, list: readonly Notification[]): Notification[] {
  return list.filter(({ tournament }) => tournament?.id === id);
}

describe('that nominations are open', () => {
  test('is told to every member of the circle but who opened it, with what is asked until when', async () => {
    const id = await create({ circleId });
    for (const person of [giulia, sara]) {
      const [told, ...more] = about(id, await listOf(person, 'nominations_open'));
      expect(more).toEqual([]);
      expect(told).toMatchObject({
        actor: { username: 'luca' },
        tournament: { name: 'Coppa del Po', matchDay: null },
        nominations: { films: 2 },
      });
      expect(Date.parse(told?.nominations?.until ?? '')).toBeGreaterThan(Date.now());
    }
    expect(about(id, await listOf(luca))).toEqual([]);
    const wanted = await sql.run(
      `select count(*)::int as mails from graphile_worker.jobs where task_identifier = 'send-notification'`,
    );
    // Nobody here has confirmed an address.
    expect(wanted).toEqual([{ mails: 0 }]);
  });

  test('is told of a draft when it is opened, once, and not to whoever has blocked who did', async () => {
    await sara.client.post('/api/users/luca/block');
    const id = await create({ circleId, draft: true });
    expect(about(id, await listOf(giulia))).toEqual([]);
    expect((await luca.client.post(`/api/tournaments/${id}/open`)).status).toBe(200);
    await settle();
    const payload = { type: 'nominations_open', tournamentId: id, matchDay: null, except: luca.id };
    await sql.run(`select graphile_worker.add_job('tell-season', $1::json)`, [
      JSON.stringify(payload),
    ]);
    await settle();
    expect(about(id, await listOf(giulia, 'nominations_open'))).toHaveLength(1);
    expect(about(id, await listOf(sara))).toEqual([]);
    await sara.client.delete('/api/users/luca/block');
  });

  test('is nobody’s news of a public one, but of a rematch those’ who played before', async () => {
    const id = await create({});
    for (const person of [giulia, sara]) expect(about(id, await listOf(person))).toEqual([]);
    const played = await addSeason(sql, { owners: [sara.id, luca.id], createdBy: luca.id });
    const rematch = await addTournament(sql);
    await sql.run('update tournaments set rematch_of = $2 where id = $1', [
      rematch,
      played.tournamentId,
    ]);
    const payload = {
      type: 'nominations_open',
      tournamentId: rematch,
      matchDay: null,
      except: luca.id,
    };
    await sql.run(`select graphile_worker.add_job('tell-season', $1::json)`, [
      JSON.stringify(payload),
    ]);
    await settle();
    expect(about(rematch, await listOf(sara, 'nominations_open'))).toHaveLength(1);
    for (const person of [giulia, luca]) expect(about(rematch, await listOf(person))).toEqual([]);
  });
});

async function arrivals(person: TestPerson) {
  const told = await listOf(person, 'member_joined');
  return told.map(({ actor, circle }) => [actor?.username, circle?.id]);
}

describe('who has joined a circle', () => {
  test('is told to those who run it, and not to whoever let them in', async () => {
    const moderator = await signUp(girone);
    const place = await addOwnedCircle(sql, giulia.id);
    await addMember(sql, { circleId: place, userId: moderator.id, role: 'moderator' });
    await addMember(sql, { circleId: place, userId: luca.id });
    const path = `/api/circles/${place}`;

    const walkIn = await signUp(girone, 'walk_in');
    expect((await walkIn.client.post(`${path}/join`)).status).toBe(200);
    await walkIn.client.post(`${path}/leave`);
    await walkIn.client.post(`${path}/join`);
    const { body: invite } = await giulia.client.post(`${path}/invites`, {
      maxUses: 5,
      expiresInHours: 2,
    });
    const { token } = invite;
    const guest = await signUp(girone, 'guest');
    const accepted = await guest.client.post('/api/invites/accept', { token });
    expect(accepted.status).toBe(200);
    for (const person of [giulia, moderator]) {
      expect(await arrivals(person)).toEqual([
        ['guest', place],
        ['walk_in', place],
      ]);
    }
    await sql.run(`update circles set join_type = 'approval_required' where id = $1`, [place]);
    const asking = await signUp(girone, 'asking');
    await asking.client.post(`${path}/join`, { message: '' });
    const { body: requests } = await moderator.client.get(`${path}/join-requests`);
    await moderator.client.post(`${path}/join-requests/${requests[0].id}/approve`);
    expect((await arrivals(giulia))[0]).toEqual(['asking', place]);
    expect(await arrivals(moderator)).toHaveLength(2);
    for (const person of [luca, walkIn, asking]) expect(await arrivals(person)).toEqual([]);
  });
});

/** A season of the circle with luca's and sara's films, and one day after another that nobody has to wait for. */
async function addOpenSeason(films = 4): Promise<Season> {
  return addSeason(sql, {
    circleId,
    createdBy: giulia.id,
    owners: [luca.id, sara.id],
    films,
    advanceOnAllVotes: false,
    secretCount: true,
  });
}

async function close(season: Season, matchDay: number): Promise<void> {
  const { status } = await giulia.client.post(`${season.path}/advance`, { matchDay });
  expect(status).toBe(200);
  await settle();
}

async function voteAll({ client }: TestPerson, season: Season, day: number): Promise<void> {
  for (const { id, home } of matchesOn(season, day)) {
    expect((await client.post(`/api/matches/${id}/vote`, { filmId: home })).status).toBe(200);
  }
}

function choose({ client }: TestPerson, ...settings: object[]) {
  return client.put('/api/notifications/settings', settings);
}

describe('the results of a day', () => {
  test('come with its close in one notice, which says that the next is open', async () => {
    const season = await addOpenSeason(3);
    await voteAll(luca, season, 1);
    await settle();
    // Nothing of the count is told while the day is open.
    expect(about(season.tournamentId, await listOf(sara))).toEqual([]);
    await close(season, 1);
    const told = about(season.tournamentId, await listOf(sara));
    const [home] = await sql.run(
      `select f.title from matches m join films f on f.id = m.film1_id
       where m.tournament_id = $1 and m.match_day = 1`,
      [season.tournamentId],
    );
    expect(told).toMatchObject([
      {
        type: 'match_day_results',
        actor: null,
        tournament: { matchDay: 1 },
        results: { matches: 1, leaders: 1, leader: home?.['title'], nextMatchDay: 2 },
      },
    ]);
    expect(JSON.stringify(told)).not.toContain('luca');
  });

  test('name nobody who shares the first place', async () => {
    const season = await addOpenSeason();
    await voteAll(luca, season, 1);
    await close(season, 1);
    const [told] = about(season.tournamentId, await listOf(sara));
    expect(told?.results).toEqual({ matches: 2, leaders: 2, leader: null, nextMatchDay: 2 });
  });

  test('leave the opening to whoever wants that alone, by app and by mail', async () => {
    const [plain, both, mailOnly] = [
      await signUp(girone),
      await signUp(girone),
      await signUp(girone),
    ];
    for (const { id } of [plain, both, mailOnly]) await addMember(sql, { circleId, userId: id });
    await sql.run('update users set is_email_verified = true where id = any($1)', [
      [both.id, mailOnly.id],
    ]);
    await choose(plain, { type: 'match_day_results', inApp: false, byEmail: false });
    await choose(
      both,
      { type: 'match_day_results', inApp: true, byEmail: true },
      { type: 'match_day_opened', inApp: true, byEmail: true },
    );
    await choose(mailOnly, { type: 'match_day_opened', inApp: true, byEmail: true });
    const season = await addOpenSeason();
    await close(season, 1);
    const kinds = async (person: TestPerson) =>
      about(season.tournamentId, await listOf(person)).map(({ type }) => type);
    expect(await kinds(plain)).toEqual(['match_day_opened']);
    expect(await kinds(both)).toEqual(['match_day_results']);
    expect(await kinds(mailOnly)).toEqual(['match_day_results']);
    const mails = await sql.run(
      `select n.user_id, n.type, n.is_in_app from notifications n
       join graphile_worker._private_jobs j on (j.payload->>'notificationId')::int = n.id
       where n.user_id = any($1) order by n.user_id`,
      [[plain.id, both.id, mailOnly.id]],
    );
    // One mail for one happening.
    expect(mails).toEqual([
      { user_id: both.id, type: 'match_day_results', is_in_app: true },
      { user_id: mailOnly.id, type: 'match_day_opened', is_in_app: false },
    ]);
    for (const { client } of [plain, both, mailOnly]) {
      await client.post(`/api/circles/${circleId}/leave`);
    }
  });
});

describe('what asks for something', () => {
  test('is read once every match of its day has an answer, and the bell hears of it', async () => {
    const person = await signUp(girone);
    await addMember(sql, { circleId, userId: person.id });
    const season = await addOpenSeason();
    await close(season, 1);
    expect(await unreadOf(person)).toBe(1);
    const [first, second] = matchesOn(season, 2);
    await person.client.post(`/api/matches/${first?.id}/vote`, { filmId: first?.home });
    expect(await unreadOf(person)).toBe(1);
    await person.client.post(`/api/matches/${second?.id}/vote`, { filmId: second?.away });
    const heard = () =>
      sql.run(
        `select payload->'notificationId' as id from events
         where type = 'notification' and audience->>'userId' = $1 order by events.id`,
        [String(person.id)],
      );
    const before = await heard();
    expect(await unreadOf(person)).toBe(0);
    expect((await listOf(person))[0]).toMatchObject({ type: 'match_day_results', isRead: true });
    expect(await unreadOf(person)).toBe(0);
    expect((await heard()).slice(before.length)).toEqual([{ id: null }]);
  });

  test('is read once its day is over, whoever never voted', async () => {
    const person = await signUp(girone);
    await addMember(sql, { circleId, userId: person.id });
    const season = await addOpenSeason();
    await close(season, 1);
    await giulia.client.post(`${season.path}/remind`);
    expect(await unreadOf(person)).toBe(2);
    await close(season, 2);
    const list = about(season.tournamentId, await listOf(person));
    expect(
      list.map(({ type, tournament, isRead }) => [type, tournament?.matchDay, isRead]),
    ).toEqual([
      ['match_day_results', 2, false],
      ['reminder', 2, true],
      ['match_day_results', 1, true],
    ]);
    expect(await unreadOf(person)).toBe(1);
  });

  test('is read once one has nominated, or the championship has started without', async () => {
    const person = await signUp(girone);
    await addMember(sql, { circleId, userId: person.id });
    const id = await create({ circleId });
    await luca.client.post(`/api/tournaments/${id}/remind`);
    expect(await unreadOf(person)).toBe(2);
    const { body: film } = await person.client.post('/api/films', { title: 'Paprika', year: 2006 });
    await person.client.post(`/api/tournaments/${id}/nominations`, { filmId: film.id });
    expect(await unreadOf(person)).toBe(2);
    await sql.run('update tournaments set required_films_per_user = 1 where id = $1', [id]);
    expect(await unreadOf(person)).toBe(0);

    const other = await create({ circleId, name: 'Senza di me' });
    expect(await unreadOf(person)).toBe(1);
    for (const { id: userId } of [giulia, sara]) await nominate(sql, other, userId);
    expect((await luca.client.post(`/api/tournaments/${other}/force-start`)).status).toBe(200);
    await settle();
    expect((await listOf(person)).map(({ type, isRead }) => [type, isRead]).slice(0, 2)).toEqual([
      ['tournament_started', false],
      ['nominations_open', true],
    ]);
  });

  test('is read once one is out of the circle, which asks nothing of them any more', async () => {
    const person = await signUp(girone);
    await addMember(sql, { circleId, userId: person.id });
    await create({ circleId });
    expect(await unreadOf(person)).toBe(1);
    await person.client.post(`/api/circles/${circleId}/leave`);
    expect(await unreadOf(person)).toBe(0);
  });
});
