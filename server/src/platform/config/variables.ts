import { BlockList, isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

/** Shorter ones can be guessed. */
export const minSecretLength = 32;

/** One environment variable: how it is read, what it takes (for the error line), whether to show it. */
interface Variable<T> {
  readonly read: z.ZodType<T, string | undefined>;
  readonly takes: string;
  readonly secret?: true;
}

function variable<T>(spec: Variable<T>): Variable<T> {
  return spec;
}

function wholeNumber<Fallback extends number | undefined>({
  min,
  max,
  fallback,
}: {
  min: number;
  max: number;
  fallback: Fallback;
}) {
  return variable({
    read: z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .pipe(z.int().min(min).max(max))
      .optional()
      .transform((value) => value ?? fallback),
    takes: `a whole number from ${min} to ${max}`,
  });
}

function oneOf<const T extends string>(values: readonly T[]) {
  return variable({ read: z.enum(values).optional(), takes: `one of ${values.join(', ')}` });
}

function onOff(fallback: boolean) {
  return variable({
    read: z
      .enum(['on', 'off'])
      .optional()
      .transform((value) => (value === undefined ? fallback : value === 'on')),
    takes: 'on or off',
  });
}

function text(takes: string, options: { secret?: true } = {}) {
  return variable({ read: z.string().min(1).optional(), takes, ...options });
}

function url(protocols: readonly string[], options: { secret?: true } = {}) {
  return variable({
    read: z
      .string()
      .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))
      .optional(),
    takes: `an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    ...options,
  });
}

/** A hop count would let a caller choose their own address, so only address ranges are taken. */
function isProxyRange(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [address = '', bits] = part.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return /^\d+$/.test(bits);
  } catch {
    return false;
  }
}

export const variables = {
  PORT: wholeNumber({ min: 0, max: 65_535, fallback: 3000 }),
  HOST: variable({
    read: z
      .string()
      .min(1)
      .optional()
      .transform((value) => value ?? '127.0.0.1'),
    takes: 'an address or host name to listen on',
  }),
  PUBLIC_URL: url(['http:', 'https:']),
  DATA_DIR: variable({
    read: z
      .string()
      .min(1)
      .optional()
      .transform((value) => value ?? './data'),
    takes: 'a folder',
  }),
  DATABASE_URL: url(['postgres:', 'postgresql:'], { secret: true }),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:'], { secret: true }),
  DATABASE_READ_URL: variable({
    read: z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })))
      .optional()
      .transform((value) => value ?? []),
    takes: 'a comma-separated list of addresses that start with postgres:// or postgresql://',
    secret: true,
  }),
  DATABASE_POOLER: oneOf(['session', 'transaction', 'transaction-unnamed']),
  DATABASE_POOL: wholeNumber({ min: 2, max: 100, fallback: undefined }),
  WORKERS: wholeNumber({ min: 1, max: 64, fallback: Math.min(8, availableParallelism()) }),
  SESSION_SECRET: variable({
    read: z.string().min(minSecretLength).optional(),
    takes: `at least ${minSecretLength} characters`,
    secret: true,
  }),
  VAPID_PRIVATE_KEY: variable({
    read: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    takes: 'the 32 bytes of a P-256 key in base64url (43 characters)',
    secret: true,
  }),
  PUSH_TRUSTED_ORIGINS: variable({
    read: z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((part) => new URL(part).origin)))
      .optional()
      .transform((value) => value ?? []),
    takes: 'a comma-separated list of http or https addresses',
  }),
  SMTP_URL: url(['smtp:', 'smtps:'], { secret: true }),
  MAIL_FROM: text('an e-mail address such as Girone <mail@example.org>'),
  S3_ENDPOINT: url(['http:', 'https:']),
  S3_REGION: text('a region name'),
  S3_BUCKET: text('a bucket name'),
  S3_ACCESS_KEY_ID: text('an access key id'),
  S3_SECRET_ACCESS_KEY: text('a secret access key', { secret: true }),
  TMDB_TOKEN: text('a read access token', { secret: true }),
  TMDB_BASE_URL: url(['http:', 'https:']),
  DEMO: oneOf(['on', 'off']),
  JOBS: onOff(true),
  AUTOSTART_GRACE_SECONDS: wholeNumber({ min: 0, max: 86_400, fallback: 300 }),
  RATE_LIMITS: onOff(true),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber({ min: 0, max: 60_000, fallback: 500 }),
  TRUST_PROXY: variable({
    read: z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .pipe(z.array(z.string().refine(isProxyRange)))
      .optional(),
    takes: 'a comma-separated list of addresses or ranges (10.0.0.0/8, loopback)',
  }),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  REQUIRE_VERIFIED_EMAIL: variable({
    read: z
      .enum(['0', '1'])
      .optional()
      .transform((value) => value === '1'),
    takes: '0 or 1',
  }),
  ADMIN_SECOND_FACTOR: variable({
    read: z
      .enum(['optional', 'required'])
      .optional()
      .transform((value) => value === 'required'),
    takes: 'optional or required',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']),
  METRICS_TOKEN: variable({
    read: z.string().min(16).optional(),
    takes: 'at least 16 characters',
    secret: true,
  }),
};
