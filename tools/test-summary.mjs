import { readJson } from './workspace.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} TestCounts
 * @typedef {{ name: string, passed: boolean, seconds: number, tests: TestCounts | undefined }} StepResult
 */

/**
 * @param {string} file vitest's JSON report
 * @returns {TestCounts | undefined}
 */
export function readVitestCounts(file) {
  const report = readJson(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

/**
 * @param {string} file Playwright's JSON report
 * @returns {TestCounts | undefined}
 */
export function readPlaywrightCounts(file) {
  const stats = readJson(file)?.stats;
  return (
    stats && {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }
  );
}

/**
 * Failed tests; a failed step without one (a check, a suite that did not load) counts as one, so
 * that the count is never zero while something is broken.
 * @param {StepResult[]} results
 */
export function countFailures(results) {
  return results.reduce((sum, { passed, tests }) => {
    const failed = tests?.failed ?? 0;
    return sum + (passed ? failed : Math.max(failed, 1));
  }, 0);
}

/** @param {StepResult[]} results */
export function printSummary(results) {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const passed = results.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0);
  console.log(`\n${row(['step', 'result', 'seconds', 'tests'])}`);
  for (const result of results) {
    console.log(
      row([
        result.name,
        result.passed ? 'passed' : 'FAILED',
        result.seconds.toFixed(1),
        describeTests(result.tests),
      ]),
    );
  }
  console.log(row(['total', '', total.toFixed(1), String(passed)]));
  console.log(`\n${passed} passed, ${countFailures(results)} failed`);
}

/** @param {TestCounts | undefined} tests */
function describeTests(tests) {
  if (!tests) return '';
  const { passed, failed, skipped } = tests;
  const extra = [failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
  return [passed, ...extra.filter(Boolean)].join(', ');
}

/** @param {string[]} cells step, result, seconds, tests */
function row([step = '', result = '', seconds = '', tests = '']) {
  return `${step.padEnd(14)} ${result.padEnd(8)} ${seconds.padStart(7)}  ${tests}`.trimEnd();
}
