import { existsSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

/** A file of Linux that is always full. */
const fullDisk = '/dev/full';

test.skipIf(!existsSync(fullDisk))('a full disk takes the lines, not the server', async () => {
  // Never closed: what could not be written is tried again, and its number would be some other file's by then.
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
  expect(errors).toEqual([]);
});
