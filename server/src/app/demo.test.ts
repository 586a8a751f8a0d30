import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commitmentOf,
  seedOf as verifiedSeedOf,
} from '@girone/championship/ballots/draw-commitment';
import { estimateOdds, seedOf } from '@girone/championship/odds/estimate-odds';
import { scoreForecast, scoreOfEquals } from '@girone/championship/odds/grade-odds';
import { seasonsPlayed } from '@girone/championship/odds/simulate-seasons';
import { rankStandings } from '@girone/championship/standings';
import type { Robustness } from '@girone/contract/robustness';
import type { SeasonFile } from '@girone/contract/season-file';
import type { Statistics } from '@girone/contract/statistics';
import type { Tournament } from '@girone/contract/tournaments';
import type { SeasonSeals } from '@girone/contract/verification';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { countSealBreaches } from '../features/verification/index.ts';
import { readConfig } from '../platform/config/config.ts';
import { createLogger } from '../platform/logger.ts';
import { digestDatabase } from '../testing/digest.ts';
import { eventually } from '../testing/eventually.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isDemoWanted, settleDemo } from './demo-choice.ts';
import { startGirone, type Girone } from './start-girone.ts';

interface Started extends Girone {
  readonly dataDir: string;
}

async function start(database: TestDatabase): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'girone-demo-'));
  const removeData = () => rm(dataDir, { recursive: true });
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    // As every instance has that shares a database: what one encrypts the next one reads.
    SESSION_SECRET: 'a secret that all starts of this test share',
    DEMO: 'on',
    JOBS: 'off',
    RATE_LIMITS: 'off',
    // It shares its process with the test, and the machine with others.
    MAX_EVENT_LOOP_DELAY_MS: '0',
  });
  const log = createLogger({ logLevel: 'silent' });
  try {
    const girone = await startGirone(config, log, {
      onLost: (error) => {
        throw error;
      },
    });
    return { ...girone, dataDir, stop: () => girone.stop().then(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}

/** As if the database had gone down in the middle of it. */
async function interrupt(database: TestDatabase): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await database.sql.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and backend_xid is not null
         and xact_start < now() - interval '0.5 seconds'`,
    );
    if (rowCount !== 1) throw new Error('the demo is not being made');
  });
}

describe('the demo community', () => {
  const database = useDatabase();
  let girone: Started;
  let interrupted: { outcome: string; users: number };

  // Everything below is there after a start that did not come to its end, and another one.
  beforeAll(async () => {
    const first = start(database).then(
      () => 'started',
      () => 'failed',
    );
    await interrupt(database);
    interrupted = { outcome: await first, users: await count('users') };
    girone = await start(database);
    return () => girone.stop();
  });

  async function signIn(username: string, password: string): Promise<TestClient> {
    const client = new TestClient(girone.address);
    expect((await client.post('/api/login', { username, password })).status).toBe(200);
    return client;
  }

  async function count(query: string): Promise<number> {
    const { rows } = await database.sql.query<{ count: number }>(
      `select count(*)::int as count from ${query}`,
    );
    return rows[0]?.count ?? Number.NaN;
  }

  test('is not there in part when its making is interrupted', () => {
    expect(interrupted).toEqual({ outcome: 'failed', users: 0 });
  });

  test('has people, films that the catalogue knows, and three kinds of circles', async () => {
    expect(await count('users')).toBe(14);
    expect(await count(`users where language = 'it'`)).toBeGreaterThan(2);
    expect(await count(`users where language = 'es'`)).toBeGreaterThan(2);
    expect(await count('films')).toBeGreaterThan(50);
    expect(await count(`films where enrichment_status <> 'done' or director is null`)).toBe(0);
    const { rows } = await database.sql.query(
      'select is_public, join_type from circles order by is_public, join_type',
    );
    expect(rows).toEqual([
      { is_public: false, join_type: 'approval_required' },
      { is_public: true, join_type: 'approval_required' },
      { is_public: true, join_type: 'open' },
    ]);
    expect(await count('follows where accepted_at is null')).toBeGreaterThan(0);
    expect(await count(`reports where status = 'open'`)).toBe(1);
  });

  test.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
    'lets nobody in with a password that everybody knows through a proxy: %o',
    async (headers) => {
      const client = new TestClient(girone.address);
      const body = JSON.stringify({ username: 'admin', password: 'admin1234' });
      const answer = await client.fetch('/api/login', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'demo_account_local' });
      await signIn('admin', 'admin1234');
    },
  );

  test('has faces, covers and pictures in posts, drawn for it alone', async () => {
    expect(await count('users where profile_image_url is not null')).toBe(13);
    expect(await count('circles where cover_image_path is not null')).toBe(3);
    expect(await count('posts where image_url is not null')).toBe(2);
    const demo = await signIn('demo', 'demo1234');
    const { profileImageUrl } = (await demo.get('/api/user')).body;
    const picture = await demo.get(`${profileImageUrl}?w=160`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('lets a newcomer in to matches that wait for a vote, a request and some news', async () => {
    const demo = await signIn('demo', 'demo1234');
    const { body: dashboard } = await demo.get('/api/dashboard');
    expect(dashboard.waiting.count).toBe(5);
    expect(dashboard.joinRequests).toMatchObject([{ count: 1 }]);
    expect(Date.parse(dashboard.nextClose.closesAt)).toBeGreaterThan(Date.now());
    expect((await demo.get('/api/notifications/unread')).body.unread).toBeGreaterThan(3);

    const [{ id, film1 }] = dashboard.waiting.matches;
    const vote = await demo.post(`/api/matches/${id}/vote`, { filmId: film1.id });
    expect(vote.status).toBe(200);
  });

  test('has a championship in each state, and the same champion each time', async () => {
    const demo = await signIn('demo', 'demo1234');
    const { body: tournaments } = await demo.get('/api/tournaments');
    const states = tournaments.map((one: Record<string, unknown>) => [
      one['status'],
      one['secretCount'],
    ]);
    expect(states).toEqual([
      ['preparation', false],
      ['setup', false],
      ['active', true],
      ['active', true],
      ['active', false],
      ['completed', false],
    ]);
    const table = await demo.get(`/api/tournaments/${tournaments.at(-1).id}/leaderboard`);
    expect(table.body[0]).toMatchObject({ position: 1, points: 27, filmTitle: 'The Third Man' });
  });

  test('has a day that waits for its evening, and three days’ time for it', async () => {
    const demo = await signIn('demo', 'demo1234');
    const { body: tournaments } = await demo.get('/api/tournaments');
    const { id } = tournaments.find(({ name }: Tournament) => name === 'Carte coperte');
    const { body: stage } = await demo.get(`/api/tournaments/${id}/stage`);
    expect(stage).toMatchObject({
      viewerMayRun: true,
      day: { matchDay: 3, show: null, told: [], seal: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const hoursLeft = (Date.parse(stage.day.revealsAt) - stage.now) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(71);
    expect(hoursLeft).toBeLessThan(72);
    expect(
      await count(
        `matches where tournament_id = ${id} and match_day = 3 and status = 'closed' and 11 = (
         select count(*) from votes where match_id = matches.id)`,
      ),
    ).toBe(3);
  });

  test('has draws that were committed to, and seals that follow from the votes', async () => {
    const demo = await signIn('demo', 'demo1234');
    const { body: tournaments } = await demo.get('/api/tournaments');
    const played = tournaments.filter(({ startedAt }: Tournament) => startedAt !== null);
    expect(played).toHaveLength(4);
    for (const { id } of played) {
      const { draw, seals }: SeasonSeals = (await demo.get(`/api/tournaments/${id}/seals`)).body;
      const { films }: SeasonFile = (await demo.get(`/api/tournaments/${id}/results.json`)).body;
      const secret = draw?.secret ?? '';
      const filmIds = films.map((film) => film.id);
      expect(draw).toMatchObject({
        commitment: commitmentOf(secret),
        seed: verifiedSeedOf(secret, { tournamentId: id, filmIds }),
      });
      expect(new Set(draw?.order)).toEqual(new Set(filmIds));
      expect(seals.length).toBeGreaterThan(2);
    }
    expect(await countSealBreaches(drizzle({ client: database.sql }))).toBe(0);
  });

  test('has a finished championship whose title can be looked at from the first minute', async () => {
    const demo = await signIn('demo', 'demo1234');
    const { body: tournaments } = await demo.get('/api/tournaments');
    const over = tournaments.find(({ status }: Tournament) => status === 'completed');
    const told: Robustness = (await demo.get(`/api/tournaments/${over?.id}/robustness`)).body;
    expect(told.state).toBe('assessed');
    expect(told.assessment?.exclusions?.voters).toBeGreaterThanOrEqual(5);
    expect(told.assessment?.recounts.map(({ kind }) => kind)).toContain('withoutOwn');
    expect(told.assessment?.agreement).not.toBeNull();
  });

  test('has an admin, and no other', async () => {
    expect(girone.demoAccounts).toEqual([
      { username: 'admin', password: 'admin1234', isAdmin: true },
      { username: 'demo', password: 'demo1234', isAdmin: false },
    ]);
    const admin = await signIn('admin', 'admin1234');
    const { body } = await admin.get('/api/user');
    expect(body).toMatchObject({ isAdmin: true, isSuperAdmin: true });
    expect(await count('users where is_admin')).toBe(1);
  });

  test('has a past in which everything comes in its order, and no future but what is planned', async () => {
    const disorder = [
      `users where created_at > now() - interval '14 days'`,
      'posts join users on users.id = author_id where posts.created_at < users.created_at',
      'posts as reply join posts as post on post.id = reply.parent_post_id where reply.created_at <= post.created_at',
      'film_nominations as n join tournaments as t on t.id = tournament_id where n.created_at not between t.created_at and coalesce(t.started_at, now())',
      'votes as v join matches as m on m.id = match_id where v.created_at not between m.actual_start_time and coalesce(m.completed_at, now())',
      'matches where completed_at < actual_start_time or completed_at > now()',
      `matches join match_day_closings as c using (tournament_id, match_day) join tournaments as t on t.id = tournament_id where matches.completed_at < c.closed_at or (t.reveal_mode = 'off' and matches.completed_at <> c.closed_at)`,
      'matches as m join match_day_closings as before on before.tournament_id = m.tournament_id and before.match_day = m.match_day - 1 where m.actual_start_time < before.closed_at',
      'notifications where created_at > now() or read_at < created_at',
      'posts where created_at > now()',
    ];
    for (const query of disorder) expect([query, await count(query)]).toEqual([query, 0]);
    expect(await count(`matches where status = 'active' and auto_advance_time > now()`)).toBe(10);
  });

  test('leaves no work behind but the odds of its days and the ends of the open ones, and no mail', async () => {
    const { rows } = await database.sql.query(
      `select distinct task_identifier as task from graphile_worker.jobs
       order by 1`,
    );
    expect(rows.map(({ task }) => task)).toEqual([
      'announce-closing',
      'close-match-day',
      'compute-odds',
      'reveal-match-day',
    ]);
    expect(await readdir(girone.dataDir)).not.toContain('outbox');
  });

  test('has seasons whose odds are better than saying that all are equal, from their middle on', async () => {
    const { rows } = await database.sql.query<{ id: number }>(
      `select id from tournaments where status = 'completed'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const { body } = await new TestClient(girone.address).get(
        `/api/tournaments/${id}/statistics`,
      );
      const { films, results }: Statistics = body;
      const filmIds = films.map((film) => film.id);
      const lastDay = results.at(-1)?.matchDay ?? 0;
      const champions = new Set(
        rankStandings(filmIds, results).flatMap(({ filmId, position }) =>
          position === 1 ? [filmId] : [],
        ),
      );
      const isChampion = filmIds.map((filmId) => champions.has(filmId));
      const matchDay = Math.ceil(lastDay / 2);
      const odds = estimateOdds({
        filmIds,
        results: results.filter((match) => match.matchDay <= matchDay),
        fixtures: results.filter((match) => match.matchDay > matchDay),
        seed: seedOf(id, matchDay),
      });
      const chances = odds.map(({ titles }) => titles / seasonsPlayed);
      expect(scoreForecast({ chances, isChampion })).toBeLessThan(scoreOfEquals(isChampion));
    }
  });

  test('is not made again', async () => {
    const before = await digestDatabase(database.sql);
    const second = await start(database);
    expect(second.demoAccounts).toBeNull();
    await second.stop();
    expect(await digestDatabase(database.sql)).toBe(before);
  });
});

