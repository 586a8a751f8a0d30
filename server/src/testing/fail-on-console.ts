import { afterAll, afterEach } from 'vitest';

// A test that expects output replaces the method itself (vi.spyOn(console, 'warn')…), so whatever
// arrives here was not expected by anybody.
const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

const calls: string[] = [];

for (const method of METHODS) {
  globalThis.console[method] = (...words: unknown[]) => {
    calls.push(`console.${method}(${words.map(String).join(', ')})`);
  };
}

/** The unexpected calls since the last look; the look clears them. */
export function takeConsoleCalls(): string[] {
  return calls.splice(0);
}

function failOnCalls(): void {
  const unexpected = takeConsoleCalls();
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console output: ${unexpected.join('; ')}`);
  }
}

afterEach(failOnCalls);
afterAll(failOnCalls);
