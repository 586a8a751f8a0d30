import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  fillDisk,
  freezePostgres,
  killApp,
  killBackup,
  killPostgres,
  letItRun,
  slowDisk,
  stopApp,
  stopPostgres,
  type Fault,
} from './drill/faults.ts';
import { killMigration, openMigration } from './drill/migration.ts';
import { openBehindProxy, restartBehindProxy } from './drill/proxy.ts';
import { meetNewerSchema, openUpgrade } from './drill/upgrade.ts';
import { watchInterruption } from './interrupted.ts';
import { median } from './stand.ts';
import { openPlace, verify, type Place, type Verdict } from './drill/place.ts';

/**
 * A bad night: processes and database are killed, stopped, starved and misled while people vote, post, send pictures and
 * close days on two instances. Whatever was acknowledged must be there afterwards, once, and every promise kept.
 */
const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    /** Names from the table, with commas between them. */
    only: { type: 'string' },
    port: { type: 'string', default: '4347' },
  },
});
const isInterrupted = watchInterruption();
const kills = Number(options.kills);
const port = Number(options.port);

interface Scenario {
  readonly name: string;
  readonly fault: Fault;
  /** How often, for `--kills` of 10. */
  readonly times: number;
  /** Nothing dies: no connection may break. */
  readonly isGentle?: boolean;
  /** Opens the place; a text says why it cannot be done here. */
  readonly open?: () => Promise<Opened | string>;
}

/** Some 500 requests a second. */
const manyPeople = { voters: 52, pauseMs: 40 };

interface Opened {
  readonly place: Place;
  readonly cleanUp?: () => void;
  /** Once nobody acts any more; answers what else was done. */
  readonly end?: () => Promise<string>;
}

const scenarios: readonly Scenario[] = [
  { name: 'app-killed', fault: killApp, times: 10 },
  {
    name: 'app-stopped',
    fault: stopApp,
    times: 10,
    isGentle: true,
    open: async () => ({ place: await openPlace({ port, crowd: manyPeople }) }),
  },
  {
    name: 'workers-stopped',
    fault: stopApp,
    times: 10,
    isGentle: true,
    open: openWithWorkers,
  },
  { name: 'app-killed-in-backup', fault: killBackup, times: 6 },
  { name: 'postgres-killed', fault: killPostgres, times: 10 },
  { name: 'postgres-stopped', fault: stopPostgres, times: 4 },
  { name: 'postgres-frozen', fault: freezePostgres, times: 3 },
  { name: 'disk-full', fault: fillDisk, times: 3, open: openOnSmallDisk },
  { name: 'disk-slow', fault: slowDisk, times: 2, open: openForTracing },
  {
    name: 'proxy',
    fault: restartBehindProxy,
    times: 6,
    open: () => openBehindProxy(port),
  },
  { name: 'upgrade', fault: meetNewerSchema, times: 1, open: () => openUpgrade(port) },
  { name: 'migration-killed', fault: killMigration, times: 10, open: () => openMigration(port) },
  { name: 'clocks-wrong', fault: letItRun, times: 3, open: openWithWrongClocks },
];

