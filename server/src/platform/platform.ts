import type { FilmCatalogue } from './catalogue/catalogue.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { ErrorCounts } from './error-counts.ts';
import type { Listeners } from './events/listeners.ts';
import type { LiveStreams } from './events/live-streams.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Random } from './random.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';

/** What every feature may use; made once in `app/start-girone.ts`, or by a test. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly storage: Storage;
  readonly catalogue: FilmCatalogue;
  readonly rateLimiter: RateLimiter;
  readonly liveStreams: LiveStreams;
  readonly listeners: Listeners;
  readonly metrics: Metrics;
  readonly errorCounts: ErrorCounts;
}
