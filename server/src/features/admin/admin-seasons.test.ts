import type { AdminMatch, AdminTournament } from '@girone/contract/admin-seasons';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { callsOfContract, noIds } from '../../testing/contract-calls.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { findJob } from '../../testing/find-job.ts';
import { readPages } from '../../testing/read-pages.ts';
import {
  addMember,
  addOwnedCircle,
  addTournament,
  nameFilm,
  nominate,
} from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { matchJobs } from '../matches/index.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });
const hour = 3_600_000;
const reason = 'Chiesto dal circolo';

let connection: DatabaseConnection;
let admin: TestPerson;
let giulia: TestPerson;
let paolo: TestPerson;

beforeAll(async () => {
  connection = createDatabase({ url: database.url, poolSize: 6, log });
  admin = await signUp(girone, 'admin');
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  return () => connection.close();
});

/** A job of the matches, now. */
function run(name: string, payload: object): Promise<void> {
  const config = readConfig({});
  return findJob(matchJobs({ db: connection.db, log, config }), name).run(payload);
}

async function readActs(action: string, targetId: number) {
  const rows = await sql.run(
    `select actor_id, reason, details from audit_log where action = $1 and target_id = $2`,
    [action, targetId],
  );
  return rows.map((row) => [row['actor_id'], row['reason'], row['details']]);
}

async function lastTold({ client }: TestPerson) {
  const { body } = await client.get('/api/notifications?limit=1');
  return body[0]?.moderation ?? null;
}

async function readEvents(tournamentId: number, afterId: number) {
  const rows = await sql.run(
    `select type from events where id > $2 and (payload ->> 'tournamentId')::int = $1 order by id`,
    [tournamentId, afterId],
  );
  return rows.map((row) => row['type']);
}

async function lastEvent(): Promise<number> {
  const [row] = await sql.run('select coalesce(max(id), 0)::int as id from events');
  return Number(row?.['id']);
}

const actOn = ({ tournamentId }: Season, act: string, body: object) =>
  admin.client.post(`/api/admin/tournaments/${tournamentId}/${act}`, { reason, ...body });

function readTournaments(query: string) {
  return readPages<AdminTournament>(admin.client, `/api/admin/tournaments?limit=2&${query}`);
}

function readMatches(query: string) {
  return readPages<AdminMatch>(admin.client, `/api/admin/matches?limit=5&${query}`);
}

function idsOf(rows: readonly AdminMatch[]): number[] {
  return rows.map(({ id }) => id);
}

function namesOf(rows: readonly AdminTournament[]): string[] {
  return rows.map(({ name }) => name);
}

describe('the lists', () => {
  test('of championships are found by name, circle and creator, and drafts are their creator’s', async () => {
    const circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
    await sql.run(`update circles set name = 'Qui Quo Qua' where id = $1`, [circleId]);
    const inCircle = await addSeason(sql, { circleId, name: 'Beta' });
    const byName = await addSeason(sql, { name: 'alfa qui' });
    const creator = await signUp(girone, 'quintino');
    const byCreator = await addSeason(sql, { createdBy: creator.id, name: 'Gamma' });
    await creator.client.post('/api/tournaments', { name: 'Qui segreto', draft: true });

    expect(namesOf(await readTournaments('search=qui'))).toEqual(['Gamma', 'alfa qui', 'Beta']);
    expect(namesOf(await readTournaments('search=QUI&sort=name&direction=asc'))).toEqual([
      'alfa qui',
      'Beta',
      'Gamma',
    ]);
    expect(namesOf(await readTournaments('search=qui&status=completed'))).toEqual([]);
    const [row] = await readTournaments('search=quo');
    expect(row).toMatchObject({
      id: inCircle.tournamentId,
      circleName: 'Qui Quo Qua',
      isPublic: false,
      filmsCount: 4,
      totalMatches: 12,
      matchesCompleted: 0,
      currentMatchDay: 1,
      totalMatchDays: 6,
      dayClosesAt: expect.any(String),
    });
    const [first, second] = [byName, byCreator].map(({ tournamentId }) => tournamentId);
    const all = (await readTournaments('')).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([first, second]));
    expect(new Set(all).size).toBe(all.length);
  });

  test('of matches are found by title and championship, and tell no count before the close', async () => {
    const season = await addSeason(sql, { name: 'Trofeo Wz', createdBy: giulia.id });
    const [one, two] = matchesOn(season, 1);
    await nameFilm(sql, one?.home, 'Wz corto');
    await giulia.client.post(`/api/matches/${one?.id}/vote`, { filmId: one?.home });
    const ids = season.matches.map(({ id }) => id);
    expect(idsOf(await readMatches('search=wz'))).toEqual(ids.toReversed());
    expect(idsOf(await readMatches('search=trofeo&direction=asc'))).toEqual(ids);
    const ofFilm = season.matches.filter(({ home, away }) => [home, away].includes(one?.home ?? 0));
    expect(idsOf(await readMatches('search=corto&direction=asc'))).toEqual(
      ofFilm.map(({ id }) => id),
    );
    const { tournamentId } = season;
    const open = await readMatches(`tournamentId=${tournamentId}&status=active&direction=asc`);
    expect(idsOf(open)).toEqual([one?.id, two?.id]);
    expect(open[0]).toMatchObject({ film1Votes: null, film2Votes: null, correction: null });
    await actOn(season, 'close-day', { matchDay: 1 });
    const [closed] = await readMatches(
      `tournamentId=${tournamentId}&status=completed&direction=asc`,
    );
    expect(closed).toMatchObject({ id: one?.id, film1Votes: 1, film2Votes: 0 });
  });

  test('and what is done there are for admins alone', async () => {
    const visitor = new TestClient(girone.address);
    const calls = callsOfContract(noIds).filter(({ route }) =>
      /\/api\/admin\/(tournaments|matches)/.test(route),
    );
    expect(calls).toHaveLength(6);
    for (const { method, path, body } of calls) {
      expect((await visitor.send(method, path, body)).status).toBe(401);
      expect((await giulia.client.send(method, path, body)).status).toBe(403);
      const { status } = await admin.client.send(method, path, body);
      expect(status).toBe(method === 'GET' ? 200 : 404);
    }
  });
});

