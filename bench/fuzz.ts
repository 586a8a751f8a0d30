import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { password } from './fuzz/actors.ts';
import { readContract } from './fuzz/contract-routes.ts';
import { exchange } from './fuzz/http.ts';
import { Fuzz } from './fuzz/play.ts';
import { watchInterruption } from './interrupted.ts';
import { openStand, type Stand } from './stand.ts';

/**
 * Hostile and ordinary calls of everything in the contract, as ten kinds of people, on two processes with one
 * database: no answer of 500, every answer as the contract says, nothing shown to whom it is not for, and a database
 * that keeps every promise (`npm run check`) at the end.
 */
const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    /** Play this scene alone, as a finding names it. */
    scene: { type: 'string' },
    port: { type: 'string', default: '4341' },
  },
});
async function openStands(): Promise<readonly [Stand, Stand]> {
  const port = Number(options.port);
  const common = {
    NODE_ENV: 'production',
    // Whose memory is watched.
    WORKERS: '1',
    RATE_LIMITS: 'off',
    // Each connection plans for itself.
    DATABASE_POOL: '8',
    // A busy machine would answer 503 to most of it.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    LOG_LEVEL: 'error',
    SESSION_SECRET: 'a secret that both processes of this run share',
  };
  const first = await openStand(port, common);
  // Small tables of many shapes: planning would cost more than all the rest, and nothing is killed here.
  for (const setting of ['plan_cache_mode = force_generic_plan', 'synchronous_commit = off']) {
    await first.pool.query(`alter database girone set ${setting}`);
  }
  const second = await openStand(port + 1, {
    ...common,
    DATABASE_URL: first.databaseUrl,
    DATA_DIR: first.dataDir,
  });
  return [first, second];
}

/** The first account, whose password all others get. */
async function addFirst(port: number): Promise<void> {
  const { status, text } = await exchange({
    port,
    method: 'POST',
    path: '/api/register',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'first',
      email: 'first@example.org',
      password,
      confirmPassword: password,
    }),
  });
  if (status !== 201) throw new Error(`nobody can sign up: ${status} ${text}`);
}

/** In MB; none once the process is gone. */
function memoryOf({ pid }: Stand): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return 0;
  }
}

/** Lines that the server wrote of what it did not expect. */
function errorsOf({ logFile }: Stand): string[] {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  return lines.filter((line) => /"level":[56]0/.test(line));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function playScenes(fuzz: Fuzz, stands: readonly Stand[]): Promise<void> {
  const startedAt = performance.now();
  const until = startedAt + Number(options.minutes) * 60_000;
  const isOver = () =>
    fuzz.requests >= Number(options.requests) || performance.now() > until || isInterrupted();
  let told = 0;
  for (let number = Number(options.scene ?? 1); !isOver(); number += 1) {
    await fuzz.playScene(number, isOver);
    // At once: a long run may be cut short.
    if (fuzz.findings.count > told) say(fuzz.findings.toString());
    told = fuzz.findings.count;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const memory = stands.map(memoryOf).join(' + ');
    say(
      `scene ${number}: ${fuzz.requests} requests, ${fuzz.findings.count} findings, ${seconds} s, ${memory} MB`,
    );
    if (options.scene !== undefined) return;
  }
}

function isSound(stand: Stand): boolean {
  try {
    stand.check();
    return true;
  } catch (error) {
    say(String(error));
    return false;
  }
}

const isInterrupted = watchInterruption();
say(`seed ${options.seed}`);
const stands = await openStands();
try {
  const contract = await readContract();
  const fuzz = new Fuzz(stands, contract, options.seed);
  await addFirst(stands[0].port);
  await playScenes(fuzz, stands);
  const { findings, statuses, tried, requests } = fuzz;
  const errors = stands.flatMap(errorsOf);
  const sound = isSound(stands[0]);
  const gone = stands.filter((stand) => memoryOf(stand) === 0).length;
  say(findings.toString());
  const never = contract.filter(({ name }) => !fuzz.succeeded.has(name));
  if (never.length > 0) say(`  without a success: ${never.map(({ name }) => name).join(', ')}`);
  for (const line of errors.slice(0, 10)) say(`  log: ${line.slice(0, 600)}`);
  const byStatus = [...statuses].toSorted(([a], [b]) => a - b).map((pair) => pair.join(': '));
  say(
    [
      `${requests} requests of ${tried.size} calls (${contract.length} of the contract)`,
      `${fuzz.succeeded.size} calls with a success`,
      `${findings.countOf(/^answer 5/)} answers of 5xx other than 503`,
      `${findings.countOf(/leaks|gets in/)} leaks`,
      `${findings.count} findings`,
      `${errors.length} errors in the log`,
      `${gone} processes gone`,
      `npm run check ${sound ? 'clean' : 'UNSOUND'}`,
      byStatus.join(', '),
    ].join(' · '),
  );
  process.exitCode = findings.count + errors.length + gone === 0 && sound ? 0 : 1;
} finally {
  for (const stand of stands.toReversed()) await stand.stop();
}
