import { createHash, createHmac } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import type { Random } from './random.ts';

/** Keyed hashes under the instance's secret; the key itself never leaves this file. */
export interface Secrets {
  /** `purpose` keeps the hashes of one use from being valid in another. */
  keyedHash(purpose: string, value: string): string;
}

/** The configured secret, or one that is made once and kept in DATA_DIR. */
export async function loadSecrets(config: Config, random: Random): Promise<Secrets> {
  const secret = config.sessionSecret ?? (await readOrMakeSecret(config.dataDir, random));
  return {
    keyedHash: (purpose, value) =>
      createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url'),
  };
}

/** For what needs no key: values that are random enough, such as session tokens, and validators. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('base64url');
}

async function readOrMakeSecret(dataDir: string, random: Random): Promise<string> {
  const path = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx` lets one of two first starts win; the other one reads the winner's.
    await writeFile(path, random.token(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
