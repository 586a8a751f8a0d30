import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { minSecretLength } from './config/variables.ts';
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

/** Whether two tokens or hashes are the same, in a time that does not tell how much of a guess is right. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function readOrMakeSecret(dataDir: string, random: Random): Promise<string> {
  const path = join(dataDir, 'session-secret');
  const draft = `${path}.${random.token()}`;
  await mkdir(dataDir, { recursive: true });
  try {
    // Linking a finished draft lets one of two first starts win, and nobody ever reads half a secret.
    await writeFile(draft, random.token(), { mode: 0o600 });
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < minSecretLength) throw new Error(`${path} holds no whole secret.`);
  return secret;
}
