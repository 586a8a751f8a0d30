import { expect, test } from 'vitest';
import { partsOf } from './icons.ts';

test('an icon is what it is drawn of, and nothing that all of them share', () => {
  expect(partsOf('check')).toEqual([['path', { d: 'M20 6L9 17l-5-5' }]]);
  expect(partsOf('ellipsis')).toEqual([
    ['circle', { cx: '12', cy: '12', r: '1' }],
    ['circle', { cx: '19', cy: '12', r: '1' }],
    ['circle', { cx: '5', cy: '12', r: '1' }],
  ]);
});

test('an icon is found by a name that it had before', () => {
  expect(partsOf('circle-help')).toEqual(partsOf('circle-question-mark'));
});

test('an icon that there is not stops the build', () => {
  expect(() => partsOf('chek')).toThrow('Lucide has no icon called chek');
});
