import { createECDH } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createDatabase, type DatabaseConnection } from '../db/database.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../logger.ts';
import { systemRandom } from '../random.ts';
import { loadSecrets } from '../secrets.ts';
import { loadPushKeys } from './push-keys.ts';

const database = useDatabase();
const sql = connectDirectly(database);
const secret = 'a secret that all instances of this test share';
let connection: DatabaseConnection;

beforeAll(() => {
  connection = createDatabase({
    url: database.url,
    poolSize: 8,
    log: createLogger({ logLevel: 'silent' }),
  });
  return () => connection.close();
});

async function load(environment: Record<string, string> = {}) {
  const config = readConfig({ SESSION_SECRET: secret, ...environment });
  const secrets = await loadSecrets(config, systemRandom);
  return loadPushKeys({ config, db: connection.db, secrets });
}

describe('the keys of pushes', () => {
  test('are one pair, however many instances start at once, and stay it', async () => {
    const pairs = await Promise.all(Array.from({ length: 6 }, () => load()));
    const [first] = pairs;
    for (const pair of pairs) expect(pair).toEqual(first);
    expect(await load()).toEqual(first);
    expect(Buffer.from(first?.publicKey ?? '', 'base64url')).toHaveLength(65);
    const stored = JSON.stringify(await sql.run('select * from push_keys'));
    expect(stored).not.toContain(first?.privateKey);
  });

  test('are made anew where nobody can read them any more', async () => {
    const before = await load();
    const after = await load({ SESSION_SECRET: 'another secret that is long enough to be one' });
    expect(after.publicKey).not.toBe(before.publicKey);
  });

  test('are those of the operator where there are some', async () => {
    const pair = createECDH('prime256v1');
    const publicKey = pair.generateKeys('base64url');
    const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
    const VAPID_PRIVATE_KEY = privateKey.toString('base64url');
    expect(await load({ VAPID_PRIVATE_KEY })).toEqual({ publicKey, privateKey: VAPID_PRIVATE_KEY });
    await expect(load({ VAPID_PRIVATE_KEY: 'A'.repeat(43) })).rejects.toThrow('no P-256 key');
    expect(() => readConfig({ VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PRIVATE_KEY');
  });
});