async function openOnSmallDisk(): Promise<Opened | string> {
  const folder = mkdtempSync(join(tmpdir(), 'girone-drill-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder]);
  if (status !== 0) return 'needs the right to mount a small file system (root)';
  chmodSync(folder, 0o755);
  return {
    place: await openPlace({ port, folder }),
    cleanUp: () => spawnSync('umount', ['-l', folder]),
  };
}

async function openForTracing(): Promise<Opened | string> {
  const { status } = spawnSync('strace', ['-o', '/dev/null', 'true']);
  if (status !== 0) return 'needs strace, which makes each fsync wait';
  return { place: await openPlace({ port }) };
}

/** Two behind each port, and a supervisor that hands them their connections. */
async function openWithWorkers(): Promise<Opened> {
  const environment = { WORKERS: '2' };
  return {
    place: await openPlace({
      port,
      environments: [environment, environment],
      crowd: manyPeople,
    }),
  };
}

/** One an hour ahead, the other an hour behind; after ten seconds the other way round. */
async function openWithWrongClocks(): Promise<Opened> {
  const clock = pathToFileURL(join(import.meta.dirname, 'drill/shifted-clock.mjs')).href;
  const hour = 3_600_000;
  const environmentOf = (shift: number) => ({
    NODE_OPTIONS: `--import=${clock}`,
    CLOCK_SHIFT_MS: String(shift),
    CLOCK_JUMP_AFTER_MS: '10000',
  });
  const place = await openPlace({
    port,
    environments: [environmentOf(hour), environmentOf(-hour)],
  });
  return { place };
}

interface Row {
  readonly name: string;
  readonly isGood: boolean;
  readonly cells: readonly (string | number)[];
}

const comparedEvery = 25;
const timesOf = ({ times }: Scenario) => Math.max(1, Math.round((times * kills) / 10));

async function run(scenario: Scenario): Promise<Row> {
  const { name, open = async () => ({ place: await openPlace({ port }) }) } = scenario;
  const opened: Opened | string = await open();
  if (typeof opened === 'string') return { name, isGood: true, cells: [`skipped: ${opened}`] };
  try {
    return await drill(scenario, opened);
  } finally {
    await opened.place.close();
    opened.cleanUp?.();
    rmSync(opened.place.folder, { recursive: true, force: true });
  }
}

async function drill(scenario: Scenario, { place, end }: Opened): Promise<Row> {
  const { load } = place;
  const seconds: number[] = [];
  load.asksBefore = scenario.isGentle ?? false;
  const startedAt = performance.now();
  let running = load.run();
  let broken = '';
  try {
    for (let turn = 0; turn < timesOf(scenario) && !isInterrupted(); turn += 1) {
      seconds.push(await scenario.fault(place, turn));
      process.stderr.write(`\r${scenario.name} ${turn + 1} of ${timesOf(scenario)} `);
      if ((turn + 1) % comparedEvery !== 0) continue;
      load.stop();
      await running;
      await sayWhatIsThere(place);
      running = load.run();
    }
  } catch (error) {
    broken = String(error);
  }
  load.stop();
  await running;
  const rate = load.requests / ((performance.now() - startedAt) / 1000);
  const more = await end?.();
  const verdict = await verify(place);
  return rowOf(scenario, { place, seconds, rate, verdict, broken, more });
}

/** A long night says on its way what it has found, so that one that is cut short was not for nothing. */
async function sayWhatIsThere({ pool, load: { ledger, wrongAnswers } }: Place): Promise<void> {
  const { lost, doubled } = await ledger.compare(pool);
  const { votes, posts, images, closes } = ledger.counts;
  process.stderr.write(
    `${new Date().toISOString()} acknowledged ${votes} / ${posts} / ${images} / ${closes}, ` +
      `lost ${lost.length}, doubled ${doubled.length}, wrong ${wrongAnswers.length}\n`,
  );
}

function rowOf(
  { name, isGentle = false }: Scenario,
  { place, seconds, rate, verdict, broken, more }: Readonly<Result>,
): Row {
  const { ledger, wrongAnswers, unanswered, broken: brokenConnections } = place.load;
  const { lost, doubled, isSound } = verdict;
  const wrong = [...lost, ...doubled, ...wrongAnswers, ...(isGentle ? brokenConnections : [])];
  for (const line of [broken, ...wrong].filter(Boolean).slice(0, 10)) {
    process.stderr.write(`\n  ${name}: ${line}`);
  }
  const { votes, posts, images, closes } = ledger.counts;
  const isGood = isSound && !broken && wrong.length === 0;
  return {
    name,
    isGood,
    cells: [
      seconds.length,
      rate.toFixed(0),
      `${votes} / ${posts} / ${images} / ${closes}${more ? `, ${more}` : ''}`,
      unanswered,
      lost.length,
      doubled.length,
      wrongAnswers.length,
      isGentle ? brokenConnections.length : '',
      `${median(seconds).toFixed(1)} / ${Math.max(0, ...seconds).toFixed(1)}`,
      isSound ? 'clean' : 'UNSOUND',
      isGood ? '' : broken || 'FAILED',
    ],
  };
}

interface Result {
  readonly place: Place;
  readonly seconds: readonly number[];
  /** Requests a second, all of them. */
  readonly rate: number;
  readonly verdict: Verdict;
  /** Why it ended early. */
  readonly broken: string;
  readonly more: string | undefined;
}

const head = [
  'scenario',
  'faults',
  'requests a second',
  'acknowledged votes / posts / images / closes',
  'without an answer, or 503',
  'lost',
  'doubled',
  '5xx but 503',
  'connections broken',
  'back after, s: median / slowest',
  'npm run check',
  '',
];
const wanted = options.only?.split(',');
const rows: Row[] = [];
for (const scenario of scenarios.filter(({ name }) => wanted?.includes(name) ?? true)) {
  if (isInterrupted()) break;
  rows.push(await run(scenario));
}
const lines = [head, head.map(() => '---'), ...rows.map(({ name, cells }) => [name, ...cells])];
process.stdout.write(`\n${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`);
process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1;
