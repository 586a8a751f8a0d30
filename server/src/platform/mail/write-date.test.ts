import { expect, it } from 'vitest';
import { writeDate, writeInstant } from './write-date.ts';

const eighth = new Date('2026-11-08T20:05:00.000Z');

it.each([
  ['en', '8 November 2026', /^8 November 2026\b.*\b20:05 UTC$/],
  ['it', '8 novembre 2026', /^8 novembre 2026\b.*\b20:05 UTC$/],
  ['es', '8 de noviembre de 2026', /^8 de noviembre de 2026\b.*\b20:05 UTC$/],
] as const)('writes a day in %s as nobody can misread it', (language, date, instant) => {
  expect(writeDate(language, eighth)).toBe(date);
  expect(writeInstant(language, eighth)).toMatch(instant);
});
