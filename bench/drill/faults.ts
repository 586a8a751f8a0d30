import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pick } from '../stand.ts';
import { restores, type Place } from './place.ts';

/** One thing that goes wrong, once; the answer is after how many seconds all was served again. */
export type Fault = (place: Place, turn: number) => Promise<number>;

const patienceMs = 60_000;
const wait = (least: number, more: number) => sleep(least + Math.random() * more);

/** One of the two by turns, every fifth time both. */
export const killApp: Fault = async ({ instances }, turn) => {
  await wait(300, 1200);
  const victims = turn % 5 === 4 ? instances : [instances[turn % 2] ?? instances[0]];
  await Promise.all(victims.map((victim) => victim.kill()));
  const times: number[] = [];
  for (const victim of victims) times.push(await victim.start());
  return Math.max(...times);
};

/**
 * As an orchestrator replaces one: it is told, and ends by itself. The other looks after the database. The answer is how
 * long that took.
 */
export const stopApp: Fault = async ({ instances: [, instance] }) => {
  await wait(300, 1200);
  const startedAt = performance.now();
  await instance.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  await instance.start();
  return seconds;
};

/** A backup runs while an instance is killed; every third time the backup itself is. What it leaves must be whole. */
export const killBackup: Fault = async (place, turn) => {
  const file = join(place.folder, `backup-${turn}.zip`);
  const backup = place.backUp(file);
  const ended = once(backup, 'exit');
  let seconds = 0;
  if (turn % 3 === 2) {
    await wait(200, 1200);
    backup.kill('SIGKILL');
  } else {
    seconds = await killApp(place, turn);
  }
  const [code]: unknown[] = await ended;
  if (code === 0 && !existsSync(file)) throw new Error('a backup that succeeded is not there');
  if (existsSync(file) && !(await restores(file))) throw new Error('a backup cannot be restored');
  rmSync(file, { force: true });
  rmSync(`${file}.part`, { force: true });
  return seconds;
};

/** The postmaster, or by turns one of its connections, which ends all others with it. */
export const killPostgres: Fault = async (place, turn) => {
  await wait(500, 1000);
  const postmaster = place.postmaster();
  const victim = turn % 2 === 0 ? postmaster : pick(childrenOf(postmaster));
  process.kill(victim, 'SIGKILL');
  return untilServed(place);
};

/** As an operator would, by turns at once or without a last write. */
export const stopPostgres: Fault = async (place, turn) => {
  await wait(500, 1000);
  process.kill(place.postmaster(), (['SIGINT', 'SIGQUIT'] as const)[turn % 2]);
  return untilServed(place);
};

/** Alive, and silent for four seconds. */
export const freezePostgres: Fault = async (place) => {
  await wait(500, 1000);
  const postmaster = place.postmaster();
  const all = [postmaster, ...childrenOf(postmaster)];
  for (const pid of all) signal(pid, 'SIGSTOP');
  await sleep(4000);
  for (const pid of all) signal(pid, 'SIGCONT');
  return untilServed(place);
};

/** Nothing fits any more for three seconds, on a file system that the drill has made small. */
export const fillDisk: Fault = async (place) => {
  await wait(1500, 1500);
  const filler = join(place.folder, 'filler');
  const { bavail, bsize } = statfsSync(place.folder);
  spawnSync('fallocate', ['-l', String(bavail * bsize), filler]);
  writeRest(`${filler}-rest`);
  await sleep(3000);
  rmSync(filler, { force: true });
  rmSync(`${filler}-rest`, { force: true });
  return untilServed(place);
};

/** Every write to the disk that must be safe takes 100 ms longer, for five seconds. */
export const slowDisk: Fault = async (place) => {
  await wait(1000, 500);
  const postmaster = place.postmaster();
  const pids = [postmaster, ...childrenOf(postmaster)].flatMap((pid) => ['-p', String(pid)]);
  const inject = 'inject=fsync,fdatasync:delay_enter=100000';
  const strace = spawn(
    'strace',
    ['-f', '-qq', '-e', 'trace=fsync,fdatasync', '-e', inject, ...pids],
    {
      stdio: 'ignore',
    },
  );
  await sleep(5000);
  const exited = once(strace, 'exit');
  strace.kill('SIGINT');
  await exited;
  return untilServed(place);
};

/** Nothing is done to it: its clocks are wrong from the start, and jump. */
export const letItRun: Fault = async () => {
  await sleep(5000);
  return 0;
};

/** How long until both instances are ready and votes are taken again, from now. */
async function untilServed({ instances, load }: Place): Promise<number> {
  const startedAt = performance.now();
  // What is up may not have noticed yet.
  await sleep(300);
  for (const instance of instances) await instance.waitUntilReady();
  const { counts } = load.ledger;
  const before = counts.votes;
  while (counts.votes === before) {
    if (performance.now() - startedAt > patienceMs) throw new Error('no vote is taken any more');
    await sleep(50);
  }
  return (performance.now() - startedAt) / 1000;
}

/** Linux alone; elsewhere there are none. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A connection that has ended meanwhile.
  }
}

function writeRest(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    // Full, as it is meant to be.
  }
}
