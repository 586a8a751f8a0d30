import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

/** A file of Linux that is always full. */
const fullDisk = '/dev/full';

test.skipIf(!existsSync(fullDisk))('a full disk takes the lines, not the server', async () => {
  const file = openSync(fullDisk, 'w');
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  process.prependListener('uncaughtException', note);
  const log = createLogger({ logLevel: 'info' }, file);
  for (let line = 0; line < 3; line += 1) {
    log.info('nowhere to write this');
    // Longer than lines wait for others.
    await sleep(250);
  }
  process.removeListener('uncaughtException', note);
  closeSync(file);
  expect(errors).toEqual([]);
});
