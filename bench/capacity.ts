import { pathToFileURL } from 'node:url';

/**
 * What a community of a size needs, computed from what one of each thing costs here. The costs are those that
 * `npm run bench:units` and the rows of `bench/results.md` measured; what people do is assumed, and said.
 * `docs/capacity.md` shows the table that this prints; `bench/capacity.test.ts` holds the two together.
 */

/** Processor time of one core of the machine that measured, in milliseconds. */
interface Cost {
  readonly server: number;
  readonly database: number;
}

const costs = {
  /** `GET /api/user`: what every call costs beside its own work. */
  call: { server: 0.61, database: 0.09 },
  table: { server: 0.77, database: 0.32 },
  feedPage: { server: 1.21, database: 0.48 },
  vote: { server: 0.64, database: 0.58 },
  post: { server: 2.28, database: 3.15 },
  picture: { server: 764, database: 6.3 },
} satisfies Record<string, Cost>;

/** Bytes. */
const sizes = {
  /** A row with its indexes (99), and its share of the ballots that are kept for the seals (15). */
  vote: 114,
  /** Assumed, as that of a picture is. */
  post: 900,
  notification: 275,
  /** The original is not kept: three sizes of each picture are. */
  picture: 400_000,
  /** Of memory. */
  stream: 13_000,
};

/** Ten thousand pages that hear of two hundred votes a second take this much of a core. */
const coreOfTenThousandStreams = 0.48;

/** What one person who comes at all does in a month: assumed. */
const habits = {
  visits: 12,
  minutesOfAVisit: 8,
  pagesOfAVisit: 10,
  callsOfAPage: 5,
  votes: 60,
  posts: 3,
  notifications: 40,
  pictures: 0.5,
  /** Of all who have an account, those who come in a month. */
  activeShare: 0.4,
  /** Of a day's visits, those of its busiest hour. */
  busiestHour: 0.15,
  /** A close or a reveal brings people together: for a few minutes so many times the busiest hour's pace. */
  rush: 3,
  /** Notifications are kept for three months. */
  monthsOfNotifications: 3,
};

interface Need {
  readonly people: number;
  /** In the rush of the busiest hour. */
  readonly votesPerSecond: number;
  readonly callsPerSecond: number;
  readonly streams: number;
  /** Cores that are busy in that rush. */
  readonly serverCores: number;
  readonly databaseCores: number;
  readonly streamMemoryGb: number;
  /** Growth of the database and of the bucket in a year, and what is kept for a while. */
  readonly databaseGbAYear: number;
  readonly bucketGbAYear: number;
}

const daysOfAMonth = 30;
const hour = 3600;
const gb = 1e9;

function needOf(people: number): Need {
  const active = people * habits.activeShare;
  /** Of something that each does so often in a month: how often in a second of the rush. */
  const inTheRush = (aMonth: number) =>
    (((active * aMonth) / daysOfAMonth) * habits.busiestHour * habits.rush) / hour;
  const pages = inTheRush(habits.visits * habits.pagesOfAVisit);
  const votes = inTheRush(habits.votes);
  const posts = inTheRush(habits.posts);
  const pictures = inTheRush(habits.pictures);
  const streams = inTheRush(habits.visits) * habits.minutesOfAVisit * 60;
  // Of a page's calls one is a feed page and one a table; the others cost what every call does.
  const cores = (where: keyof Cost): number =>
    (pages *
      (costs.call[where] * (habits.callsOfAPage - 2) + costs.feedPage[where] + costs.table[where]) +
      votes * costs.vote[where] +
      posts * costs.post[where] +
      pictures * costs.picture[where]) /
    1000;
  const rowsAMonth = habits.votes * sizes.vote + habits.posts * sizes.post;
  const kept = habits.notifications * habits.monthsOfNotifications * sizes.notification;
  return {
    people,
    votesPerSecond: votes,
    callsPerSecond: pages * habits.callsOfAPage + votes + posts,
    streams,
    serverCores: cores('server') + (streams / 10_000) * coreOfTenThousandStreams,
    databaseCores: cores('database'),
    streamMemoryGb: (streams * sizes.stream) / gb,
    databaseGbAYear: (active * (12 * rowsAMonth + kept)) / gb,
    bucketGbAYear: (active * 12 * habits.pictures * sizes.picture) / gb,
  };
}

function show(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 2 });
}

const lines: readonly (readonly [string, (need: Need) => number])[] = [
  ['votes a second, in the rush', (need) => need.votesPerSecond],
  ['calls a second, in the rush', (need) => need.callsPerSecond],
  ['open pages at once', (need) => need.streams],
  ['cores for Girone, busy', (need) => need.serverCores],
  ['cores for PostgreSQL, busy', (need) => need.databaseCores],
  ['memory of open pages, GB', (need) => need.streamMemoryGb],
  ['database, GB more in a year', (need) => need.databaseGbAYear],
  ['pictures, GB more in a year', (need) => need.bucketGbAYear],
];

/** The table of `docs/capacity.md`, as Markdown. */
export function capacityTable(): string {
  const needs = [1000, 100_000, 10_000_000].map(needOf);
  const head = ['people', ...needs.map(({ people }) => people.toLocaleString('en'))];
  const rows = lines.map(([name, read]) => [name].concat(needs.map((need) => show(read(need)))));
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const write = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [write(head), rule, ...rows.map(write)].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${capacityTable()}\n`);
}
