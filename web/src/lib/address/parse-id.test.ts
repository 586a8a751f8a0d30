import { expect, it } from 'vitest';
import { parseId } from './parse-id.ts';

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['9999999999', null],
  ['0', null],
  ['1e3', null],
  ['x', null],
  [undefined, null],
  [null, null],
])('takes %j for %j', (text, id) => {
  expect(parseId(text)).toBe(id);
});
