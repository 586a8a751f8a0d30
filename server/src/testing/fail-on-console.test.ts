import { expect, test, vi } from 'vitest';

import { takeConsoleCalls } from './fail-on-console.ts';

test('output nobody expected is held against the test', () => {
  globalThis.console.warn('careful', 1);
  globalThis.console.error(new Error('broken'));

  expect(takeConsoleCalls()).toEqual(['console.warn(careful, 1)', 'console.error(Error: broken)']);
});

test('output that a test replaces is its own business', () => {
  const warn = vi.spyOn(globalThis.console, 'warn').mockReturnValue();
  globalThis.console.warn('expected');

  expect(warn).toHaveBeenCalledWith('expected');
  expect(takeConsoleCalls()).toEqual([]);
  warn.mockRestore();
});
