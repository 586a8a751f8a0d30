import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabase } from '../platform/db/database.ts';
import { watchReplicas } from '../platform/db/replicas.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { eventsOf, listen } from '../testing/listen.ts';
import { useReplicatedPostgres } from '../testing/replicated-postgres.ts';
import { addMember, addOwnedCircle } from '../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../testing/sample-season.ts';
import { signUp, type TestPerson } from '../testing/sign-up.ts';
import { databaseUrl, templateName } from '../testing/template-database.ts';
import { TestClient } from '../testing/test-client.ts';
import { useGirone, type TestGirone } from '../testing/test-girone.ts';

const cluster = useReplicatedPostgres();
const environment = {
  JOBS: 'off',
  get DATABASE_READ_URL() {
    return cluster.replicaUrl;
  },
};
const girone = useGirone(cluster, environment);
const other = useGirone(cluster, environment);
const sql = connectDirectly(cluster);

let anna: TestPerson;
let visitor: TestClient;
let season: Season;

beforeAll(async () => {
  anna = await signUp(girone, 'anna');
  visitor = new TestClient(girone.address);
  season = await addSeason(sql, {
    createdBy: anna.id,
    owners: [anna.id],
    advanceOnAllVotes: false,
  });
  await untilRead(girone);
  await untilRead(other);
});

async function figure(name: string, at: TestGirone = girone): Promise<number> {
  const { text } = await new TestClient(at.address).get('/metrics');
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
}

const readsBy = (database: 'replica' | 'primary') =>
  figure(`girone_reads_total{database="${database}"}`);

/** The replica has all that was written, and is read from. */
async function untilRead(at: TestGirone): Promise<void> {
  await eventually(async () => expect(await figure('girone_replicas_left_out', at)).toBe(0));
  const [primary] = await sql.run('select pg_current_wal_flush_lsn()::text as position');
  await eventually(async () => {
    const [replica] = await cluster.onReplica(
      `select pg_last_wal_replay_lsn() >= '${String(primary?.['position'])}' as "isThere"`,
    );
    expect(replica).toEqual({ isThere: true });
  });
}

async function nameSeenBy(client: TestClient): Promise<string> {
  const { status, body } = await client.get(`/api/leaderboard/tournaments/${season.tournamentId}`);
  expect(status).toBe(200);
  return body.name;
}

/** As its creator does it, through the call. */
let renamed = 0;
async function rename(): Promise<string> {
  renamed += 1;
  const name = `Coppa ${renamed}`;
  const { status } = await anna.client.send('PATCH', season.path, { name });
  expect(status).toBe(200);
  return name;
}

