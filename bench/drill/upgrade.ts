import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import { Instance } from './instance.ts';
import { newFolder, openPlace, type Place } from './place.ts';

const root = join(import.meta.dirname, '../..');
const refusal = 'The database was used by a newer Girone; start that version, or a newer one.';

export const releaseMissing =
  'needs the history up to the last release (git fetch --unshallow --tags)';

/** The build of the last release, which had the database first, and the present one, which brings its own schema. */
export async function openUpgrade(port: number): Promise<{ place: Place } | string> {
  const main = buildLastRelease();
  if (main === undefined) return releaseMissing;
  const place = await openPlace({ port, folder: newFolder(), firstMain: main });
  // 0.2.0 knows nothing of the days up to which results are shown: those that it closes would stay hidden.
  place.load.closesDays = false;
  return { place };
}

/** Both serve for a while; a process of the older build that starts now must say in one line why it does not. */
export const meetNewerSchema: Fault = async ({ folder, databaseUrl, instances: [first] }) => {
  await sleep(20_000);
  const late = new Instance(
    first.port + 3,
    { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'late') },
    { logFile: join(folder, 'late.log'), main: buildLastRelease() },
  );
  const said = await late.start().then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  await late.stop();
  if (!said.split('\n').some((line) => line.includes(refusal))) {
    throw new Error(`an older build on a newer schema: ${said}`);
  }
  return 0;
};

/** Its program; nothing where the history does not go back so far. */
export function buildLastRelease(): string | undefined {
  const release = findRelease();
  return release === undefined ? undefined : buildRelease(release);
}

/** The commit of the last tag before this one, or without tags the last one that says that it is a release. */
function findRelease(): string | undefined {
  const tag = git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^');
  const commit = tag
    ? git('rev-list', '-n', '1', tag)
    : git('log', '-1', '--grep=^chore: release', '--format=%H', 'HEAD^');
  return commit || undefined;
}

function git(...words: string[]): string {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Its server, built once with the packages that are installed now; answers the program. */
function buildRelease(commit: string): string {
  const folder = join(root, '.cache/releases', commit);
  const main = join(folder, 'server/dist/main.js');
  if (existsSync(main)) return main;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run('sh', ['-c', `git archive ${commit} | tar -x -C '${folder}'`]);
  for (const part of ['.', ...readdirSync(root)]) {
    const packages = join(root, part, 'node_modules');
    // Links to files: the workspaces among the packages are those of the release then.
    if (part === '.' || (existsSync(packages) && existsSync(join(folder, part)))) {
      run('cp', ['-al', packages, join(folder, part)]);
    }
  }
  const build = join(folder, 'tools/build.mjs');
  run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { buildServerIfChanged } from '${build}'; if (!(await buildServerIfChanged())) process.exit(1);`,
  ]);
  return main;
}

function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ${words[0] ?? ''} failed`);
}
