import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  countFailures,
  printSummary,
  readPlaywrightCounts,
  readVitestCounts,
} from './test-summary.mjs';

const lint = { name: 'lint', passed: true, seconds: 1, tests: undefined };
const unit = {
  name: 'unit',
  passed: true,
  seconds: 2,
  tests: { passed: 7, failed: 0, skipped: 0 },
};

describe('the number of failures', () => {
  it('is that of the failed tests', () => {
    const failed = { ...unit, passed: false, tests: { passed: 5, failed: 2, skipped: 0 } };
    expect(countFailures([lint, failed])).toBe(2);
  });

  it('is never zero while a step failed', () => {
    expect(countFailures([{ ...lint, passed: false }, unit])).toBe(1);
    expect(countFailures([{ ...unit, passed: false }])).toBe(1);
  });
});

describe('the summary', () => {
  it('ends with the counts alone on the last line', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    printSummary([lint, unit]);
    const lines = log.mock.calls.join('\n').split('\n');
    log.mockRestore();
    expect(lines.at(-1)).toBe('7 passed, 0 failed');
    expect(lines.filter((line) => line.startsWith('unit'))).toEqual([
      'unit           passed       2.0  7',
    ]);
  });
});

describe('a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'girone reports '));
  const file = join(folder, 'report.json');

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('of vitest or Playwright gives the counts', () => {
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests: 3,
        numFailedTests: 1,
        numPendingTests: 1,
        numTodoTests: 1,
        stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
      }),
    );
    expect(readVitestCounts(file)).toEqual({ passed: 3, failed: 1, skipped: 2 });
    expect(readPlaywrightCounts(file)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it('that was never written gives none', () => {
    expect(readVitestCounts(join(folder, 'none.json'))).toBeUndefined();
  });
});
