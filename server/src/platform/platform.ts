import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Replicas } from './db/replicas.ts';
import type { ErrorCounts } from './error-counts.ts';
import type { Listeners } from './events/listeners.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Pusher } from './push/pusher.ts';
import type { Random } from './random.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';

/** What any server needs, whatever it is about; `domain/services.ts` adds what is Girone's own. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly replicas: Replicas;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly storage: Storage;
  readonly rateLimiter: RateLimiter;
  readonly listeners: Listeners;
  readonly metrics: Metrics;
  readonly errorCounts: ErrorCounts;
}
