import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from './error-code.ts';
import { isProcessAlive } from './process-state.ts';

// In a container the app has the same process id after every restart, so the id alone does not
// tell a folder of this run from one that a killed run left behind.
const runId = randomBytes(6).toString('hex');
const abandonedAfterMs = 10 * 60_000;

/** A name for something half-made, to be renamed when it is complete. */
export function scratchName(base: string): string {
  return `${base}.new-${process.pid}-${runId}-${randomBytes(4).toString('hex')}`;
}

/** Removes what killed runs left half-made; what a live process is still making stays. */
export async function removeScratch(parent: string, base: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${base}.new-`)) {
      continue;
    }
    const file = join(parent, name);
    const [pid, run] = name.slice(`${base}.new-`.length).split('-');
    const isOurs = Number(pid) === process.pid;
    if (
      isOurs ? run !== runId : !(await isProcessAlive(Number(pid))) || (await isAbandoned(file))
    ) {
      // An orphaned initdb may still write into the folder for a moment: rm retries ENOTEMPTY.
      await rm(file, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs > abandonedAfterMs;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return true;
    throw error;
  }
}
