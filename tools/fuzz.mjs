// Tries everything that the contract offers, as ten kinds of people, on two processes: `npm run fuzz`.
import './node-version.mjs';
import { runBuilt } from './run-built.mjs';

process.exitCode = await runBuilt('bench/fuzz.ts');
