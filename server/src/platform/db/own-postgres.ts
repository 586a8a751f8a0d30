import { startEmbeddedPostgres, type App, type EmbeddedPostgres } from '@girone/embedded-postgres';
import type { Config } from '../config/config.ts';
import type { Logger } from '../logger.ts';

/** Whose the PostgreSQL is that runs without DATABASE_URL; its data on people's disks bears this name. */
export const ownPostgres: App = {
  name: 'girone',
  title: 'Girone',
  otherwise: 'set DATABASE_URL to a PostgreSQL server of your own',
};

interface StartOptions {
  /** Told when this instance has lost its database to another one for good. */
  readonly onLost: (error: Error) => void;
  readonly signal: AbortSignal;
}

export function startOwnPostgres(
  { dataDir }: Pick<Config, 'dataDir'>,
  log: Logger,
  { onLost, signal }: StartOptions,
): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    app: ownPostgres,
    dataDir,
    log: (message) => log.info(message),
    onTakenOver: onLost,
    signal,
  });
}
