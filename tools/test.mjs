import './node-version.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runQuietly } from './run.mjs';
import { countFailures, printSummary } from './test-summary.mjs';
import { steps } from './test-steps.mjs';
import { root } from './workspace.mjs';

/**
 * @typedef {import('./test-summary.mjs').StepResult} StepResult
 * @typedef {import('./test-steps.mjs').Step} Step
 */

const args = process.argv.slice(2);
const bail = args.includes('--bail');
const changed = args.find((arg) => /^--changed(?:=|$)/.test(arg));
const scope = { changedSince: changed && (changed.split('=')[1] ?? '') };
const wanted = args.filter((arg) => arg !== '--bail' && arg !== changed);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. The steps are:`);
  for (const { name, title } of steps) console.error(`  ${name.padEnd(14)}${title}`);
  process.exit(2);
}

// The running step gets the terminal's Ctrl-C itself; this process stays until it has ended.
let isInterrupted = false;
process.on('SIGINT', () => {
  isInterrupted = true;
});

await ensureInstalled({ dev: true });

const begin = performance.now();
/** @type {StepResult[]} */
const results = [];
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (let place = 0; place < chosen.length && !mustStop();) {
  const checks = takeChecks(chosen.slice(place));
  const step = chosen[place];
  if (checks.length > 1) await runSideBySide(checks);
  else if (step) await note(step, runAloud);
  place += Math.max(checks.length, 1);
}

const inOrder = results.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
printSummary(inOrder, secondsSince(begin));
process.exitCode = countFailures(results) > 0 ? 1 : 0;

/** @param {Step[]} rest */
function takeChecks(rest) {
  const other = rest.findIndex(({ isStatic }) => !isStatic);
  return other === -1 ? rest : rest.slice(0, other);
}

/**
 * Two at a time: more would only wait for each other on the machines that most of us have.
 * @param {Step[]} checks
 */
async function runSideBySide(checks) {
  const waiting = [...checks];
  await Promise.all(
    [0, 1].map(async () => {
      for (let step = waiting.shift(); step && !mustStop(); step = waiting.shift()) {
        await note(step, runBesideOthers);
      }
    }),
  );
}

function mustStop() {
  if (isInterrupted) process.exit(130);
  return bail && results.some(({ passed }) => !passed);
}

/** @param {number} start */
function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

/** @param {string} name */
function placeOf(name) {
  return steps.findIndex((step) => step.name === name);
}

/** @param {Step} step */
function runAloud(step) {
  console.log(`\n── ${step.name}: ${step.title}`);
  return step.run(scope);
}

/** @param {Step} step */
async function runBesideOthers({ name, title }) {
  const { code, output } = await runQuietly([join(root, 'tools/test-step.mjs'), name]);
  process.stdout.write(`\n── ${name}: ${title}\n${output}`);
  return { code };
}

/**
 * @param {Step} step
 * @param {(step: Step) => Promise<import('./test-steps.mjs').Outcome>} run
 */
async function note(step, run) {
  const start = performance.now();
  const { code, tests } = await run(step);
  const seconds = secondsSince(start);
  const passed = code === 0;
  results.push({ name: step.name, passed, seconds, tests });
  console.log(`── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
}
