import { expect, it } from 'vitest';
import { searchOf } from './search-text.ts';

it('looks for no more than the contract takes', () => {
  expect(searchOf(` ${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
});
