import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { digitsOnly } from './digits-only.ts';

it.each([
  ['402918', '402918'],
  ['402 918', '402918'],
  ['Code: 402-918.', '402918'],
  ['4029187', '402918'],
  ['abc', ''],
])('%s becomes %s', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept);
});

it('keeps at most six digits and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(digitsOnly(typed)).toMatch(/^[0-9]{0,6}$/);
    }),
  );
});
