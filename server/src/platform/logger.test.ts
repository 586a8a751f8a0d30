import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
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

test('what somebody sends makes no line of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girone-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'log');
  const log = createLogger({ logLevel: 'info' }, openSync(file, 'w'));
  const forged = 'x"}\r\n{"level":60,"msg":"forged"}\u2028\u001b[2J';
  log.warn({ origin: forged }, `refused ${forged}`);
  const lines = await eventually(() => {
    const written = readFileSync(file, 'utf8').split('\n');
    expect(written.at(-1)).toBe('');
    expect(written.length).toBeGreaterThan(1);
    return written.slice(0, -1);
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, origin: forged, msg: `refused ${forged}` }),
  ]);
});
