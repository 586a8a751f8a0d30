import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { beforeAll } from 'vitest';
import { startGirone } from '../app/start-girone.ts';
import { readConfig } from '../platform/config/config.ts';
import { createLogger } from '../platform/logger.ts';

export interface TestGirone {
  address: string;
  dataDir: string;
  /** As it hands it out: over HTTPS it has another name. */
  sessionCookie: string;
  /** Its database, for what tests prepare without a call; nobody leaves a transaction open there. */
  rows: Pool;
}

/**
 * The whole server as it runs in production, on a free port, from before the file's first test
 * until after its last. Several of them may share one database, as instances behind a proxy do.
 */
export function useGirone(
  /** `directUrl`: the way past what stands between. */
  database: { readonly url: string; readonly directUrl?: string },
  environment: Record<string, string> = {},
): TestGirone {
  const girone = { address: '', dataDir: '', sessionCookie: '', rows: new Pool() };
  beforeAll(async () => {
    girone.dataDir = await mkdtemp(join(tmpdir(), 'girone-data-'));
    const config = readConfig({
      PORT: '0',
      DATA_DIR: girone.dataDir,
      DATABASE_URL: database.url,
      ...(database.directUrl ? { DATABASE_DIRECT_URL: database.directUrl } : {}),
      SESSION_SECRET: 'a secret that all instances of this test share',
      RATE_LIMITS: 'off',
      // It shares its process with the test, and the machine with others.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...environment,
    });
    const log = createLogger({ logLevel: 'silent' });
    const running = await startGirone(config, log, {
      onLost: (error) => {
        throw error;
      },
    });
    girone.address = running.address;
    girone.sessionCookie = config.publicUrl.protocol === 'https:' ? '__Host-girone' : 'girone';
    girone.rows = new Pool({
      connectionString: database.directUrl ?? database.url,
      max: 2,
    });
    // A test may end all connections of its database; the next question gets another.
    girone.rows.on('error', () => undefined);
    return async () => {
      await girone.rows.end();
      await running.stop();
      await rm(girone.dataDir, { recursive: true });
    };
  });
  return girone;
}
