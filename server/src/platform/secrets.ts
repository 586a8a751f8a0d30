import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { minSecretLength } from './config/variables.ts';
import type { Random } from './random.ts';

/** Keyed hashes and encryption under the instance's secret; the key itself never leaves this file. */
export interface Secrets {
  /** `purpose` keeps the hashes of one use from being valid in another. */
  keyedHash(purpose: string, value: string): string;
  /** For what has to be read again; bound to its purpose likewise. */
  encrypt(purpose: string, value: string): string;
  /** Null for what was encrypted under another secret or purpose, or changed since. */
  decrypt(purpose: string, encrypted: string): string | null;
}

/** The configured secret, or one that is made once and kept in DATA_DIR. */
export async function loadSecrets(config: Config, random: Random): Promise<Secrets> {
  const secret = config.sessionSecret ?? (await readOrMakeSecret(config.dataDir, random));
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`encrypt\0${purpose}`).digest();
  return {
    keyedHash: (purpose, value) =>
      createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url'),
    encrypt: (purpose, value) => encrypt(keyFor(purpose), value),
    decrypt: (purpose, encrypted) => decrypt(keyFor(purpose), encrypted),
  };
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Nonce, tag and what it says, in one text. */
function encrypt(key: Buffer, value: string): string {
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, key, nonce);
  const content = Buffer.concat([encryption.update(value, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), content]).toString('base64url');
}

function decrypt(key: Buffer, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < nonceLength + tagLength) return null;
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  }).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const content = decryption.update(bytes.subarray(nonceLength + tagLength));
  try {
    return Buffer.concat([content, decryption.final()]).toString('utf8');
  } catch {
    // The tag does not fit.
    return null;
  }
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
