import { setTimeout as pause } from 'node:timers/promises';
import { connectForCalls, wire, type Calls } from './http-load.ts';
import { addOpenDays, type OpenMatch } from './open-days.ts';
import { openStreams } from './open-streams.ts';
import { addPeople, openStand, pick } from './stand.ts';

/**
 * Open event streams on one process: what each takes of its memory, how long after its commit a vote is on
 * them, and what they cost at 200 votes a second. `STREAMS=10000` for as many; with `INSTANCES=2` they are spread over
 * two, and the votes, memory and processor time are those of the first.
 */
const streams = Number(process.env['STREAMS'] ?? 1000);
const seconds = Number(process.env['SECONDS'] ?? 20);
const votesPerSecond = 200;
const people = 2000;
/** A match's figures leave about once a second; slower than that each watched vote has an event of its own. */
const betweenWatchedMs = 3000;
const settleMs = 5000;
const port = 4391;
const ports = Array.from(
  { length: Number(process.env['INSTANCES'] ?? 1) },
  (_, index) => port + index,
);

/** As a proxy names callers: few enough pages for each address. */
function addressOf(index: number): string {
  return `10.2.${(index >> 8) & 255}.${index & 255}`;
}

async function readMetric(name: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1];
  if (value === undefined) throw new Error(`the metrics do not tell ${name}`);
  return Number(value);
}

/** Kilobytes that the server's process holds, once it has come to rest. */
async function readMemory(): Promise<number> {
  await pause(settleMs);
  return (await readMetric('process_resident_memory_bytes')) / 1024;
}

interface Voting {
  readonly calls: Calls;
  readonly cookies: readonly string[];
}

function voteOn({ id, film1_id: filmId }: OpenMatch, cookie: string, place: number): string {
  const headers = { cookie, 'x-forwarded-for': addressOf(place) };
  return wire({ method: 'POST', path: `/api/matches/${id}/vote`, headers, body: { filmId } });
}

async function voteSteadily(
  { calls, cookies }: Voting,
  matches: readonly OpenMatch[],
): Promise<{ cpu: number; perSecond: number }> {
  const cpuBefore = await readMetric('process_cpu_seconds_total');
  const startedAt = performance.now();
  const cast = async (place: number) => {
    const status = await calls.send(voteOn(pick(matches), cookies[place] ?? '', place));
    return status === 200;
  };
  const casts: Promise<boolean>[] = [];
  while (performance.now() - startedAt < seconds * 1000) {
    const due = ((performance.now() - startedAt) / 1000) * votesPerSecond;
    while (casts.length < due) casts.push(cast(casts.length % cookies.length));
    await pause(5);
  }
  const answered = (await Promise.all(casts)).filter(Boolean).length;
  const took = (performance.now() - startedAt) / 1000;
  const cpu = ((await readMetric('process_cpu_seconds_total')) - cpuBefore) / took;
  return { cpu, perSecond: answered / took };
}

/** The sum of a match that is waited for, and when each stream had it. */
class Watch {
  sum = 0;
  readonly heardAt = new Float64Array(streams);
  readonly onOne: number[] = [];
  readonly onAll: number[] = [];
  missed = 0;

  begin(sum: number): void {
    this.sum = sum;
    this.heardAt.fill(0);
  }

  hear(index: number): void {
    if (this.heardAt[index] === 0) this.heardAt[index] = performance.now();
  }

  end(answeredAt: number): void {
    const waits = [...this.heardAt].filter(Boolean).map((at) => at - answeredAt);
    this.missed += streams - waits.length;
    this.onAll.push(waits.reduce((most, wait) => Math.max(most, wait), 0));
    for (const wait of waits) this.onOne.push(wait);
  }
}

/** Lone votes on one match, each by somebody else; its sum tells which of them a stream has heard of. */
async function watchVotes(
  { calls, cookies }: Voting,
  match: OpenMatch,
  watch: Watch,
): Promise<void> {
  for (let sum = 1; sum <= (seconds * 1000) / betweenWatchedMs; sum += 1) {
    watch.begin(sum);
    await calls.send(voteOn(match, cookies[sum] ?? '', sum));
    const answeredAt = performance.now();
    await pause(betweenWatchedMs);
    watch.end(answeredAt);
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

const stand = await openStand(port, { WORKERS: '1' });
const others = await Promise.all(
  ports
    .slice(1)
    .map((other) => openStand(other, { WORKERS: '1', DATABASE_URL: stand.databaseUrl })),
);
try {
  const cookies = await addPeople(stand.pool, people);
  const matches = await addOpenDays(stand.pool, { championships: 1 });
  const watched = matches[0];
  if (!watched) throw new Error('no match to watch');
  const rest = matches.slice(1);
  /** On connections of its own: the server ends those that have lain idle. */
  const vote = async <T>(cast: (voting: Voting) => Promise<T>): Promise<T> => {
    const calls = connectForCalls(port, 64);
    try {
      return await cast({ calls, cookies });
    } finally {
      calls.close();
    }
  };

  // Nothing is compiled or planned yet.
  await vote((voting) => voteSteadily(voting, rest));
  const headersOf = (index: number) => ({
    cookie: cookies[index % people] ?? '',
    'x-forwarded-for': addressOf(index),
  });
  const warm = await openStreams({ ports, count: 200, headersOf, onText: () => undefined });
  warm.close();
  const alone = await vote((voting) => voteSteadily(voting, rest));
  const before = await readMemory();

  const watch = new Watch();
  const opened = performance.now();
  const open = await openStreams({
    ports,
    count: streams,
    headersOf,
    onText(index, text) {
      // In the order in which PostgreSQL keeps the keys of an object: the shorter ones first.
      if (text.includes(`"matchId":${watched.id},"film1Votes":${watch.sum},`)) watch.hear(index);
    },
  });
  const openedIn = (performance.now() - opened) / 1000;
  const each = ((await readMemory()) - before) / (streams / ports.length);
  process.stdout.write(
    `${streams} streams on ${ports.length} open in ${openedIn.toFixed(1)} s, ${each.toFixed(1)} KB each (goal 30)\n`,
  );

  const [loaded] = await vote((voting) =>
    Promise.all([voteSteadily(voting, rest), watchVotes(voting, watched, watch)]),
  );
  const { onOne, onAll, missed } = watch;
  process.stdout.write(
    `a vote on one stream p50 ${quantile(onOne, 0.5).toFixed(0)} p99 ${quantile(onOne, 0.99).toFixed(0)} ms, ` +
      `on all of them p50 ${quantile(onAll, 0.5).toFixed(0)} p99 ${quantile(onAll, 0.99).toFixed(0)} ms ` +
      `(goal 1000) after its commit, of ${onAll.length} votes; not heard ${missed}, streams ended ${open.ended()}\n` +
      `at ${loaded.perSecond.toFixed(0)} votes/s ${(loaded.cpu * 100).toFixed(0)} % of a core, ` +
      `without streams ${(alone.cpu * 100).toFixed(0)} %: ` +
      `the streams ${((loaded.cpu - alone.cpu) * 100).toFixed(0)} % (goal 20 for 1,000)\n`,
  );
  open.close();
  stand.check();
} finally {
  for (const other of others) await other.stop();
  await stand.stop();
}
