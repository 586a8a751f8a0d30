import { limits } from '@girone/contract/rules';
import { expect, it } from 'vitest';
import { nextName } from './use-tournament-form.ts';

it.each([
  ['Coppa del Po', 'Coppa del Po 2'],
  ['Coppa del Po 2', 'Coppa del Po 3'],
  ['Coppa 1999', 'Coppa 1999 2'],
  ['7', '7 2'],
])('%s is played again as %s', (name, next) => {
  expect(nextName(name)).toBe(next);
});

it('has room for its number', () => {
  const next = nextName('x'.repeat(limits.tournamentName.max));
  expect(next).toHaveLength(limits.tournamentName.max);
  expect(next.endsWith(' 2')).toBe(true);
});
