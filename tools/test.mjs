import './node-version.mjs';
import { ensureInstalled } from './install.mjs';
import { countFailures, printSummary } from './test-summary.mjs';
import { steps } from './test-steps.mjs';

/** @typedef {import('./test-summary.mjs').StepResult} StepResult */

const args = process.argv.slice(2);
const bail = args.includes('--bail');
const wanted = args.filter((arg) => arg !== '--bail');
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

/** @type {StepResult[]} */
const results = [];
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${step.name}: ${step.title}`);
  const start = performance.now();
  const { code, tests } = await step.run();
  const seconds = (performance.now() - start) / 1000;
  const passed = code === 0;
  results.push({ name: step.name, passed, seconds, tests });
  console.log(`── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  if (isInterrupted) process.exit(130);
  if (bail && !passed) break;
}

printSummary(results);
process.exitCode = countFailures(results) > 0 ? 1 : 0;
