import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDataDir, programArgs } from '../testing/girone-process.ts';
import { eventually } from '../testing/eventually.ts';

/** Holds the port as systemd does, and starts what is named twice on it; the second time when the first has ended. */
const holder = `for start in 1 2; do
  sh -c 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"' - "$@" &
  echo "started $!"
  wait $!
  echo "ended with $?"
done`;

interface Holder {
  readonly address: string;
  /** Of each start so far. */
  readonly pids: () => number[];
  readonly output: () => string;
}

async function holdPort(environment: Record<string, string>): Promise<Holder> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const child = spawn('sh', ['-c', holder, 'sh', process.execPath, ...programArgs('main')], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe', descriptorOf(server)],
  });
  // From here on the port is the holder's, who takes nothing from it.
  server.close();
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const pids = () => [...output.matchAll(/^started (\d+)$/gm)].map(([, pid]) => Number(pid));
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    const last = pids().at(-1);
    const ends = [...output.matchAll(/^ended with/gm)].length;
    if (last !== undefined && ends < pids().length) process.kill(last, 'SIGTERM');
    await exited;
  });
  return { address: `http://127.0.0.1:${port}`, pids, output: () => output };
}

/** Node tells it to nobody, and has no other way to open a port without taking from it. */
function descriptorOf(server: Server): number {
  return Number(Reflect.get(Object(Reflect.get(server, '_handle')), 'fd'));
}

/** Opens a connection for each request, as ten people do who ask one after the other without a pause. */
function askWithoutPause(address: string) {
  const statuses: (number | undefined)[] = [];
  const failures: unknown[] = [];
  const over = new AbortController();
  async function askOn(): Promise<void> {
    const agent = new Agent({ maxSockets: 1 });
    while (!over.signal.aborted) {
      try {
        statuses.push(await ask(`${address}/livez`, agent));
      } catch (error) {
        failures.push(error);
      }
    }
  }
  const askers = Array.from({ length: 10 }, askOn);
  return {
    statuses,
    failures,
    end: async () => {
      over.abort();
      await Promise.all(askers);
    },
  };
}

async function ask(address: string, agent: Agent): Promise<number | undefined> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent }, resolve).on('error', reject);
  });
  await response.resume().toArray();
  return response.statusCode;
}

test.each([
  ['one process', '1'],
  ['a supervisor', '2'],
])(
  'a port that is handed to %s stays open: who comes in a restart is answered after it',
  async (_who, WORKERS) => {
    const { address, pids, output } = await holdPort({
      DATA_DIR: await createDataDir(),
      DEMO: 'off',
      RATE_LIMITS: 'off',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      WORKERS,
    });
    const asking = askWithoutPause(address);
    // They come before anybody listens, and wait.
    await eventually(() => expect(asking.statuses.length).toBeGreaterThan(200), 180_000);
    expect(output()).toContain(`open at ${address}`);

    process.kill(Number(pids()[0]), 'SIGTERM');
    await eventually(() => expect(output()).toContain('ended with 0'), 60_000);
    await eventually(() => expect(output().match(/open at/g)).toHaveLength(2), 180_000);
    const before = asking.statuses.length;
    await eventually(() => expect(asking.statuses.length).toBeGreaterThan(before + 200), 60_000);
    await asking.end();
    expect(asking.failures).toEqual([]);
    expect(new Set(asking.statuses)).toEqual(new Set([200]));
  },
  600_000,
);
