import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const lookAgainMs = 50;

/**
 * `npm start` builds the pages while the database is made, and names the file that appears when they are built. Should
 * they never be, it ends this process.
 */
export async function untilPagesAreBuilt(): Promise<void> {
  const mark = process.env['GIRONE_PAGES_BUILT'];
  if (mark === undefined) return;
  while (!existsSync(mark)) await sleep(lookAgainMs);
}
