import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createLogger } from '../logger.ts';
import { throttleUpdates } from './throttle-updates.ts';

const log = createLogger({ logLevel: 'silent' });

test('figures are read for open pages alone', async () => {
  const told: number[][] = [];
  let areThere = false;
  const teller = throttleUpdates({
    log,
    listeners: { areThere: () => areThere },
    failure: 'not told',
    send: async (ids) => void told.push([...ids]),
  });
  teller.onChange(1);
  await pause(300);
  expect(told).toEqual([]);
  areThere = true;
  teller.onChange(2);
  teller.onChange(3);
  await eventually(() => expect(told).toEqual([[2, 3]]));
  await teller.stop();
});
