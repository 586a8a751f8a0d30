import type { Socket } from 'node:net';
import type { EmbeddedPostgres } from '@girone/embedded-postgres';
import type { FastifyInstance } from 'fastify';
import { accountJobs } from '../features/account/index.ts';
import { authJobs } from '../features/auth/index.ts';
import { filmJobs } from '../features/films/index.ts';
import { digestJobs } from '../features/digest/index.ts';
import { notificationJobs } from '../features/notifications/index.ts';
import { pushJobs } from '../features/push/index.ts';
import { tournamentJobs } from '../features/tournaments/index.ts';
import { matchJobs } from '../features/matches/index.ts';
import { stageJobs } from '../features/stage/index.ts';
import { uploadJobs } from '../features/uploads/index.ts';
import { verificationJobs } from '../features/verification/index.ts';
import type { DemoAccount } from '../demo/seed-demo.ts';
import { createCatalogue } from '../domain/catalogue/create-catalogue.ts';
import { startLiveEvents } from '../domain/events/start-live-events.ts';
import { housekeeping } from '../domain/housekeeping.ts';
import type { Services } from '../domain/services.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { isInUse, migrate } from '../platform/db/migrate.ts';
import { startOwnPostgres } from '../platform/db/own-postgres.ts';
import { noReplicas, watchReplicas, type Replicas } from '../platform/db/replicas.ts';
import { createErrorCounts } from '../platform/error-counts.ts';
import { startJobRunner, type Job, type JobRunner } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logger.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { createMetrics, type Metrics, type ShareMetrics } from '../platform/metrics.ts';
import { loadPushKeys } from '../platform/push/push-keys.ts';
import { createPusher } from '../platform/push/pusher.ts';
import { systemRandom } from '../platform/random.ts';
import { createRateLimiter, unlimited } from '../platform/rate-limit.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { buildApp } from './build-app.ts';
import { closeGently } from './close-gently.ts';
import { isDemoWanted, settleDemo } from './demo-choice.ts';
import { countFailedJobs, countMails, countReads, measureInstance } from './measure-instance.ts';
import { checkBeforeStart, checkConnections, checkPooler, jobConnections } from './preflight.ts';

export interface Girone {
  /** Where it listens; of one of several workers, whose supervisor has the port, where people find it. */
  readonly address: string;
  /** Who can sign in to the demo community; absent unless this start has made it. */
  readonly demoAccounts: readonly DemoAccount[] | null;
  /** Begins what `stop` begins with, and goes on answering. */
  bidFarewell(): Promise<void>;
  stop(): Promise<void>;
  /** Ends the database that was started here, whatever is still under way: the process ends with it. */
  abandon(): Promise<void>;
}

interface StartOptions {
  /** Told when this instance has lost its database to another one for good. */
  readonly onLost: (error: Error) => void;
  /** Gives the start up. It fails at once, and the process ends with it. */
  readonly signal?: AbortSignal;
  /** For how long a stop still answers whatever comes; without it not at all. */
  readonly farewellMs?: number;
  /** Where this is one of several workers: who has looked at the place and started what all of them need. */
  readonly supervisor?: Supervisor | undefined;
  /** Waited for before anybody is let in. */
  readonly untilPagesAreBuilt?: () => Promise<void>;
}

interface Supervisor {
  /** Of the embedded PostgreSQL; undefined where there is an external one. */
  readonly embeddedUrl: string | undefined;
  readonly shareMetrics: ShareMetrics;
  /** Gives connections, from the moment on at which this worker says that it is ready. */
  onConnection(take: (socket: Socket) => void): void;
}

/**
 * Starts everything in order; `stop` ends it in the opposite one. A failed start leaves nothing
 * running, and one that is given up no database.
 */
export async function startGirone(
  config: Config,
  log: Logger,
  {
    onLost,
    signal = new AbortController().signal,
    farewellMs = 0,
    supervisor,
    untilPagesAreBuilt = () => Promise.resolve(),
  }: StartOptions,
): Promise<Girone> {
  const started: (() => Promise<unknown>)[] = [];
  let postgres: Promise<EmbeddedPostgres> | undefined;
  async function stop(): Promise<void> {
    for (const end of started.splice(0).toReversed()) await end();
  }
  async function abandon(): Promise<void> {
    const running = await postgres?.catch(() => undefined);
    await running?.stop();
  }

  async function startPostgres(): Promise<string> {
    postgres = startOwnPostgres(config, log, { onLost, signal });
    const running = await postgres;
    started.push(() => running.stop());
    return running.url;
  }

  async function startAll(): Promise<Girone> {
    if (!supervisor) await checkBeforeStart(config);
    const url = config.databaseUrl ?? supervisor?.embeddedUrl ?? (await startPostgres());
    const { databasePooler: pooler, databaseDirectUrl: directUrl = url } = config;
    const database = createDatabase({ url, pooler, poolSize: config.databasePool, log });
    started.push(() => database.close());
    if (pooler === 'none') await checkConnections(database.pool, config);
    else await checkPooler(database.pool, pooler);
    // A new database is made meanwhile; one that is in use is left alone by a start that may never come to serve it.
    if (await isInUse(database.pool)) await untilPagesAreBuilt();
    await migrateDirectly(directUrl, log);

    const metrics = createMetrics(supervisor?.shareMetrics);
    const replicas = openReplicas(config, { primaryUrl: directUrl, database, metrics, log });
    started.push(() => replicas.stop());
    const liveEvents = await startLiveEvents({
      db: database.db,
      url: directUrl,
      log,
      replicas,
    });
    started.push(() => liveEvents.stop());
    const services = await createServices(config, log, {
      db: database.db,
      replicas,
      metrics,
      liveStreams: liveEvents.liveStreams,
      listeners: liveEvents.listeners,
    });
    measureEvents(services, liveEvents);
    measureInstance(services, database.pool);
    started.push(async () => services.mailer.close());
    started.push(async () => services.pusher.close());
    started.push(() => services.errorCounts.stop());
    const demoAccounts = await makeDemo(services);
    await untilPagesAreBuilt();
    const allJobs = jobsOf(services);
    const noteFailedJob = countFailedJobs(services, allJobs);
    let jobs: JobRunner | undefined;
    if (config.jobs) {
      const workers = createDatabase({
        url: directUrl,
        poolSize: jobConnections,
        log,
        forJobs: true,
      });
      started.push(() => workers.close());
      const runner = await startJobRunner(workers.pool, allJobs, {
        log,
        noteFailure: noteFailedJob,
        url: directUrl,
      });
      started.push(() => runner.stop());
      jobs = runner;
    }

    const app = await buildApp(services);
    const { port, host, handedPort, publicUrl } = config;
    const ending = closeGently(app, { farewellMs, isPortKept: handedPort !== undefined });
    // Side by side: each has its own patience, and a stop has ten seconds.
    started.push(() => Promise.all([ending.close(), jobs?.stop()]));
    // Node takes a descriptor before host and port; the types of Fastify do not know it.
    const place = { port, host, fd: handedPort };
    if (supervisor) await takeConnections(app, supervisor);
    const address = supervisor ? publicUrl.origin : await app.listen(place);
    const bidFarewell = () => ending.bidFarewell();
    return { address, demoAccounts, bidFarewell, stop, abandon };
  }

  try {
    const girone = await Promise.race([startAll(), failWhenAborted(signal)]);
    signal.throwIfAborted();
    return girone;
  } catch (error) {
    await (signal.aborted ? abandon() : stop());
    throw error;
  }
}

