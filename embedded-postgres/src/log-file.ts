import { copyFile, open, stat, truncate } from 'node:fs/promises';
import { hasErrorCode } from './error-code.ts';

const largestLog = 10 * 1024 * 1024;
const tail = 16 * 1024;

/**
 * Keeps the log within two files of about 10 MB. The server appends to an open file, so the file
 * is emptied in place rather than renamed.
 */
export async function trimLog(logFile: string): Promise<void> {
  if ((await logSize(logFile)) > largestLog) {
    await copyFile(logFile, `${logFile}.1`);
    await truncate(logFile);
  }
}

/** How long the log is; nothing is 0. */
export async function logSize(logFile: string): Promise<number> {
  try {
    return (await stat(logFile)).size;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return 0;
    throw error;
  }
}

/** What was logged after `from`, at most the last few pages. */
export async function readLogAfter(logFile: string, from: number): Promise<string> {
  const start = Math.max(from, (await logSize(logFile)) - tail);
  const file = await open(logFile, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(tail), position: start });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
