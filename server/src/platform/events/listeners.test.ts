import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createDatabase, type DatabaseConnection } from '../db/database.ts';
import { createLogger } from '../logger.ts';
import { listenTo } from './listen-to.ts';
import { listenersChannel, announceListening, watchListeners } from './listeners.ts';

const database = useDatabase();
const log = createLogger({ logLevel: 'silent' });
/** Time enough to hear a repetition on a machine that has other work. */
const pace = { repeatMs: 50, holdMs: 1000 };
let connection: DatabaseConnection;
const stops: (() => Promise<void>)[] = [];

beforeAll(() => {
  connection = createDatabase({ url: database.url, poolSize: 5, log });
  return () => connection.close();
});

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** What an instance knows, and how many pages are open on it. */
async function startInstance() {
  const pages = { count: 0 };
  const listeners = watchListeners({
    log,
    hasPages: () => pages.count > 0,
    say: () => announceListening(connection.db, {}),
    pace,
  });
  const connected = new Promise<void>((resolve) => {
    const line = listenTo({
      url: database.url,
      log,
      channels: { [listenersChannel]: () => listeners.onSaid() },
      onConnected() {
        listeners.onConnected();
        resolve();
      },
      onLost: () => listeners.onLost(),
    });
    stops.push(async () => {
      listeners.stop();
      await line.stop();
    });
  });
  // Whoever cannot hear others has to believe that somebody listens.
  expect(listeners.areThere()).toBe(true);
  await connected;
  expect(listeners.areThere()).toBe(true);
  return { pages, listeners };
}

test('a page that opens on one instance is known to the others, for as long as it is open', async () => {
  const one = await startInstance();
  const two = await startInstance();
  const known = () => [one.listeners.areThere(), two.listeners.areThere()];
  await eventually(() => expect(known()).toEqual([false, false]));
  two.pages.count = 1;
  await two.listeners.onOpened();
  await eventually(() => expect(known()).toEqual([true, true]));
  const until = performance.now() + 2 * pace.holdMs;
  while (performance.now() < until) {
    expect(known()).toEqual([true, true]);
    await pause(20);
  }
  two.pages.count = 0;
  await eventually(() => expect(known()).toEqual([false, false]));
});

test('an instance whose line is cut believes that somebody listens until it hears again', async () => {
  const { listeners } = await startInstance();
  await eventually(() => expect(listeners.areThere()).toBe(false));
  await connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'girone events'`,
  );
  await eventually(() => expect(listeners.areThere()).toBe(true));
  await eventually(() => expect(listeners.areThere()).toBe(false));
});
