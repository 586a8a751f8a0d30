// Runs the races between people, timers and instances for longer than `npm test` does, then a bad night
// (`bench/drill.ts`): `npm run drill`, or `npm run drill -- --kills 100 --only app-killed` for a part of the night.
import './node-version.mjs';
import { ensureInstalled } from './install.mjs';
import { runBuilt } from './run-built.mjs';
import { runNode } from './run.mjs';
import { commandFile } from './workspace.mjs';

const rounds = '200';
/** Parts of the paths of the tests that take their number of rounds from `race-rounds.ts`. */
const races = [
  'app/cut-off',
  'features/account/deletion.races',
  'features/auth/passkeys/remove-password',
  'features/matches/races',
  'features/matches/store-votes',
];

async function runRaces() {
  await ensureInstalled({ dev: true });
  return runNode([commandFile('vitest', 'vitest'), 'run', '--project', 'server', ...races], {
    env: { ...process.env, RACE_ROUNDS: rounds },
  });
}

const isPart = process.argv.includes('--only');
const raceCode = isPart ? 0 : await runRaces();
process.exitCode = (await runBuilt('bench/drill.ts')) || raceCode;