/** The same browser at another instance. */
function atOther({ client }: TestPerson): TestClient {
  const copy = new TestClient(other.address);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

/** Whether the replica has answered a call that must succeed. */
async function fromReplica(client: TestClient, path: string): Promise<boolean> {
  const before = await readsBy('replica');
  expect({ path, status: (await client.get(path)).status }).toEqual({ path, status: 200 });
  return (await readsBy('replica')) > before;
}

/** The statuses of all that many readers are answered during the trouble. */
async function readAllAlong(trouble: () => Promise<unknown>): Promise<Set<number>> {
  const statuses = new Set<number>();
  const reading = new AbortController();
  const readers = Array.from({ length: 8 }, async () => {
    const client = new TestClient(girone.address);
    while (!reading.signal.aborted) {
      statuses.add((await client.get(`${season.path}/statistics`)).status);
    }
  });
  try {
    await trouble();
  } finally {
    reading.abort();
    await Promise.all(readers);
  }
  return statuses;
}

/** As the log names a server. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

describe('what everybody may see', () => {
  test('is answered by the replica to visitors and members', async () => {
    const [match] = matchesOn(season, 1);
    const [film] = season.films;
    const forEverybody = [
      '/api/leaderboard',
      '/api/leaderboard/tournaments',
      `/api/leaderboard/tournaments/${season.tournamentId}`,
      ...['leaderboard', 'positions', 'statistics', 'odds', 'seals'].map(
        (name) => `${season.path}/${name}`,
      ),
      ...['results.csv', 'results.json', 'share.png'].map((name) => `${season.path}/${name}`),
      `/api/films/${film}/poster.png`,
      `/embed/tournaments/${season.tournamentId}`,
    ];
    const forVisitors = [
      '/api/matches',
      '/api/matches/overview',
      `${season.path}/matches`,
      `/api/matches/${match?.id}`,
      `/api/films/${film}/career`,
      '/api/archive',
    ];
    const reader = await signUp(girone);
    // A pause of the machine may make the replica late for a moment.
    await eventually(async () => {
      for (const path of [...forEverybody, ...forVisitors]) {
        expect([path, await fromReplica(visitor, path)]).toEqual([path, true]);
      }
      for (const path of forEverybody) {
        expect([path, await fromReplica(reader.client, path)]).toEqual([path, true]);
      }
    });
    for (const path of forVisitors) {
      expect([path, await fromReplica(reader.client, path)]).toEqual([path, false]);
    }
  });

  test('may be a few seconds old, but not for whoever has changed it, on whatever instance', async () => {
    // More than five seconds late it would be left out: then it is tried once more.
    await eventually(async () => {
      await untilRead(girone);
      await cluster.pause();
      try {
        const before = await nameSeenBy(visitor);
        const after = await rename();
        const seenByVisitor = await nameSeenBy(visitor);
        expect(await nameSeenBy(anna.client)).toBe(after);
        expect(await nameSeenBy(atOther(anna))).toBe(after);
        expect(seenByVisitor).toBe(before);
      } finally {
        await cluster.resume();
      }
    });
    await untilRead(girone);
    await eventually(async () => expect(await nameSeenBy(visitor)).toBe(`Coppa ${renamed}`));
  });

  test('comes from the primary once the replica is more than five seconds late', async () => {
    await cluster.pause();
    const name = await rename();
    await eventually(async () => expect(await nameSeenBy(visitor)).toBe(name));
    await eventually(async () => expect(await figure('girone_replicas_left_out')).toBe(1));
    expect(await figure('girone_replica_lag_seconds')).toBeGreaterThan(5);
    await cluster.resume();
    await untilRead(girone);
  });

  test('can be read as it is when a page hears that it has changed', async () => {
    await cluster.onReplica(`alter system set recovery_min_apply_delay = '300ms'`);
    await cluster.onReplica('select pg_reload_conf()');
    try {
      await untilRead(girone);
      const page = await listen(girone.address, visitor);
      const { status } = await anna.client.post(`${season.path}/advance`, { matchDay: 1 });
      expect(status).toBe(200);
      await eventually(() => expect(eventsOf(page, 'tournament').length).toBeGreaterThan(0));
      const { body } = await visitor.get(`${season.path}/leaderboard`);
      page.leave();
      expect(body[0]).toMatchObject({ played: 1 });
    } finally {
      await cluster.onReplica('alter system reset recovery_min_apply_delay');
      await cluster.onReplica('select pg_reload_conf()');
    }
  });
});

test('what is for few is asked of the primary: whoever loses the right loses it at once', async () => {
  const member = await signUp(girone);
  const circleId = await addOwnedCircle(sql, anna.id, { isPublic: false });
  await addMember(sql, { circleId, userId: member.id });
  const closed = await addSeason(sql, { createdBy: anna.id, owners: [anna.id], circleId });
  await untilRead(girone);
  expect((await visitor.get(`${closed.path}/leaderboard`)).status).toBe(404);
  expect((await member.client.get(`${closed.path}/leaderboard`)).status).toBe(200);
  await cluster.pause();
  await sql.run(
    'update circle_memberships set is_active = false, left_at = now() where user_id = $1',
    [member.id],
  );
  expect((await member.client.get(`${closed.path}/leaderboard`)).status).toBe(404);
  await cluster.resume();
});

describe('a replica that is in trouble', () => {
  test('is left out when it dies, and found again, without an answer that fails', async () => {
    await untilRead(girone);
    const statuses = await readAllAlong(async () => {
      await cluster.kill();
      await eventually(async () => expect(await figure('girone_replicas_left_out')).toBe(1));
      await cluster.start();
      await untilRead(girone);
      const before = await readsBy('replica');
      await eventually(async () => expect(await readsBy('replica')).toBeGreaterThan(before));
    });
    expect(statuses).toEqual(new Set([200]));
  });

  test('is left out when it falls silent: whoever waits for it is answered by the primary', async () => {
    await untilRead(girone);
    let thaw: (() => void) | undefined;
    const statuses = await readAllAlong(async () => {
      thaw = await cluster.freeze();
      await eventually(async () => expect(await figure('girone_replicas_left_out')).toBe(1));
    });
    // All of them were answered while it was silent.
    thaw?.();
    expect(statuses).toEqual(new Set([200]));
    await untilRead(girone);
  });
});

test('what is no replica of this database is left out, and the log says why, once', async () => {
  const lines: { replica: string; reason: string }[] = [];
  const silent = createLogger({ logLevel: 'silent' });
  const log: Logger = Object.assign(Object.create(silent), {
    warn: (line: { replica: string; reason: string }) => lines.push(line),
  });
  const { pool, close } = createDatabase({ url: cluster.url, poolSize: 2, log: silent });
  const foreign = databaseUrl(inject('postgresUrl'), templateName);
  const replicas = watchReplicas({
    urls: [cluster.url, foreign, cluster.replicaUrl],
    primaryUrl: cluster.url,
    primary: pool,
    poolSize: 2,
    countRead: () => undefined,
    log,
  });
  await eventually(() => expect(replicas.leftOut()).toBe(2));
  await eventually(() => expect(lines).toHaveLength(2));
  await replicas.catchUp();
  await replicas.catchUp();
  expect(replicas.choose(0n)).toBe(replicas.all[2]);
  await replicas.stop();
  await close();
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        replica: nameOf(cluster.url),
        reason: 'it is no replica: it follows no other server',
      }),
      expect.objectContaining({
        replica: nameOf(foreign),
        reason: 'it is no copy of the database of DATABASE_URL',
      }),
    ]),
  );
});
