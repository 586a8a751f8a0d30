import { createECDH } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { build } from '../db/defined-query.ts';
import { pushKeys } from '../db/schema/platform.ts';
import { statement } from '../db/statement.ts';
import type { Secrets } from '../secrets.ts';

/** In base64url: 65 and 32 bytes. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Parts {
  readonly config: Pick<Config, 'vapidPrivateKey'>;
  readonly db: Database;
  readonly secrets: Secrets;
}

const purpose = 'push-key';

const findKey = statement('find_push_key', {}, () =>
  build.select({ encrypted: pushKeys.privateKey }).from(pushKeys),
);

const insertKey = statement('insert_push_key', { encrypted: 'text' }, ({ encrypted }) =>
  build.insert(pushKeys).values({ privateKey: encrypted }).onConflictDoNothing(),
);

const replaceKey = statement(
  'replace_push_key',
  { encrypted: 'text', unreadable: 'text' },
  ({ encrypted, unreadable }) =>
    build
      .update(pushKeys)
      .set({ privateKey: encrypted, createdAt: sql`now()` })
      .where(eq(pushKeys.privateKey, unreadable)),
);

/**
 * The configured key, or one that is made once and kept in the database, encrypted: every instance reads the same. One
 * that was kept under another secret can be read by nobody, and another takes its place.
 */
export async function loadPushKeys({ config, db, secrets }: Parts): Promise<PushKeys> {
  if (config.vapidPrivateKey !== undefined) return pairOf(config.vapidPrivateKey);
  const [kept] = await findKey(db, {});
  const privateKey = kept && secrets.decrypt(purpose, kept.encrypted);
  if (privateKey) return pairOf(privateKey);
  const encrypted = secrets.encrypt(purpose, makePrivateKey());
  if (kept) await replaceKey(db, { encrypted, unreadable: kept.encrypted });
  else await insertKey(db, { encrypted });
  // Of two instances that start at once one has won, and both read its key.
  const [won] = await findKey(db, {});
  const winner = won && secrets.decrypt(purpose, won.encrypted);
  if (!winner) throw new Error('the key for pushes was written under another secret');
  return pairOf(winner);
}

function makePrivateKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // One in 256 is shorter unless it is filled up.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

function pairOf(privateKey: string): PushKeys {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    throw new ConfigError('VAPID_PRIVATE_KEY has a value that cannot be used; it is no P-256 key.');
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}
