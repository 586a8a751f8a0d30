import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson, root } from './workspace.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} TestCounts
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
      failures: report.testResults.flatMap(describeVitestFailures),
    }
  );
}

/**
 * @param {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} file
 * @returns {string[]}
 */
function describeVitestFailures({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be loaded has no test to blame.
  if (status === 'failed' && failed.length === 0) return [describeFailure(name, '', message)];
  return failed.map((test) => describeFailure(name, test.fullName, test.failureMessages[0]));
}

/**
 * @param {string} file Playwright's JSON report
 * @returns {TestCounts | undefined}
 */
export function readPlaywrightCounts(file) {
  const report = readJson(file);
  if (!report) return undefined;
  const { stats, suites } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(describePlaywrightFailures),
  };
}

/**
 * @typedef {{ file: string, title: string, ok: boolean, tests: { results: { errors: { message: string }[] }[] }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function describePlaywrightFailures({ specs, suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok);
  const own = failed.map(({ file, title, tests }) => {
    // "Test timeout" comes first, and what was waited for after it.
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return describeFailure(file, title, errors.map(({ message }) => message).join('\n'));
  });
  return [...own, ...suites.flatMap(describePlaywrightFailures)];
}

/**
 * @param {string} file
 * @param {string} test
 * @param {string | undefined} message
 */
function describeFailure(file, test, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  // "Not equal" alone says little: what was there instead stands in the lines that follow.
  const reason = lines.filter((line) => line.trim() !== '').slice(0, 12);
  const place = [relative(root, resolve(root, file)), test, reason.shift()];
  return [place.filter(Boolean).join(' › '), ...reason].join('\n  ');
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

/**
 * @param {StepResult[]} results
 * @param {number} total the seconds of all: less than their sum where some ran side by side
 */
export function printSummary(results, total) {
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
  // Said again at the end: whoever has only the last lines of a long run knows where to look.
  for (const failure of results.flatMap(({ tests }) => tests?.failures ?? [])) {
    console.log(`\nFAILED ${failure}`);
  }
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
