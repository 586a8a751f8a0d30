import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchange } from '../fuzz/http.ts';

const readyWithinMs = 120_000;
/** The program of the present build. */
export const builtMain = join(import.meta.dirname, '../../server/dist/main.js');

/** One process of the built server that can be killed and started again on its port. */
export class Instance {
  readonly port: number;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #logFile: string;
  /** The program that the next start runs. */
  main: string;
  #child: ChildProcess | undefined;

  constructor(
    port: number,
    environment: Readonly<Record<string, string>>,
    { logFile, main = builtMain }: { readonly logFile: string; readonly main?: string | undefined },
  ) {
    this.port = port;
    this.#environment = environment;
    this.#logFile = logFile;
    this.main = main;
  }

  get isUp(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && !this.#child.signalCode;
  }

  get pid(): number | undefined {
    return this.isUp ? this.#child?.pid : undefined;
  }

  /** Resolves when it serves; the answer is how long that took, in seconds. */
  async start(): Promise<number> {
    const log = openSync(this.#logFile, 'a');
    this.#child = spawn(process.execPath, [this.main], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.port),
        NODE_ENV: 'production',
        DEMO: 'off',
        // Each instance is one process unless it says otherwise, so that a kill is one.
        WORKERS: '1',
        RATE_LIMITS: 'off',
        // A busy machine would turn most of the load away.
        MAX_EVENT_LOOP_DELAY_MS: '0',
        LOG_LEVEL: 'warn',
        SESSION_SECRET: 'a secret that both processes of the drill share',
        ...this.#environment,
      },
      stdio: ['ignore', log, log],
      // Ctrl-C is for the drill, which then still compares.
      detached: true,
    });
    return this.waitUntilReady();
  }

  async waitUntilReady(): Promise<number> {
    const startedAt = performance.now();
    while (performance.now() - startedAt < readyWithinMs) {
      if (await this.isReady()) return (performance.now() - startedAt) / 1000;
      if (!this.isUp) throw new Error(`a process ended by itself:\n${this.#lastWords()}`);
      await sleep(50);
    }
    throw new Error(`not ready within two minutes:\n${this.#lastWords()}`);
  }

  /** What it says to whoever asks before sending people there. */
  async isReady(): Promise<boolean> {
    try {
      const { status } = await exchange({
        port: this.port,
        method: 'GET',
        path: '/readyz',
        headers: {},
      });
      return status === 200;
    } catch {
      return false;
    }
  }

  /** Nothing is told beforehand. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || !this.isUp) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  #lastWords(): string {
    return readFileSync(this.#logFile, 'utf8').split('\n').slice(-12).join('\n');
  }
}
