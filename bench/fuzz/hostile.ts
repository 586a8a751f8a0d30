import type { Random } from './random.ts';

/** Texts that have broken somebody's parser, query, page or counter. None of them looks like a leak. */
const writtenTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\uFEFF',
  '\u202Eevil\u202C',
  'a\u0300'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(40),
  'İıſKß',
  '٣٤٥',
  "' or 1=1 --",
  '"; drop table users; --',
  '$1',
  '%',
  '_%_%_%',
  '\\',
  '\\u0000',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '/objects/images/nothing',
  'http://169.254.169.254/latest/meta-data',
  '=cmd|calc!A1',
  '#'.repeat(300),
  '@'.repeat(300),
  '#a'.repeat(500),
  '@member '.repeat(80),
  `${'('.repeat(200)}${')'.repeat(200)}`,
  'x'.repeat(2001),
  'x'.repeat(20_000),
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'true',
  '-1',
  '0',
  '00',
  '1e3',
  '2147483648',
  '99999999999999999999',
  '1970-01-01T00:00:00.000Z',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-11-17T00:00:00.123456789Z',
  'a@b',
  'a@b.c\r\nBcc: x@y.z',
];

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));

/** Each alone has ended a line, hidden a word, turned a text round or been half of a character. */
const hostileSigns: readonly string[] = [
  ...from(0x00, 0x1f),
  ...from(0x7f, 0xa0),
  ...from(0x200b, 0x200f),
  ...from(0x2028, 0x202e),
  ...from(0x2060, 0x2069),
  ...from(0xfe00, 0xfe0f),
  ...from(0xfff9, 0xffff),
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u3000',
  '\u3164',
  '\uFEFF',
  '\uFFA0',
  '\uD800',
  '\uDBFF',
  '\uDC00',
  '\uDFFF',
  '\u{1D173}',
  '\u{E0001}',
  '\u{E0041}',
  '\u{10FFFF}',
];

/** As they may stand: for themselves, before, within and behind a word. */
const placed = hostileSigns.flatMap((sign) => [sign, `${sign}a`, `a${sign}b`, `a${sign}`]);

export const hostileTexts: readonly string[] = [...writtenTexts, ...placed];

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  1e21,
  1e308,
];

const keys = ['__proto__', 'constructor', 'isAdmin', 'isSuperAdmin', 'role', 'userId', 'id', 'x'];

/** Any JSON. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 6 : 9);
  if (kind < 3) return random.pick(hostileTexts);
  if (kind < 4) return random.pick(hostileNumbers);
  if (kind < 5) return random.happens(0.5);
  if (kind < 6) return null;
  if (kind < 7)
    return Array.from({ length: random.below(4) }, () => hostileValue(random, depth + 1));
  const names = Array.from({ length: 1 + random.below(3) }, () => random.pick(keys));
  return fromEntries(names.map((name) => [name, hostileValue(random, depth + 1)]));
}

/** A key of every name, also of those that an assignment would take for the prototype. */
export function fromEntries(entries: Iterable<readonly [string, unknown]>): object {
  return Object.fromEntries(entries);
}

/** Bodies that are no JSON, not the JSON of an object, or too much of it. */
export const brokenBodies: readonly string[] = [
  '',
  '{',
  '{"a":1,}',
  '[]',
  'null',
  '"text"',
  '0',
  '{"a":1}{"b":2}',
  '\uFEFF{}',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"x":"${'x'.repeat(70_000)}"}`,
  '{"a":1e999}',
  '{"a":"\\ud800"}',
];

export const contentTypes: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/json;',
  'application/jsonp',
  'application/json\t',
  'x',
];
