import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { drawCalendar } from '@girone/championship/calendar';
import { createSeededRandom } from '@girone/championship/seeded-random';
import { orderFilms } from '@girone/championship/taste/own-order';

/**
 * How long the largest map takes, 64 films and 500 people who all agreed to be shown, in the thread of the built server,
 * and how late timers come meanwhile; then one person's own order, which is computed where it is asked for.
 */
const key = Buffer.alloc(32, 7).toString('base64url');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

interface Question {
  readonly userIds: readonly number[];
  readonly ballots: readonly {
    readonly film1Id: number;
    readonly film2Id: number;
    readonly home: string;
    readonly away: string;
  }[];
}

function askLargest(): Question {
  const films = Array.from({ length: 64 }, (_, film) => film + 1);
  const draw = createSeededRandom('the largest map');
  const userIds = Array.from({ length: 500 }, (_, person) => person + 1);
  const ballots = drawCalendar(films).flatMap(({ fixtures }) =>
    fixtures.map(({ home: film1Id, away: film2Id }) => {
      const answers = userIds.map((id) => ({ id, answer: draw(4) }));
      const namesOf = (wanted: (answer: number) => boolean) =>
        answers
          .filter(({ answer }) => wanted(answer))
          .map(({ id }) => id)
          .join(',');
      const home = namesOf((answer) => answer < 2);
      return { film1Id, film2Id, home, away: namesOf((answer) => answer === 2) };
    }),
  );
  return { userIds, ballots };
}

async function timeMap(question: Question): Promise<void> {
  const program = join(import.meta.dirname, '../server/dist/features/taste/draw-in-thread.js');
  const built: unknown = await import(pathToFileURL(program).href);
  if (!isBuilt(built)) throw new Error('the built server has another program; build it again');
  const quiet = await measureDelay(() => sleep(3000));
  const start = performance.now();
  const before = process.cpuUsage();
  const busy = await measureDelay(() => built.drawInThread({ ...question, key }));
  const { user, system } = process.cpuUsage(before);
  const processor = Math.round((user + system) / 1000);
  const waited = Math.round(performance.now() - start);
  say(`64 films, 500 people: ${processor} ms of a processor, answered after ${waited} ms`);
  say(`event loop, p99 of its delay: ${quiet} ms alone, ${busy} ms meanwhile`);
}

interface Built {
  readonly drawInThread: (question: Question & { key: string }) => Promise<unknown>;
}

function isBuilt(value: unknown): value is Built {
  return typeof value === 'object' && value !== null && 'drawInThread' in value;
}

async function measureDelay(work: () => Promise<unknown>): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await work();
  delay.disable();
  return (delay.percentile(99) / 1e6).toFixed(1);
}

function timeOwnOrder({ ballots }: Question): void {
  const films = [...new Set(ballots.flatMap(({ film1Id, film2Id }) => [film1Id, film2Id]))];
  const choices = ballots.map(({ film1Id, film2Id, home }) =>
    home.startsWith('1,')
      ? { chosen: film1Id, other: film2Id }
      : { chosen: film2Id, other: film1Id },
  );
  const before = process.cpuUsage();
  orderFilms(films, choices);
  const { user, system } = process.cpuUsage(before);
  say(`own order of 64 films: ${((user + system) / 1000).toFixed(1)} ms of a processor`);
}

const question = askLargest();
await timeMap(question);
timeOwnOrder(question);
