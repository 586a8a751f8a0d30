import { vi } from 'vitest';

/**
 * Tries until it holds: for what a job or another process does after the answer. The patience is for a
 * machine that has other work, and costs nothing where there is none.
 */
export function eventually<T>(check: () => T | Promise<T>, patienceMs = 60_000): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 50 });
}
