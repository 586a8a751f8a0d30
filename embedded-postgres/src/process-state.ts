import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { hasErrorCode } from './error-code.ts';

/** Whether a process runs; one that has ended but was never reaped counts as ended. */
export async function isProcessAlive(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return hasErrorCode(error, 'EPERM');
  }
  if (process.platform !== 'linux') return true;
  const stat = await readProc(pid, 'stat');
  // The name in brackets may itself hold brackets and spaces; the state follows the last one.
  return stat !== null && !/^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1));
}

/**
 * Whether the process serves this data folder, as far as its command line tells; 'perhaps' is a
 * PostgreSQL that was started in a way that does not show its folder.
 */
export async function identifyPostmaster(
  pid: number,
  dataFolder: string,
): Promise<'yes' | 'perhaps' | 'no'> {
  if (!(await isProcessAlive(pid))) return 'no';
  const command = await readCommand(pid);
  if (!/^(\S.*\/)?postgres\0/.test(command)) return 'no';
  const folder = /\0-D\0([^\0]+)\0/.exec(command)?.[1];
  if (folder === undefined) return 'perhaps';
  return folder === dataFolder ? 'yes' : 'no';
}

/** The words of the command, each closed by a NUL; the system's own file is of that form. */
async function readCommand(pid: number): Promise<string> {
  if (process.platform === 'linux') return (await readProc(pid, 'cmdline')) ?? '';
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  // ps joins the words by spaces; only the ones that matter are set apart again.
  return stdout.trim().replace(/postgres -D (.*?)( -c |$)/, 'postgres\0-D\0$1\0');
}

async function readProc(pid: number, file: string): Promise<string | null> {
  try {
    return await readFile(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    // ENOENT, ESRCH: it ended while we looked.
    if (hasErrorCode(error, 'ENOENT', 'ESRCH')) return null;
    throw error;
  }
}