test('closing a day says why, and closes the day that was meant', async () => {
  const season = await addSeason(sql, { createdBy: giulia.id });
  const { status, body } = await actOn(season, 'close-day', { matchDay: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ currentMatchDay: 2, matchesCompleted: 2, status: 'active' });
  expect(await readActs('match_day.close', season.tournamentId)).toEqual([
    [admin.id, reason, expect.objectContaining({ before: { matchDay: 1 } })],
  ]);
  const late = await actOn(season, 'close-day', { matchDay: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'match_day_over']);
  const setup = await addTournament(sql);
  const early = await admin.client.post(`/api/admin/tournaments/${setup}/close-day`, {
    matchDay: 1,
    reason,
  });
  expect([early.status, early.body.code]).toEqual([409, 'tournament_not_active']);
});

function inHours(hours: number): string {
  return new Date(Date.now() + hours * hour).toISOString();
}

async function readDay({ tournamentId }: Season) {
  const [row] = await sql.run(
    `select current_match_day, (select max(auto_advance_time) from matches
       where tournament_id = t.id and status = 'active') as closes_at
     from tournaments t where id = $1`,
    [tournamentId],
  );
  return [row?.['current_match_day'], row?.['closes_at']];
}

function planned(key: string) {
  return sql.run(`select run_at from graphile_worker.jobs where key = $1`, [key]);
}

function setClose({ tournamentId }: Season, to: string) {
  return sql.run(
    `update matches set auto_advance_time = ${to} where tournament_id = $1 and status = 'active'`,
    [tournamentId],
  );
}

async function countAnnounced({ tournamentId }: Season): Promise<number> {
  const rows = await sql.run(
    `select 1 from events where payload ->> 'change' = 'closing_soon'
       and (payload ->> 'tournamentId')::int = $1`,
    [tournamentId],
  );
  return rows.length;
}

