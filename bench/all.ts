import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * All that is measured by rate against something else, in about a quarter of an hour, one after another, and the
 * last line of each in one table.
 */
const rounds = { ROUNDS: '3', SECONDS: '6', WARMUP: '10', ...process.env };
const names = ['base', 'votes', 'feed', 'table', 'live', 'start', 'engine'];

const results = names.map((name) => {
  const script = join(import.meta.dirname, `${name}.ts`);
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: rounds,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(`${stdout}\n`);
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return { name, last: status === 0 ? last : `failed: ${last}` };
});
process.stdout.write(results.map(({ name, last }) => `| ${name} | ${last} |\n`).join(''));
process.exitCode = results.some(({ last }) => last.startsWith('failed')) ? 1 : 0;
