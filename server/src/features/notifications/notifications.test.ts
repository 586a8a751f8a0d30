import { circleId as toCircleId, type UserId } from '@girone/contract/ids';
import type { Notification } from '@girone/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { notify, notifyAll, type Notice } from '../../domain/notifications/notify.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addFilms, addMember, addOwnedCircle, addPost } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { findFollowers } from './followers.repo.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

let connection: DatabaseConnection;
/** Owns the circle. */
let giulia: TestPerson;
/** Is in it. */
let paolo: TestPerson;
let circleId: number;
let count = 0;

beforeAll(async () => {
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 4, log });
  // Beyond 32 bits, as they will be one day.
  await sql.run('alter table notifications alter id restart with 5000000000');
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
  await addMember(sql, { circleId, userId: paolo.id });
  return () => connection.close();
});

async function listOf({ client }: TestPerson, query = ''): Promise<Notification[]> {
  const { status, body } = await client.get(`/api/notifications${query}`);
  expect(status).toBe(200);
  return body;
}

async function unreadOf({ client }: TestPerson): Promise<number> {
  return (await client.get('/api/notifications/unread')).body.unread;
}

function kindsIn(list: readonly Notification[]): string[] {
  return list.map(({ type }) => type);
}

/** What a person was told of one championship, oldest first. */
async function toldOf(person: TestPerson, { tournamentId }: Pick<Season, 'tournamentId'>) {
  const list = await listOf(person);
  return list
    .filter(({ tournament }) => tournament?.id === tournamentId)
    .map(({ type, tournament }) => [type, tournament?.matchDay])
    .toReversed();
}

/** Runs a job now, as often as asked, and waits until it and what follows from it are done. */
async function run(name: string, payload: object, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await sql.run(`select graphile_worker.add_job($1, $2::json)`, [name, JSON.stringify(payload)]);
  }
  await settle();
}

async function settle(): Promise<void> {
  await eventually(async () =>
    expect(
      await sql.run('select task_identifier from graphile_worker.jobs where run_at <= now()'),
    ).toEqual([]),
  );
}

/** Whom and what each names. */
function namedIn(list: readonly Notification[]) {
  return list.map(({ actor, tournament, post, circle }) => [
    actor?.username,
    (tournament ?? post ?? circle)?.id,
  ]);
}

function notice(userId: UserId, more: Partial<Notice> = {}): Notice {
  count += 1;
  const dedupeKey = `sample:${count}`;
  return { userId, actorId: null, type: 'mention', payload: {}, dedupeKey, ...more };
}

async function done(call: ReturnType<TestPerson['client']['get']>, status: number) {
  const answer = await call;
  expect([answer.status, answer.body?.code]).toEqual([status, undefined]);
}

