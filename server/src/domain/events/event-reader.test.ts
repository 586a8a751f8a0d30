import { setTimeout as pause } from 'node:timers/promises';
import { userId as toUserId } from '@girone/contract/ids';
import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Db, type DatabaseConnection } from '../../platform/db/database.ts';
import { listenTo } from '../../platform/events/listen-to.ts';
import { createLogger } from '../../platform/logger.ts';
import { eventually } from '../../testing/eventually.ts';
import { heldPromise } from '../../testing/held-promise.ts';
import { slowDatabase } from '../../testing/slow-database.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { startEventReader, type OutboxEvent } from './event-reader.ts';
import { emit } from './outbox.ts';

const database = useDatabase();
const log = createLogger({ logLevel: 'silent' });
let connection: DatabaseConnection;
const stops: (() => Promise<void>)[] = [];

beforeAll(() => {
  connection = createDatabase({ url: database.url, poolSize: 5, log });
  return () => connection.close();
});

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

function slowDown() {
  const slow = slowDatabase(database.url);
  stops.push(() => slow.close());
  return slow;
}

/** A transaction that runs anywhere on the server holds back all that is said until it ends. */
async function expectNothingHeldBack(): Promise<void> {
  const { rows } = await database.sql.query(
    'select 1 from events where xact_id >= pg_snapshot_xmin(pg_current_snapshot())',
  );
  expect(rows).toEqual([]);
}

/** A reader that writes down whom it was told of, nudged as it is in use. */
async function read(db = connection.db) {
  await eventually(expectNothingHeldBack);
  const heard: number[] = [];
  const nudges = { count: 0 };
  const onEvents = (events: OutboxEvent[]) => {
    for (const { event } of events) {
      if (event.type === 'account') heard.push(event.data.userId);
    }
  };
  // What is heard here is heard because of a nudge.
  const reader = await startEventReader({ db, log, onEvents, idleMs: 3_600_000 });
  const { promise: connected, resolve: onConnected } = heldPromise<void>();
  const nudge = () => {
    nudges.count += 1;
    reader.nudge();
  };
  const line = listenTo({
    url: database.url,
    log,
    channels: { girone_events: nudge },
    onConnected,
    onLost: () => undefined,
  });
  await connected;
  stops.push(async () => {
    await line.stop();
    await reader.stop();
  });
  return { heard, nudges };
}

async function say(tx: Db, id: number): Promise<void> {
  const userId = toUserId.parse(id);
  await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
}

describe('an event', () => {
  test('reaches the readers when its transaction commits, and never when it does not', async () => {
    const { heard } = await read();
    const { db } = connection;
    await expect(
      db.transaction(async (tx) => {
        await say(tx, 1);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await db.transaction((tx) => say(tx, 2));
    await eventually(() => expect(heard).toEqual([2]));
  });

  test('of a slow transaction is not passed over by a quick one', async () => {
    const { heard } = await read();
    const { db } = connection;
    await db.transaction(async (slow) => {
      await say(slow, 3);
      await db.transaction((quick) => say(quick, 4));
      // The quick one is committed, but an older one might still say something.
      await pause(200);
      expect(heard).toEqual([]);
    });
    await eventually(() => expect(heard).toEqual([3, 4]));
  });

  test('waits no longer than seconds for a transaction that is none of ours, and stays in order', async () => {
    const { heard } = await read();
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin');
    await other.query('select pg_current_xact_id()');
    await say(connection.db, 5);
    await eventually(() => expect(heard).toEqual([5]), 15_000);
    await connection.db.transaction(async (slow) => {
      await say(slow, 6);
      await connection.db.transaction((quick) => say(quick, 7));
      await pause(3000);
      expect(heard).toEqual([5]);
    });
    await eventually(() => expect(heard).toEqual([5, 6, 7]), 15_000);
    await other.query('rollback');
    await other.end();
    await say(connection.db, 8);
    await eventually(() => expect(heard).toEqual([5, 6, 7, 8]));
  });

  test('does not wait for a pause in a steady stream of others', async () => {
    const { heard } = await read();
    const patienceEnds = performance.now() + 60_000;
    for (let said = 1; heard.length === 0 && performance.now() < patienceEnds; said += 1) {
      await say(connection.db, said);
    }
    expect(heard).not.toEqual([]);
  });

  test('is heard once and in its place when the database is slow', async () => {
    const { db, state, hold } = slowDown();
    const { heard, nudges } = await read(db);
    const letGo = hold();
    const readsBefore = state.reads;
    await say(connection.db, 1);
    await eventually(() => expect(state.reads).toBe(readsBefore + 1));
    for (const id of [2, 3]) {
      const told = nudges.count;
      await say(connection.db, id);
      await eventually(() => expect(nudges.count).toBeGreaterThan(told));
      // Time for a second read, if there were one.
      await pause(60);
    }
    letGo();
    await eventually(() => expect(heard).toEqual([1, 2, 3]));
    await pause(100);
    expect(heard).toEqual([1, 2, 3]);
    expect(state.mostAtOnce).toBe(1);
  });

  test.each([20, 50, 80, 110, 140, 170])(
    'that comes %i ms after another is not left for a later look when the database is slow',
    async (gapMs) => {
      const { db, state } = slowDown();
      const { heard } = await read(db);
      state.wait = () => pause(60);
      await say(connection.db, 1);
      await pause(gapMs);
      await say(connection.db, 2);
      await eventually(() => expect(heard).toEqual([1, 2]));
    },
  );

  test('that could not be read is read once the database serves again', async () => {
    const { db, state } = slowDown();
    const { heard } = await read(db);
    state.wait = () => Promise.reject(new Error('no database'));
    const readsBefore = state.reads;
    await say(connection.db, 1);
    await eventually(() => expect(state.reads).toBeGreaterThan(readsBefore));
    state.wait = () => Promise.resolve();
    await eventually(() => expect(heard).toEqual([1]));
  });
});
