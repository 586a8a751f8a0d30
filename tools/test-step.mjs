import { steps } from './test-steps.mjs';

/** Runs one step alone, in a process whose output can be kept together while others run beside it. */
const [, , name] = process.argv;
const step = steps.find((each) => each.name === name);
if (!step) throw new Error(`No such step: ${name}`);
const { code } = await step.run({});
process.exitCode = code;
