import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { load, wire } from './http-load.ts';
import { addPeople, median, openStand, pick, someCaller, type Stand } from './stand.ts';

/**
 * `GET /api/user` on two workers against one, by turns, and the memory of both; then workers are replaced again and
 * again (`REPLACEMENTS`, each of them all workers) while people ask, and every answer must be the right one.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 10);
const replacements = Number(process.env['REPLACEMENTS'] ?? 100);
const people = 2000;

interface Side {
  readonly stand: Stand;
  readonly cookies: readonly string[];
}

async function open(port: number, workers: number): Promise<Side> {
  const stand = await openStand(port, {
    WORKERS: String(workers),
    // A crowded machine would turn some away, whether or not anybody is replaced.
    MAX_EVENT_LOOP_DELAY_MS: '0',
  });
  return { stand, cookies: await addPeople(stand.pool, people) };
}

async function rate({ stand, cookies }: Side, duration = seconds): Promise<number> {
  const { perSecond, statuses } = await load({
    port: stand.port,
    connections: 64,
    seconds: duration,
    next: () =>
      wire({
        method: 'GET',
        path: '/api/user',
        headers: { cookie: pick(cookies), ...someCaller() },
      }),
  });
  const others = [...statuses].filter(([status]) => status !== 200);
  if (others.length > 0) throw new Error(`not all were answered: ${JSON.stringify(others)}`);
  return perSecond;
}

/** The process and its workers; the database's are not in it. */
function listProcesses(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.filter(Boolean).map(Number).filter(isServer)];
}

function isServer(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js');
}

function megabytes({ stand }: Side): number {
  const kilobytes = listProcesses(stand.pid).map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/** As browsers and proxies do: some keep their connection, some open one for each request. */
function keepAsking({ stand, cookies }: Side) {
  const counts = { right: 0, wrong: new Map<string, number>() };
  const end = new AbortController();
  const callers = Array.from({ length: 24 }, async (_, index) => {
    const agent = new Agent({ keepAlive: index % 4 !== 0, maxSockets: 1 });
    while (!end.signal.aborted) {
      const answer = await ask(stand.port, agent, pick(cookies));
      if (answer === '200') counts.right += 1;
      else counts.wrong.set(answer, (counts.wrong.get(answer) ?? 0) + 1);
      if (index % 2 === 0) await pause(20);
    }
  });
  return {
    counts,
    async stop() {
      end.abort();
      await Promise.all(callers);
    },
  };
}

function ask(port: number, agent: Agent, cookie: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { cookie, ...someCaller() };
    get({ host: '127.0.0.1', port, path: '/api/user', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
    }).on('error', (error) => resolve(error.message));
  });
}

async function replaceAll({ stand }: Side): Promise<void> {
  const before = new Set(listProcesses(stand.pid).slice(1));
  process.kill(stand.pid, 'SIGHUP');
  for (;;) {
    await pause(100);
    const now = listProcesses(stand.pid).slice(1);
    if (now.length === before.size && now.every((pid) => !before.has(pid))) return;
  }
}

const one = await open(4397, 1);
const two = await open(4395, 2);
try {
  for (const side of [one, two]) await rate(side, Number(process.env['WARMUP'] ?? 10));
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [single, double] = [await rate(one), await rate(two)];
    ratios.push(double / single);
    process.stdout.write(
      `one worker ${single.toFixed(0)}/s, two ${double.toFixed(0)}/s: ${(double / single).toFixed(2)}\n`,
    );
  }
  process.stdout.write(
    `memory after it: one ${megabytes(one).toFixed(0)} MB, two with their supervisor ${megabytes(two).toFixed(0)} MB\n`,
  );
  process.stdout.write(`workers : 2 to 1 ${median(ratios).toFixed(2)}\n`);
  const asking = keepAsking(two);
  const { counts } = asking;
  const tell = (done: number) =>
    process.stdout.write(
      `${done} replacements of both: ${counts.right} right answers, others ${JSON.stringify([...counts.wrong])}\n`,
    );
  for (let time = 1; time <= replacements; time += 1) {
    await replaceAll(two);
    // A long run that is cut short has said what it found.
    if (time % 10 === 0) tell(time);
  }
  await asking.stop();
  tell(replacements);
  if (counts.wrong.size > 0) process.exitCode = 1;
  one.stand.check();
  two.stand.check();
} finally {
  await one.stand.stop();
  await two.stand.stop();
}
