// Runs the races between people, timers and instances for longer than `npm test` does: `npm run drill`.
import './node-version.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';
import { commandFile } from './workspace.mjs';

const rounds = '200';
/** Parts of the paths of the tests that take their number of rounds from `race-rounds.ts`. */
const races = ['features/matches/races', 'features/matches/store-votes'];

await ensureInstalled({ dev: true });
process.exitCode = await runNode(
  [commandFile('vitest', 'vitest'), 'run', '--project', 'server', ...races],
  { env: { ...process.env, RACE_ROUNDS: rounds } },
);