describe('people are told, once,', () => {
  test('of the championships that they take part in, and not of what they did themselves', async () => {
    const tournamentId = await sql.add(
      `insert into tournaments (name, status, circle_id, is_public, created_by)
       values ('Segreta', 'setup', $1, false, $2) returning id`,
      [circleId, giulia.id],
    );
    const films = await addFilms(sql, paolo.id, 2);
    for (const filmId of films) {
      await sql.run(
        'insert into film_nominations (tournament_id, user_id, film_id) values ($1, $2, $3)',
        [tournamentId, paolo.id, filmId],
      );
    }
    const path = `/api/tournaments/${tournamentId}`;
    await done(giulia.client.post(`${path}/force-start`), 200);
    await settle();
    expect(await toldOf(paolo, { tournamentId })).toEqual([['tournament_started', null]]);

    await done(giulia.client.post(`${path}/advance`, { matchDay: 1 }), 200);
    await settle();
    await run('announce-closing', { tournamentId, matchDay: 2 });
    const closing = { type: 'match_day_closing', tournamentId, matchDay: 2, except: null };
    await run('tell-season', { ...closing, closesAt: '2030-01-02T18:00:00.000Z' }, 2);
    // The close has been moved.
    await run('tell-season', { ...closing, closesAt: '2030-01-04T18:00:00.000Z' });
    await done(giulia.client.post(`${path}/advance`, { matchDay: 2 }), 200);
    await settle();
    expect(await toldOf(paolo, { tournamentId })).toEqual([
      ['tournament_started', null],
      ['match_day_results', 1],
      ['match_day_closing', 2],
      ['match_day_closing', 2],
      ['tournament_completed', null],
    ]);
    expect(await toldOf(giulia, { tournamentId })).toEqual([
      ['match_day_closing', 2],
      ['match_day_closing', 2],
    ]);
  });

  test('of a public championship those who play in it or voted lately, and late days only who is missing', async () => {
    const [fan, lapsed, stranger] = [
      await signUp(girone),
      await signUp(girone),
      await signUp(girone),
    ];
    const season = await addSeason(sql, {
      owners: [paolo.id],
      createdBy: giulia.id,
      advanceOnAllVotes: false,
      films: 4,
    });
    const vote = async ({ id }: TestPerson, day: number) => {
      for (const match of matchesOn(season, day)) {
        await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
          match.id,
          id,
          match.home,
        ]);
      }
    };
    await vote(lapsed, 1);
    for (const matchDay of [1, 2]) {
      await done(giulia.client.post(`${season.path}/advance`, { matchDay }), 200);
    }
    await vote(fan, 3);
    await done(giulia.client.post(`${season.path}/advance`, { matchDay: 3 }), 200);
    await vote(fan, 4);
    const day = { tournamentId: season.tournamentId, openDay: 4 };
    const page = { afterId: 0, limit: 10 };
    const opened = await findFollowers(connection.db, { type: 'match_day_opened', ...day }, page);
    expect(opened).toEqual([giulia.id, paolo.id, fan.id]);
    const closing = await findFollowers(connection.db, { type: 'match_day_closing', ...day }, page);
    expect(closing).toEqual([giulia.id, paolo.id]);
    const rest = { afterId: giulia.id, limit: 1 };
    expect(await findFollowers(connection.db, { type: 'match_day_opened', ...day }, rest)).toEqual([
      paolo.id,
    ]);
    const over = { ...day, openDay: 3 };
    expect(await findFollowers(connection.db, { type: 'match_day_opened', ...over }, page)).toEqual(
      [],
    );
    await settle();
    expect((await toldOf(fan, season)).at(-1)).toEqual(['match_day_results', 3]);
    expect(await listOf(stranger)).toEqual([]);
  });

  test('that a championship of theirs could not start, anew for another deadline', async () => {
    const tournamentId = await sql.add(
      `insert into tournaments (name, status, created_by, preparation_deadline)
       values ('Vuota', 'setup', $1, now() - interval '1 minute') returning id`,
      [giulia.id],
    );
    await run('start-tournament', { tournamentId }, 2);
    expect(await toldOf(giulia, { tournamentId })).toEqual([['start_overdue', null]]);
    await sql.run(
      `update tournaments set preparation_deadline = now() - interval '1 second', deadline_missed_at = null
       where id = $1`,
      [tournamentId],
    );
    await run('start-tournament', { tournamentId });
    expect(await toldOf(giulia, { tournamentId })).toHaveLength(2);
  });

  test('of requests, their answers and promotions in a circle', async () => {
    const asking = await signUp(girone, 'asking');
    const moderator = await signUp(girone, 'moderator');
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    const path = `/api/circles/${circleId}`;
    await done(asking.client.post(`${path}/join`, { message: '' }), 200);
    await done(asking.client.delete(`${path}/join`), 204);
    await done(asking.client.post(`${path}/join`, { message: 'Dai' }), 200);
    for (const person of [giulia, moderator]) {
      const told = (await listOf(person)).filter(({ type }) => type === 'join_request');
      expect(told).toMatchObject([
        { actor: { username: 'asking' }, circle: { id: circleId, name: 'Cinefili' } },
      ]);
    }
    expect(kindsIn(await listOf(paolo))).not.toContain('join_request');

    const { body: requests } = await giulia.client.get(`${path}/join-requests`);
    await done(giulia.client.post(`${path}/join-requests/${requests[0].id}/approve`), 200);
    const promote = { userId: asking.id };
    await done(giulia.client.post(`${path}/promote-moderator`, promote), 200);
    await done(giulia.client.post(`${path}/demote-moderator`, promote), 200);
    await done(giulia.client.post(`${path}/promote-moderator`, promote), 200);
    await done(giulia.client.post(`${path}/transfer`, promote), 200);
    expect(await listOf(asking)).toMatchObject([
      { type: 'promoted', role: 'admin', actor: { username: 'giulia' }, circle: { id: circleId } },
      { type: 'promoted', role: 'moderator', actor: { username: 'giulia' } },
      { type: 'join_answer', outcome: 'approved', actor: null, circle: { id: circleId } },
    ]);
    await done(asking.client.post(`${path}/transfer`, { userId: giulia.id }), 200);
  });

  test('of what others write to them, and who follows them', async () => {
    const author = await signUp(girone, 'author');
    const fan = await signUp(girone, 'fan');
    const { body: post } = await author.client.post('/api/posts', { content: 'Mio' });
    const long = `${'è'.repeat(119)}😀 @author`;
    await done(fan.client.post('/api/posts', { content: 'Sì', parentPostId: post.id }), 201);
    await done(fan.client.post('/api/posts', { content: 'Ecco', quotedPostId: post.id }), 201);
    await done(fan.client.post('/api/posts', { content: long }), 201);
    await done(fan.client.post('/api/users/author/follow'), 200);
    expect(await listOf(author)).toMatchObject([
      { type: 'new_follower', actor: { username: 'fan' }, post: null },
      { type: 'mention', post: { excerpt: `${'è'.repeat(119)}😀…` } },
      { type: 'quote', post: { excerpt: 'Ecco' } },
      { type: 'reply', post: { excerpt: 'Sì' }, tournament: null, circle: null, isRead: false },
    ]);
    await sql.run('update users set is_private = true where id = $1', [fan.id]);
    await done(author.client.post('/api/users/fan/follow'), 200);
    await done(fan.client.post('/api/users/follow-requests/author/accept'), 204);
    expect(await listOf(fan)).toMatchObject([
      { type: 'follow_request', actor: { username: 'author' } },
    ]);
    expect((await listOf(author))[0]).toMatchObject({
      type: 'follow_accepted',
      actor: { username: 'fan' },
    });
  });

  test('what became of their report', async () => {
    const postId = await addPost(sql, paolo.id);
    const outcome = { type: 'report_outcome', payload: { postId, outcome: 'upheld' } } as const;
    await notify(connection.db, notice(giulia.id, outcome));
    expect((await listOf(giulia))[0]).toMatchObject({
      type: 'report_outcome',
      outcome: 'upheld',
      post: { id: postId },
    });
  });

  test('however often and at how many places at once it is told', async () => {
    const person = await signUp(girone);
    const same = notice(person.id);
    await Promise.all(Array.from({ length: 5 }, () => notifyAll(connection.db, [same, same])));
    expect(await listOf(person)).toHaveLength(1);
    const events = await sql.run(
      `select payload from events where type = 'notification' and audience->>'userId' = $1`,
      [String(person.id)],
    );
    expect(events).toHaveLength(1);
    const own = notice(person.id, { actorId: person.id });
    await notify(connection.db, own);
    expect(await unreadOf(person)).toBe(1);
  });
});

