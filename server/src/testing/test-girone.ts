import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startGirone, type Girone } from '../app/start-girone.ts';
import { readConfig } from '../platform/config/config.ts';
import { createLogger } from '../platform/logger.ts';

export interface TestGirone extends Girone {
  readonly dataDir: string;
}

/**
 * The whole server as it runs in production, on a free port and a database of the test's own.
 * Several of them may share one database, as instances behind a proxy do.
 */
export async function startTestGirone(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<TestGirone> {
  const dataDir = await mkdtemp(join(tmpdir(), 'girone-data-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret that all instances of this test share',
    RATE_LIMITS: 'off',
    ...environment,
  });
  const girone = await startGirone(config, createLogger({ logLevel: 'silent' }));
  afterAll(async () => {
    await girone.stop();
    await rm(dataDir, { recursive: true });
  });
  return { ...girone, dataDir };
}
