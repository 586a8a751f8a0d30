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
import { root } from './workspace.mjs';

const lint = { name: 'lint', passed: true, seconds: 1, tests: undefined };
const unit = {
  name: 'unit',
  passed: true,
  seconds: 2,
  tests: { passed: 7, failed: 0, skipped: 0, failures: [] },
};

describe('the number of failures', () => {
  it('is that of the failed tests', () => {
    const failed = { ...unit, passed: false, tests: { ...unit.tests, failed: 2 } };
    expect(countFailures([lint, failed])).toBe(2);
  });

  it('is never zero while a step failed', () => {
    expect(countFailures([{ ...lint, passed: false }, unit])).toBe(1);
    expect(countFailures([{ ...unit, passed: false }])).toBe(1);
  });
});

function printed(results: Parameters<typeof printSummary>[0]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  printSummary(results, 2.5);
  const lines = log.mock.calls.join('\n').split('\n');
  log.mockRestore();
  return lines;
}

describe('the summary', () => {
  it('ends with the counts alone on the last line', () => {
    const lines = printed([lint, unit]);
    expect(lines.at(-1)).toBe('7 passed, 0 failed');
    expect(lines.filter((line) => line.startsWith('unit'))).toEqual([
      'unit           passed       2.0  7',
    ]);
  });

  it('names each failed test', () => {
    const tests = { ...unit.tests, failed: 1, failures: ['a.test.ts › adds › expected 3'] };
    expect(printed([{ ...unit, passed: false, tests }])).toContain(
      'FAILED a.test.ts › adds › expected 3',
    );
  });
});

describe('a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'girone reports '));
  const file = join(folder, 'report.json');

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('of vitest or Playwright gives the counts and the failed tests', () => {
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests: 3,
        numFailedTests: 1,
        numPendingTests: 1,
        numTodoTests: 1,
        testResults: [
          {
            name: join(root, 'a.test.ts'),
            status: 'failed',
            assertionResults: [
              { fullName: 'adds', status: 'failed', failureMessages: ['expected 3\n\n+ 4\n- 3'] },
              { fullName: 'takes away', status: 'passed', failureMessages: [] },
            ],
          },
          {
            name: join(root, 'b.test.ts'),
            status: 'failed',
            message: 'no such file',
            assertionResults: [],
          },
        ],
        stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
        suites: [
          {
            specs: [],
            suites: [
              {
                specs: [
                  { file: 'c.spec.ts', title: 'opens', ok: true, tests: [] },
                  {
                    file: 'c.spec.ts',
                    title: 'closes',
                    ok: false,
                    tests: [
                      {
                        results: [
                          {
                            errors: [
                              { message: '\u001b[31mnot closed\u001b[39m' },
                              { message: 'waited for the door' },
                            ],
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
    );
    expect(readVitestCounts(file)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: ['a.test.ts › adds › expected 3\n  + 4\n  - 3', 'b.test.ts › no such file'],
    });
    expect(readPlaywrightCounts(file)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 0,
      failures: ['c.spec.ts › closes › not closed\n  waited for the door'],
    });
  });

  it('that was never written gives none', () => {
    expect(readVitestCounts(join(folder, 'none.json'))).toBeUndefined();
  });
});