describe('whether there is a demo', () => {
  const database = useDatabase();

  test('is decided by DEMO, else by the first start of an embedded database for this computer alone', async () => {
    const here = { host: '127.0.0.1', publicUrl: new URL('http://localhost:3000') };
    const embedded = { ...here, demo: undefined, databaseUrl: undefined };
    const external = { ...embedded, databaseUrl: database.url };

    /** On a connection of its own, as the next start has. */
    async function wants(choice: Parameters<typeof isDemoWanted>[0]): Promise<boolean> {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      try {
        return await isDemoWanted(choice, drizzle(client));
      } finally {
        await client.end();
      }
    }

    expect(await wants(external)).toBe(false);
    expect(await wants({ ...external, demo: 'on' })).toBe(true);
    expect(await wants({ ...embedded, demo: 'off' })).toBe(false);
    // Whatever ended the start before it came to a decision.
    expect(await wants(embedded)).toBe(true);
    // Open to others, it would have an admin whose password everybody knows.
    const publicUrl = new URL('https://girone.example.org');
    expect(await wants({ ...embedded, host: '0.0.0.0' })).toBe(false);
    expect(await wants({ ...embedded, publicUrl })).toBe(false);
    expect(await wants({ ...embedded, publicUrl, demo: 'on' })).toBe(true);
    expect(await wants({ ...embedded, host: '::1' })).toBe(true);
    await settleDemo(external, drizzle(database.sql));
    expect(await wants(embedded)).toBe(true);
    await settleDemo(embedded, drizzle(database.sql));
    expect(await wants(embedded)).toBe(false);
    expect(await wants({ ...embedded, demo: 'on' })).toBe(true);
  });
});
