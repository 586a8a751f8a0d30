import { createECDH, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { fromEntries, hostileTexts } from './hostile.ts';
import type { Random } from './random.ts';
import type { Things } from './things.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

/** For whom and with what a value is made. */
export interface Making {
  readonly random: Random;
  readonly things: Things;
  /** What the caller made: one in two of what they call about. */
  readonly own: Things;
  readonly voterId: number;
  readonly password: string;
  /** An address that shows whose it is. */
  mail(): string;
  /** The address of a browser at a push service, likewise. */
  device(): string;
}

/** What a push service is never at. */
export const innerEndpoints: readonly string[] = [
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://127.0.0.1./x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[64:ff9b::a00:1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.0.1/x',
  'https://metadata.google.internal/x',
  'https://db.local./x',
  'https://postgres/x',
  'https://push.example.org:8443/x',
  'https://user@push.example.org/x',
  'http://push.example.org/x',
  'file:///etc/passwd',
];

/** Real halves of keys: a point of the curve, and sixteen bytes. */
const browserKeys = Array.from({ length: 4 }, () => {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
});

const words = [
  'Giallo',
  'La strada',
  'sipario',
  '#noir',
  'Città',
  'àéî',
  'fine',
  '@member',
  '映画',
];

/** A value that the schema takes, as far as JSON Schema can say; `name` is the field's. */
export function makeValue(schema: Schema, name: string, making: Making): unknown {
  const { random } = making;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return makeValue(schemaOf(random.pick(choices)), name, making);
  switch (schema.type) {
    case 'object':
      return makeObject(schema, making);
    case 'array':
      return makeArray(schema, name, making);
    case 'integer':
    case 'number':
      return makeNumber(schema, name, making);
    case 'boolean':
      return random.happens(0.5);
    case 'null':
      return null;
    case 'string':
    case undefined:
      return makeText(schema, name, making);
  }
}

function makeObject(schema: Schema, making: Making): object {
  const required = new Set(schema.required);
  const { random } = making;
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || random.happens(0.4),
  );
  const made = new Map(
    fields.map(([name, field]) => [name, makeValue(schemaOf(field), name, making)]),
  );
  if (made.has('confirmPassword')) made.set('confirmPassword', made.get('password'));
  return fromEntries(made);
}

function makeArray(schema: Schema, name: string, making: Making): unknown[] {
  const least = schema.minItems ?? 0;
  const length = Math.max(least, Math.min(schema.maxItems ?? 4, making.random.below(4)));
  const items = Array.isArray(schema.items) ? schema.items[0] : schema.items;
  return Array.from({ length }, () => makeValue(schemaOf(items ?? {}), name, making));
}

function findThing(name: string, { random, things, own }: Making): string | number | undefined {
  const ownThing = random.happens(0.5) ? own.find(name, random) : undefined;
  return ownThing ?? things.find(name, random);
}

function makeNumber(schema: Schema, name: string, making: Making): number {
  const { random, things, voterId } = making;
  if (name === 'voterId' && random.happens(0.8)) return voterId;
  const open = name === 'matchId' && random.happens(0.6) && things.find('openMatchId', random);
  if (typeof open === 'number') return open;
  const known = findThing(name, making);
  if (typeof known === 'number' && random.happens(0.95)) return known;
  const least = schema.minimum ?? 0;
  const most = Math.min(schema.maximum ?? 1000, least + 2000);
  return least + random.below(most - least + 1);
}

function makeText(schema: Schema, name: string, making: Making): string {
  const { random } = making;
  if (/password/i.test(name)) return random.happens(0.8) ? making.password : 'verde-verde';
  if (name === 'email' || schema.format === 'email') return making.mail();
  const known = findThing(name, making);
  if (known !== undefined && random.happens(0.9)) return String(known);
  if (schema.format === 'date-time') return someDay(random).toISOString();
  if (schema.format === 'date') return someDay(random).toISOString().slice(0, 10);
  if (name === 'otp') return String(100_000 + random.below(900_000));
  if (name === 'endpoint')
    return random.happens(0.6) ? making.device() : random.pick(innerEndpoints);
  if (name === 'p256dh' || name === 'auth') return random.pick(browserKeys)[name];
  if (name === 'timeZone' || name === 'zone') return random.pick(timeZones);
  if (name === 'key') return randomHex(random);
  if (name === 'website') return 'https://example.org/';
  if (schema.pattern?.includes('\\d')) return String(1 + random.below(60));
  if (name === 'username') return `fuzz${random.below(1e9)}`;
  return phrase(schema, random);
}

const timeZones = ['Europe/Rome', 'America/New_York', 'Asia/Kathmandu', 'UTC', 'Europe/Atlantis'];

function randomHex(random: Random): string {
  return Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
}

function phrase(schema: Schema, random: Random): string {
  const text = random.happens(0.15)
    ? random.pick(hostileTexts)
    : Array.from({ length: 1 + random.below(4) }, () => random.pick(words)).join(' ');
  const fitting = text.slice(0, schema.maxLength ?? 200);
  return fitting.padEnd(schema.minLength ?? 0, 'x');
}

function someDay(random: Random): Date {
  return new Date(Date.now() + (random.next() - 0.3) * 100 * 86_400_000);
}

/** `true` stands for a schema that takes everything. */
function schemaOf(schema: z.core.JSONSchema._JSONSchema): Schema {
  return typeof schema === 'boolean' ? {} : schema;
}
