import { resolve } from 'node:path';
import type { z } from 'zod';
import { findHandedPort } from './handed-port.ts';
import { minSecretLength, variables } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Values = {
  [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['read']>;
};

interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type Config = ReturnType<typeof readConfig>;

/** A wrong configuration: its message is the one line that the operator sees. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the whole configuration once; throws a `ConfigError` for the first wrong value. */
export function readConfig(environment: Environment) {
  const values = readValues(environment);
  return {
    port: values.PORT,
    host: values.HOST,
    handedPort: findHandedPort(environment, process.pid),
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
    /** Else people may reach us by more than one address. */
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrls: values.DATABASE_READ_URL,
    databasePooler: values.DATABASE_POOLER ?? ('none' as const),
    workers: values.WORKERS,
    databasePool: values.DATABASE_POOL ?? defaultPool(values.WORKERS),
    sessionSecret: values.SESSION_SECRET,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    pushTrustedOrigins: values.PUSH_TRUSTED_ORIGINS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Girone <girone@localhost>',
    s3: readS3(values),
    tmdbToken: values.TMDB_TOKEN,
    tmdbBaseUrl: values.TMDB_BASE_URL ?? 'https://api.themoviedb.org/3',
    demo: values.DEMO,
    jobs: values.JOBS,
    autostartGraceSeconds: values.AUTOSTART_GRACE_SECONDS,
    rateLimits: values.RATE_LIMITS,
    maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL ?? 'info',
    requireVerifiedEmail: values.REQUIRE_VERIFIED_EMAIL,
    adminSecondFactor: values.ADMIN_SECOND_FACTOR,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: values.METRICS_TOKEN,
  };
}

/** Connections of each worker: many workers together take no more than a database server gives. */
function defaultPool(workers: number): number {
  return Math.max(3, Math.min(10, Math.floor(40 / workers)));
}

/** Throws a `ConfigError` for what a command can do without and a server cannot. */
export function assertServable({
  databaseUrl,
  databaseDirectUrl,
  databasePooler,
  databaseReadUrls,
  sessionSecret,
}: Config): void {
  if (databaseReadUrls.length > 0 && !databaseUrl) {
    throw new ConfigError(
      'DATABASE_READ_URL leads to replicas of the server of DATABASE_URL, which is not set.',
    );
  }
  if (databasePooler !== 'none' && (!databaseUrl || !databaseDirectUrl)) {
    throw new ConfigError(
      `DATABASE_POOLER is ${databasePooler}; it takes DATABASE_URL, which leads to the pooler, and DATABASE_DIRECT_URL, which leads past it.`,
    );
  }
  if (databaseUrl === undefined || sessionSecret !== undefined) return;
  throw new ConfigError(
    `SESSION_SECRET is not set; with DATABASE_URL it takes at least ${minSecretLength} characters, the same on every instance.`,
  );
}

function readValues(environment: Environment): Values {
  const values: Record<string, unknown> = {};
  for (const [name, { read, takes, secret }] of Object.entries(variables)) {
    // An empty value, as in `PORT=`, is how a .env file says "not set".
    const given = environment[name] === '' ? undefined : environment[name];
    const parsed = read.safeParse(given);
    if (!parsed.success) {
      const shown = secret ? 'has a value that cannot be used' : `is ${JSON.stringify(given)}`;
      throw new ConfigError(`${name} ${shown}; it takes ${takes}.`);
    }
    values[name] = parsed.data;
  }
  // Filled above from the same table that `Values` is derived from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return values as Values;
}

function readS3(values: Values): S3Config | undefined {
  const parts = {
    S3_ENDPOINT: values.S3_ENDPOINT,
    S3_REGION: values.S3_REGION,
    S3_BUCKET: values.S3_BUCKET,
    S3_ACCESS_KEY_ID: values.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: values.S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(parts).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(parts).length) return undefined;
  const [first] = missing;
  if (first) {
    throw new ConfigError(`${first[0]} is not set; S3 storage takes all five S3_… variables.`);
  }
  return {
    endpoint: parts.S3_ENDPOINT ?? '',
    region: parts.S3_REGION ?? '',
    bucket: parts.S3_BUCKET ?? '',
    accessKeyId: parts.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: parts.S3_SECRET_ACCESS_KEY ?? '',
  };
}
