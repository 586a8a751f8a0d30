import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { signal } from './drill/faults.ts';
import { Instance } from './drill/instance.ts';
import { Ledger } from './drill/ledger.ts';
import { Load } from './drill/load.ts';
import { verify, type Verdict } from './drill/place.ts';
import { Cluster } from './failover/cluster.ts';
import type { Machine } from './failover/machine.ts';
import { findPrograms, type Programs } from './failover/programs.ts';
import { watchInterruption } from './interrupted.ts';
import { median } from './stand.ts';

/**
 * The machine of the primary dies while people vote on two instances, again and again: three machines on loopback with
 * the configuration of `deploy/cluster`. Whatever was acknowledged must be there afterwards, once.
 */
const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    port: { type: 'string', default: '4357' },
  },
});
const kills = Number(options.kills);
const port = Number(options.port);
const goalSeconds = 15;
const crowd = { voters: 24, pauseMs: 200 };
const isInterrupted = watchInterruption();
// The first one lets the cluster become whole and compares; the second ends everything at once.
let signals = 0;
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    signals += 1;
    if (signals > 1) process.exit(1);
  });
}

interface Place {
  readonly cluster: Cluster;
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly instances: readonly [Instance, Instance];
  readonly load: Load;
}

type Ending = (primary: Machine, cluster: Cluster) => Promise<void> | void;

/** Once each, after the kills. */
const otherEndings: Readonly<Record<string, Ending>> = {
  'a planned switchover': (primary, cluster) => cluster.switchOver(primary),
  'PostgreSQL alone killed': (primary) => primary.crash(),
  'a machine that hangs and wakes up as primary': (primary) => primary.freeze(),
};

interface Night {
  /** After each kill, the longest time without an acknowledged vote. */
  readonly silences: readonly number[];
  /** The same for whatever else may happen to a primary, by its name. */
  readonly others: ReadonlyMap<string, number>;
  readonly verdict: Verdict;
  /** Why it ended early. */
  readonly broken: string;
}

async function run(programs: Programs): Promise<boolean> {
  const cluster = new Cluster(programs);
  const { databaseUrl, folder } = cluster;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') };
  const instances = [
    new Instance(port, settings, { logFile: join(folder, 'first.log') }),
    new Instance(port + 1, settings, { logFile: join(folder, 'second.log') }),
  ] as const;
  // Also when this ends by an error that nobody foresaw, or by a second Ctrl-C.
  process.on('exit', () => {
    for (const { pid } of instances) if (pid) signal(pid, 'SIGKILL');
    cluster.closeAtOnce();
  });
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  try {
    say('three machines are set up');
    await cluster.makeDatabase();
    for (const instance of instances) await instance.start();
    const load = await Load.open({ pool, ledger: new Ledger() }, instances, crowd);
    const place = { cluster, databaseUrl, pool, instances, load };
    return report(place, await endure(place));
  } finally {
    await pool.end();
    for (const instance of instances) await instance.stop();
    await cluster.close();
  }
}

async function endure(place: Place): Promise<Night> {
  const { cluster, load } = place;
  const silences: number[] = [];
  const running = load.run();
  const others = new Map<string, number>();
  let broken = '';
  try {
    while (silences.length < kills && !isInterrupted()) {
      silences.push(await moveOn(place, (primary) => primary.kill()));
      say(`kill ${silences.length} of ${kills}: ${silences.at(-1)?.toFixed(1)} s`);
    }
    for (const [name, ending] of Object.entries(otherEndings)) {
      if (isInterrupted()) break;
      others.set(name, await moveOn(place, ending));
      say(`${name}: ${others.get(name)?.toFixed(1)} s`);
    }
  } catch (error) {
    broken = String(error);
  }
  load.stop();
  await running;
  const verdict = await verify(place);
  if (!broken) await cluster.untilAlike();
  return { silences, others, verdict, broken };
}

/** The answer is how long nobody could vote. It ends when all three are there again, the machine in question as a stand-by. */
async function moveOn({ cluster, load: { ledger } }: Place, ending: Ending): Promise<number> {
  const primary = await cluster.primary();
  await takesVotes(cluster, ledger);
  ledger.takeSilence();
  await ending(primary, cluster);
  await takesVotes(cluster, ledger);
  const silence = ledger.takeSilence();
  primary.revive();
  await cluster.untilWhole();
  return silence;
}

/** Until there are some more than now, so that it was not one under way. */
async function takesVotes(cluster: Cluster, { counts }: Ledger): Promise<void> {
  const enough = counts.votes + 2 * crowd.voters;
  await cluster.until('votes', async () => counts.votes >= enough);
}

function report(
  { load: { ledger, wrongAnswers, unanswered } }: Place,
  { silences, others, verdict: { lost, doubled, isSound }, broken }: Night,
): boolean {
  for (const line of [broken, ...lost, ...doubled, ...wrongAnswers].filter(Boolean).slice(0, 10)) {
    say(line);
  }
  const { votes, posts, images, closes } = ledger.counts;
  const longest = Math.max(0, ...silences);
  const rows = [
    ['kills of the primary’s machine', silences.length],
    ['acknowledged votes / posts / images / closes', `${votes} / ${posts} / ${images} / ${closes}`],
    ['without an answer, or 503', unanswered],
    ['lost', lost.length],
    ['doubled', doubled.length],
    ['5xx but 503', wrongAnswers.length],
    ['silence, s: median / longest', `${median(silences).toFixed(1)} / ${longest.toFixed(1)}`],
    ...[...others].map(([name, seconds]) => [`silence, s: ${name}`, seconds.toFixed(1)]),
    [`longest within the goal of ${goalSeconds} s`, longest <= goalSeconds ? 'yes' : 'NO'],
    ['npm run check', isSound ? 'clean' : 'UNSOUND'],
    ['the three machines at the end', broken ? 'NOT COMPARED' : 'alike'],
  ];
  const lines = [['what', 'figure'], ['---', '---'], ...rows];
  process.stdout.write(`\n${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`);
  return isSound && !broken && lost.length + doubled.length + wrongAnswers.length === 0;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

const programs = findPrograms();
if (typeof programs === 'string') {
  say(programs);
  process.exitCode = 1;
} else {
  const isGood = await run(programs).catch((error: unknown) => say(String(error)));
  process.exitCode = isGood ? 0 : 1;
}
