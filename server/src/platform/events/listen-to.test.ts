import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { useSilentProxy } from '../../testing/silent-proxy.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { listenTo } from './listen-to.ts';

const database = useDatabase();
const proxy = useSilentProxy(database);

test('a listener whose connection falls silent notices it and hears again over another', async () => {
  const told = { connected: 0, lost: 0, heard: 0 };
  const listening = listenTo({
    url: proxy.url,
    log: createLogger({ logLevel: 'silent' }),
    channels: { girone_test: () => (told.heard += 1) },
    onConnected: () => (told.connected += 1),
    onLost: () => (told.lost += 1),
    pace: { askMs: 100, answerMs: 1000 },
  });
  onTestFinished(() => listening.stop());
  await eventually(() => expect(told.connected).toBe(1));

  proxy.silence();
  await eventually(() => expect(told.connected).toBeGreaterThan(1));
  expect(told.lost).toBeGreaterThan(0);

  await database.sql.query('notify girone_test');
  await eventually(() => expect(told.heard).toBe(1));
});