function jobsOf(services: Services): Job[] {
  return [
    housekeeping(services),
    ...authJobs(services),
    ...accountJobs(services),
    ...uploadJobs(services),
    ...filmJobs(services),
    ...matchJobs(services),
    ...stageJobs(services),
    ...verificationJobs(services),
    ...tournamentJobs(services),
    ...notificationJobs(services),
    ...digestJobs(services),
    ...pushJobs(services),
  ];
}

async function takeConnections(app: FastifyInstance, supervisor: Supervisor): Promise<void> {
  await app.ready();
  // From here on it looks after its connections, though the port is not its own.
  app.server.emit('listening');
  supervisor.onConnection((socket) => {
    app.server.emit('connection', socket);
    socket.resume();
  });
}

interface ReplicaParts {
  readonly primaryUrl: string;
  readonly database: DatabaseConnection;
  readonly metrics: Metrics;
  readonly log: Logger;
}

function openReplicas(
  { databaseReadUrls: urls, databasePool: poolSize }: Config,
  { primaryUrl, database, metrics, log }: ReplicaParts,
): Replicas {
  const countRead = countReads(metrics);
  if (urls.length === 0) return noReplicas;
  return watchReplicas({ urls, primaryUrl, primary: database.pool, poolSize, countRead, log });
}

/** Past a pooler: migrations hold a lock from one transaction to the next. */
async function migrateDirectly(url: string, log: Logger): Promise<void> {
  const { pool, close } = createDatabase({ url, poolSize: 2, log });
  try {
    await migrate(pool, { log });
  } finally {
    await close();
  }
}

function failWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the start was given up')), {
      once: true,
    });
  });
}

function measureEvents(
  { metrics }: Services,
  { reader }: Awaited<ReturnType<typeof startLiveEvents>>,
): void {
  metrics.observe({
    name: 'girone_events_held_seconds',
    help: 'For how long the oldest live event waits for a transaction on the database server',
    aggregator: 'max',
    read: () => reader.heldSeconds(),
  });
  metrics.observe({
    name: 'girone_events_passing_by',
    help: '1 while a long transaction is open that live events no longer wait for',
    aggregator: 'max',
    read: () => (reader.isPassingBy() ? 1 : 0),
  });
}

/** Before anything runs that could see half of it. */
async function makeDemo(services: Services): Promise<Girone['demoAccounts']> {
  const { config, db, log } = services;
  let accounts: Girone['demoAccounts'] = null;
  if (await isDemoWanted(config, db)) {
    // Loaded here and not with everything else: it is needed once in a database's life.
    const { seedDemo } = await import('../demo/seed-demo.ts');
    log.info('making the demo community');
    accounts = await seedDemo(services);
    if (!accounts) log.info('no demo community: somebody has an account already');
  }
  await settleDemo(config, db);
  return accounts;
}

async function createServices(
  config: Config,
  log: Logger,
  parts: Pick<Services, 'db' | 'replicas' | 'metrics' | 'liveStreams' | 'listeners'>,
): Promise<Services> {
  if (!config.rateLimits) log.warn('RATE_LIMITS=off: for benchmarks and tests on loopback only');
  const secrets = await loadSecrets(config, systemRandom);
  if (config.s3) {
    const { checkBucket } = await import('../platform/storage/s3-storage.ts');
    await checkBucket(config.s3, log);
  }
  return {
    ...parts,
    config,
    log,
    clock: systemClock,
    random: systemRandom,
    secrets,
    mailer: countMails(
      createMailer({ config, random: systemRandom, log: (message) => log.info(message) }),
      parts.metrics,
    ),
    pusher: createPusher(config, await loadPushKeys({ config, db: parts.db, secrets })),
    catalogue: createCatalogue({ config, clock: systemClock, log }),
    storage: await createStorage(config),
    rateLimiter: config.rateLimits ? createRateLimiter(parts.db) : unlimited,
    errorCounts: createErrorCounts({ db: parts.db, log }),
  };
}