describe('a day that is extended', () => {
  test('closes at the new time, which open pages learn, and is announced a day before that', async () => {
    const season = await addSeason(sql, { createdBy: giulia.id });
    const { tournamentId } = season;
    const event = await lastEvent();
    const closesAt = inHours(100);
    const { status, body } = await actOn(season, 'extend-day', { matchDay: 1, closesAt });
    expect([status, body.dayClosesAt]).toEqual([200, closesAt]);
    expect((await giulia.client.get(season.path)).body.dayClosesAt).toBe(closesAt);
    expect(await readEvents(tournamentId, event)).toEqual(['tournament']);
    expect(await planned(`close-match-day:${tournamentId}:1`)).toEqual([
      { run_at: new Date(closesAt) },
    ]);
    expect(await planned(`announce-closing:${tournamentId}:1`)).toEqual([
      { run_at: new Date(Date.parse(closesAt) - 24 * hour) },
    ]);
    const days = await sql.run(
      `select distinct match_day, scheduled_start_time as at from matches
       where tournament_id = $1 and match_day in (2, 3) order by 1`,
      [tournamentId],
    );
    expect(days).toEqual([
      { match_day: 2, at: new Date(closesAt) },
      { match_day: 3, at: new Date(Date.parse(closesAt) + 48 * hour) },
    ]);
    const day = { tournamentId, matchDay: 1 };
    await run('announce-closing', day);
    expect(await countAnnounced(season)).toBe(0);
    await setClose(season, `now() + interval '24 hours'`);
    await run('announce-closing', day);
    expect(await countAnnounced(season)).toBe(1);
    expect(await readActs('match_day.extend', tournamentId)).toEqual([
      [
        admin.id,
        reason,
        {
          name: 'Coppa',
          before: { matchDay: 1, closesAt: expect.any(String) },
          after: { matchDay: 1, closesAt },
        },
      ],
    ]);
  });

  test('to a time that is near is announced at once', async () => {
    const season = await addSeason(sql);
    await actOn(season, 'extend-day', { matchDay: 1, closesAt: inHours(3) });
    const [job] = await planned(`announce-closing:${season.tournamentId}:1`);
    expect(new Date(String(job?.['run_at'])).getTime()).toBeLessThanOrEqual(Date.now() + hour);
  });

  test('closes by time in a championship without a time limit; the next has none again', async () => {
    const season = await addSeason(sql, { timeoutAdvance: false, advanceOnAllVotes: false });
    const { body } = await actOn(season, 'extend-day', { matchDay: 1, closesAt: inHours(2) });
    expect(body.dayClosesAt).not.toBeNull();
    await setClose(season, 'clock_timestamp()');
    await run('close-due-days', {});
    expect(await readDay(season)).toEqual([2, null]);
  });

  test('is the one that is open, of a running championship, and not in the past', async () => {
    const season = await addSeason(sql);
    const later = { closesAt: inHours(60) };
    expect((await actOn(season, 'extend-day', { matchDay: 2, ...later })).body.code).toBe(
      'match_day_over',
    );
    const past = await actOn(season, 'extend-day', { matchDay: 1, closesAt: inHours(-1) });
    expect([past.status, past.body.fields]).toEqual([400, { closesAt: expect.any(String) }]);
    const far = await actOn(season, 'extend-day', { matchDay: 1, closesAt: inHours(24 * 91) });
    expect(far.status).toBe(400);
    await actOn(season, 'cancel', {});
    expect((await actOn(season, 'extend-day', { matchDay: 1, ...later })).body.code).toBe(
      'tournament_not_active',
    );
  });

  test('while its time runs out is either closed or open until the new time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const season = await addSeason(sql);
      const { tournamentId } = season;
      await setClose(season, 'clock_timestamp()');
      const closesAt = inHours(30);
      const [extended] = await Promise.all([
        actOn(season, 'extend-day', { matchDay: 1, closesAt }),
        run('close-match-day', { tournamentId, matchDay: 1 }),
        run('close-due-days', {}),
      ]);
      const [day, until] = await readDay(season);
      const whileOpen = [200, undefined, 1, new Date(closesAt)];
      const afterwards = [409, 'match_day_over', 2, expect.any(Date)];
      expect([extended.status, extended.body.code, day, until]).toEqual(
        extended.status === 200 ? whileOpen : afterwards,
      );
    }
  });
});

describe('cancelling', () => {
  test('a running championship ends it without a champion, and its creator learns why', async () => {
    const circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
    await addMember(sql, { circleId, userId: paolo.id });
    const season = await addSeason(sql, { circleId, createdBy: paolo.id, name: 'Coppa Rossa' });
    expect((await actOn(season, 'cancel', {})).status).toBe(204);
    const { body } = await paolo.client.get(season.path);
    expect(body).toMatchObject({ status: 'completed', champions: [] });
    expect(body.cancelledAt).not.toBeNull();
    const told = { act: 'tournament_cancelled', subject: 'Coppa Rossa', reason };
    expect(await lastTold(paolo)).toEqual(told);
    expect(await readActs('tournament.cancel', season.tournamentId)).toEqual([
      [
        admin.id,
        reason,
        {
          name: 'Coppa Rossa',
          before: { status: 'active', matchDay: 1, createdBy: paolo.id },
          after: null,
        },
      ],
    ]);
    const [row] = await sql.run('select cancellation_reason from tournaments where id = $1', [
      season.tournamentId,
    ]);
    expect(row).toEqual({ cancellation_reason: reason });
    const matches = await readMatches(`tournamentId=${season.tournamentId}`);
    expect(new Set(matches.map(({ isAbandoned }) => isAbandoned))).toEqual(new Set([true]));
    expect(await readMatches(`tournamentId=${season.tournamentId}&status=active`)).toEqual([]);
    const again = await actOn(season, 'cancel', {});
    expect([again.status, again.body.code]).toEqual([409, 'tournament_not_active']);
  });

  test('one that has not started deletes it, on the record', async () => {
    const tournamentId = await addTournament(sql);
    await sql.run(`update tournaments set created_by = $2, name = 'Bozzetto' where id = $1`, [
      tournamentId,
      giulia.id,
    ]);
    await nominate(sql, tournamentId, paolo.id);
    const path = `/api/admin/tournaments/${tournamentId}/cancel`;
    expect((await admin.client.post(path, { reason })).status).toBe(204);
    expect((await giulia.client.get(`/api/tournaments/${tournamentId}`)).status).toBe(404);
    expect(await lastTold(giulia)).toMatchObject({ subject: 'Bozzetto', reason });
    expect(await readActs('tournament.delete', tournamentId)).toHaveLength(1);
    expect((await admin.client.post(path, { reason })).status).toBe(404);
  });
});