describe('the list', () => {
  test('is the caller’s own, newest first, page by page, and says what is unread', async () => {
    const person = await signUp(girone);
    await notifyAll(
      connection.db,
      Array.from({ length: 5 }, () => notice(person.id)),
    );
    const all = await readPages<Notification>(person.client, '/api/notifications?limit=2');
    const ids = all.map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));

    const foreign = (await listOf(giulia)).map(({ id }) => id);
    const before = await unreadOf(giulia);
    const read = (body: object) => person.client.post('/api/notifications/read', body);
    const first = { ids: [ids[0], ids[1], foreign[0]] };
    expect((await read(first)).body).toEqual({ unread: 3 });
    expect((await read(first)).body).toEqual({ unread: 3 });
    expect(await unreadOf(giulia)).toBe(before);
    const unread = await listOf(person, '?only=unread');
    expect(unread.map(({ id, isRead }) => [id, isRead])).toEqual(
      ids.slice(2).map((id) => [id, false]),
    );
    expect((await listOf(person)).map(({ isRead }) => isRead)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect((await read({ all: true })).body).toEqual({ unread: 0 });
    expect((await read({ all: true })).body).toEqual({ unread: 0 });
    expect(await unreadOf(person)).toBe(0);
    // Five that came, then two times that something was read; repeating is no news.
    const events = await sql.run(
      `select payload->'notificationId' as id from events
       where type = 'notification' and audience->>'userId' = $1 order by events.id`,
      [String(person.id)],
    );
    expect(events.slice(5).map(({ id }) => id)).toEqual([null, null]);
    for (const body of [{}, { ids: [] }, { all: false }, { ids: [1], all: true }]) {
      expect((await read(body)).status).toBe(400);
    }
  });

  test('does not name what its reader may no longer see', async () => {
    const person = await signUp(girone);
    const rude = await signUp(girone, 'rude');
    await addMember(sql, { circleId, userId: person.id });
    const { tournamentId } = await addSeason(sql, { circleId, createdBy: giulia.id, films: 2 });
    const { body: inside } = await giulia.client.post('/api/posts', {
      content: 'Fra noi',
      circleId,
    });
    const { body: gone } = await rude.client.post('/api/posts', { content: 'Ciao' });
    const { id } = person;
    await notifyAll(connection.db, [
      notice(id, { type: 'match_day_opened', payload: { tournamentId, matchDay: 1 } }),
      notice(id, { actorId: giulia.id, payload: { postId: inside.id } }),
      notice(id, { actorId: rude.id, payload: { postId: gone.id } }),
      notice(id, { type: 'promoted', payload: { circleId: toCircleId.parse(circleId) } }),
    ]);
    expect(namedIn(await listOf(person))).toEqual([
      [undefined, circleId],
      ['rude', gone.id],
      ['giulia', inside.id],
      [undefined, tournamentId],
    ]);
    await done(person.client.post(`/api/circles/${circleId}/leave`), 204);
    await done(person.client.post('/api/users/rude/block'), 204);
    expect(namedIn(await listOf(person))).toEqual([
      [undefined, circleId],
      [undefined, undefined],
      ['giulia', undefined],
      [undefined, undefined],
    ]);
    await notify(connection.db, notice(id, { actorId: rude.id }));
    expect(await listOf(person)).toHaveLength(4);
  });

  test('tells a happening once, though it is told again when others of the ring are written', async () => {
    const person = await signUp(girone);
    const told = notice(person.id);
    await notifyAll(connection.db, [told]);
    await sql.run('update notifications set slot = (slot + 4) % 5 where user_id = $1', [person.id]);
    await notifyAll(connection.db, [told]);
    expect(await listOf(person)).toHaveLength(1);
  });

  test('forgets what is older than ninety days', async () => {
    const person = await signUp(girone);
    await notifyAll(connection.db, [notice(person.id), notice(person.id)]);
    const [newer] = await listOf(person);
    await sql.run(
      `update notifications set created_at = now() - make_interval(days => case when id = $2 then 89 else 91 end)
       where user_id = $1`,
      [person.id, newer?.id],
    );
    await run('housekeeping', {});
    expect((await listOf(person)).map(({ id }) => id)).toEqual([newer?.id]);
  });

  test('is nobody’s who is not signed in', async () => {
    const { client } = await signUp(girone);
    await client.post('/api/logout');
    for (const path of ['', '/unread', '/settings']) {
      expect((await client.get(`/api/notifications${path}`)).status).toBe(401);
    }
  });
});
