import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, signal } from '../drill/faults.ts';
import {
  addressOf,
  dataFolderOf,
  deriveEtcd,
  derivePatroni,
  type Grounds,
  type NodeName,
} from './configuration.ts';
import { ordinaryUser, type Programs } from './programs.ts';

/** One of the three: etcd, Patroni and its PostgreSQL, which die and come back together. */
export class Machine {
  readonly name: NodeName;
  readonly address: string;
  readonly #grounds: Grounds;
  readonly #programs: Programs;
  #etcd: ChildProcess | undefined;
  #patroni: ChildProcess | undefined;

  constructor(grounds: Grounds, name: NodeName, programs: Programs) {
    this.name = name;
    this.address = addressOf(grounds, name);
    this.#grounds = grounds;
    this.#programs = programs;
    const folder = join(grounds.folder, name);
    mkdirSync(folder, { mode: 0o700 });
    const file = this.#configuration;
    writeFileSync(file, derivePatroni(grounds, name), { mode: 0o600 });
    const { uid, gid } = ordinaryUser();
    if (uid === undefined || gid === undefined) return;
    chownSync(folder, uid, gid);
    chownSync(file, uid, gid);
  }

  start(): void {
    const { etcd, patroni } = this.#programs;
    this.#etcd = this.#run(etcd, [], deriveEtcd(this.#grounds, this.name));
    this.#patroni = this.#run(patroni, [this.#configuration]);
  }

  /** Everything on it at once, without a word, as when its power fails. */
  kill(): void {
    for (const pid of this.#pids()) signal(pid, 'SIGKILL');
  }

  /** PostgreSQL alone; Patroni is there and sees it. */
  crash(): void {
    for (const pid of this.#ofPostgres()) signal(pid, 'SIGKILL');
  }

  /** It hangs: nothing is answered and nothing closed. */
  freeze(): void {
    for (const pid of this.#pids()) signal(pid, 'SIGSTOP');
  }

  /** What is dead is started; what was frozen goes on where it was, as primary if it was one. */
  revive(): void {
    for (const pid of this.#pids()) signal(pid, 'SIGCONT');
    if (!isUp(this.#patroni)) this.start();
  }

  /** Patroni takes its PostgreSQL down with it. */
  async stop(): Promise<void> {
    // One that hangs would not hear it.
    for (const pid of this.#pids()) signal(pid, 'SIGCONT');
    await end(this.#patroni);
    await end(this.#etcd);
    this.kill();
  }

  #pids(): number[] {
    const programs = [this.#patroni, this.#etcd].filter((child) => isUp(child));
    return [...programs.flatMap((child) => child?.pid ?? []), ...this.#ofPostgres()];
  }

  #ofPostgres(): number[] {
    const postmaster = this.#postmaster();
    return postmaster ? [postmaster, ...childrenOf(postmaster)] : [];
  }

  /** None where it is not running: its file stays behind when it is killed, and another may have got the number. */
  #postmaster(): number | undefined {
    const folder = dataFolderOf(this.#grounds, this.name);
    try {
      const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  get #configuration(): string {
    return join(this.#grounds.folder, this.name, 'patroni.yml');
  }

  #run(program: string, parameters: string[], settings: Record<string, string> = {}): ChildProcess {
    return runInBackground(program, parameters, {
      log: join(this.#grounds.folder, `${this.name}.log`),
      settings,
    });
  }
}

interface Running {
  readonly log: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** As an ordinary user, and deaf to Ctrl-C, which is for the drill. */
export function runInBackground(
  program: string,
  parameters: readonly string[],
  { log, settings }: Running,
): ChildProcess {
  const output = openSync(log, 'a');
  return spawn(program, parameters, {
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...settings },
    stdio: ['ignore', output, output],
    detached: true,
    ...ordinaryUser(),
  });
}

export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || !isUp(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function isUp(child: ChildProcess | undefined): boolean {
  return child !== undefined && child.exitCode === null && !child.signalCode;
}
