import { expect, it } from 'vitest';
import { createOwnReactions } from './use-reactions.ts';

it('lets three a second through', () => {
  const own = createOwnReactions();
  const thrown = [0, 100, 200, 300, 999, 1000].map((at) => own.throwOne('👏', at));
  expect(thrown).toEqual([true, true, true, false, false, true]);
});

it('is told once', () => {
  const own = createOwnReactions();
  expect(own.take()).toBeUndefined();
  own.throwOne('👏', 0);
  own.throwOne('👏', 400);
  own.throwOne('🍅', 800);
  expect(own.take()).toEqual({ '👏': 2, '🍅': 1 });
  expect(own.take()).toBeUndefined();
});

it('does not show one’s own again when the server tells of it', () => {
  const own = createOwnReactions();
  own.throwOne('❤️', 0);
  own.take();
  expect(own.withoutOwn({ '❤️': 3, '😂': 1 })).toEqual(['😂', '❤️', '❤️']);
  expect(own.withoutOwn({ '❤️': 1 })).toEqual(['❤️']);
});
