import { setTimeout as pause } from 'node:timers/promises';
import { userId as toUserId } from '@girone/contract/ids';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { slowDatabase } from '../../testing/slow-database.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { storeVotes, type StoredVote } from './store-votes.ts';
import { watchQuorum, type QuorumWatch } from './watch-quorum.ts';

const database = useDatabase();
const sql = connectDirectly(database);
const log = createLogger({ logLevel: 'silent' });

let connection: DatabaseConnection;
let slow: ReturnType<typeof slowDatabase>;
let watch: QuorumWatch;
/** The two members of a circle. */
let members: readonly [number, number];
let season: Season;

beforeAll(() => {
  connection = createDatabase({ url: database.url, poolSize: 4, log });
  return () => connection.close();
});

beforeEach(async () => {
  members = [await addUser(sql), await addUser(sql)];
  season = await newSeason();
  slow = slowDatabase(database.url);
  watch = watchQuorum({ db: slow.db, log });
});

afterEach(async () => {
  await watch.stop();
  await slow.close();
});

async function newSeason(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  const circleId = await addOwnedCircle(sql, members[0]);
  await addMember(sql, { circleId, userId: members[1] });
  return addSeason(sql, { circleId, films: 4, timeoutAdvance: false, ...settings });
}

/** Stores a vote as any instance would. */
async function store(member: 0 | 1, match: 0 | 1, matchDay = 1): Promise<StoredVote> {
  const { id: matchId, home: filmId } = matchesOn(season, matchDay)[match] ?? { id: 0, home: 0 };
  const userId = toUserId.parse(members[member]);
  const [stored] = await storeVotes(connection.db, [{ matchId, userId, isAdmin: false, filmId }]);
  if (stored?.status !== 'fulfilled' || !stored.value.ok) throw new Error('the vote was refused');
  return stored.value.value;
}

/** Stores it, and this instance has received it. */
async function vote(...which: Parameters<typeof store>): Promise<StoredVote> {
  const stored = await store(...which);
  watch.onVote(stored);
  return stored;
}

/** Until nothing is asked that this instance has begun to ask. */
async function settle(reads: number): Promise<void> {
  await eventually(() => {
    expect(slow.state.reads).toBeGreaterThanOrEqual(reads);
    expect(slow.state.atOnce).toBe(0);
  });
}

async function openDay(): Promise<number> {
  const [row] = await sql.run('select current_match_day from tournaments where id = $1', [
    season.tournamentId,
  ]);
  return Number(row?.['current_match_day']);
}

describe('a day', () => {
  test('closes with the last vote, and not before', async () => {
    await vote(0, 0);
    await vote(0, 1);
    await vote(1, 0);
    await settle(1);
    expect(await openDay()).toBe(1);
    await vote(1, 1);
    await eventually(async () => expect(await openDay()).toBe(2));
    const reasons = await sql.run(
      'select reason from match_day_closings where tournament_id = $1',
      [season.tournamentId],
    );
    expect(reasons).toEqual([{ reason: 'all_votes' }]);
  });

  test('closes with a last vote that comes in while it is looked at', async () => {
    for (const match of [0, 1] as const) await store(0, match);
    await store(1, 0);
    const letGo = slow.hold();
    watch.onVote(await store(0, 0));
    await eventually(() => expect(slow.state.atOnce).toBe(1));
    await vote(1, 1);
    letGo();
    await eventually(async () => expect(await openDay()).toBe(2));
  });

  test('closes with a last vote that another instance received', async () => {
    await vote(0, 0);
    await settle(1);
    await store(0, 1);
    await store(1, 0);
    await store(1, 1);
    // Not the answer that it waits for: it looks again when it has believed in that for a while.
    watch.onVote(await store(0, 0));
    await eventually(async () => expect(await openDay()).toBe(2));
  });

  test('is not brought back by one of its votes that is told late', async () => {
    const first = await vote(0, 0);
    for (const [member, match] of [
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const)
      await vote(member, match);
    await eventually(async () => expect(await openDay()).toBe(2));
    await vote(0, 0, 2);
    await settle(slow.state.reads);
    const { reads } = slow.state;
    watch.onVote(first);
    expect(slow.state.reads).toBe(reads);
    expect(await openDay()).toBe(2);
  });

  test('that failed to be looked at is looked at with the next vote', async () => {
    for (const [member, match] of [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as const)
      await store(member, match);
    slow.state.wait = () => Promise.reject(new Error('no database'));
    await vote(1, 1);
    await settle(1);
    expect(await openDay()).toBe(1);
    slow.state.wait = () => Promise.resolve();
    watch.onVote(await store(1, 1));
    await eventually(async () => expect(await openDay()).toBe(2));
  });

  test('that does not close for its votes is never looked at', async () => {
    season = await newSeason({ advanceOnAllVotes: false });
    for (const [member, match] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const)
      await vote(member, match);
    await watch.stop();
    expect(slow.state.reads).toBe(0);
  });
});

describe('the database', () => {
  test('is not asked again while a known answer is missing', async () => {
    const letGo = slow.hold();
    const voted = await vote(0, 0);
    // The longer a look takes, the longer it is believed: enough for a busy machine to come to the votes below.
    await pause(300);
    letGo();
    await settle(1);
    for (let turn = 0; turn < 50; turn += 1) watch.onVote(voted);
    expect(slow.state.reads).toBe(1);
  });

  test('is left alone once the watch has ended, and a look under way is waited for', async () => {
    const letGo = slow.hold();
    await vote(0, 0);
    await eventually(() => expect(slow.state.atOnce).toBe(1));
    let isStopped = false;
    const stopping = watch.stop().then(() => (isStopped = true));
    await vote(0, 1);
    expect(isStopped).toBe(false);
    letGo();
    await stopping;
    expect(slow.state.reads).toBe(1);
    await vote(1, 0);
    expect(slow.state.reads).toBe(1);
  });
});

test('everybody is told once that a day has all votes and stays open', async () => {
  season = await addSeason(sql, { films: 4, owners: members, timeoutAdvance: false });
  await sql.run('update tournaments set min_open_hours = 12 where id = $1', [season.tournamentId]);
  for (const [member, match] of [
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const)
    await store(member, match);
  await sql.run('truncate events');
  const last = await vote(1, 1);
  const told = () =>
    sql.run(`select payload->>'tournamentId' as id from events where type = 'tournament'`);
  await eventually(async () => expect(await told()).toHaveLength(1));
  const { reads } = slow.state;
  watch.onVote(last);
  await settle(reads + 1);
  await watch.stop();
  expect(await told()).toEqual([{ id: String(season.tournamentId) }]);
  expect(await openDay()).toBe(1);
});
