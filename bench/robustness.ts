import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { drawCalendar } from '@girone/championship/calendar';
import { assessTitle } from '@girone/championship/robustness/assess-title';
import { sortSeason, type ListedSeason } from '@girone/championship/robustness/season-ballots';
import { createSeededRandom } from '@girone/championship/seeded-random';
import { beginLargeSeason, voteOnLargeDay } from './large-season.ts';
import { addPeople, openStand } from './stand.ts';

/**
 * How long the largest season takes to be recounted: two million votes. First the recounts alone, then the event loop
 * beside the thread of the built server, then the call itself, with the votes read out of the database (`--only-time`
 * leaves that out: the season has to be voted and closed first).
 */
const films = Number(process.env['FILMS'] ?? 64);
const voters = Number(process.env['VOTERS'] ?? 500);
const rounds = 5;
const port = 4397;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One in sixteen answers is missing, one that they have not seen it; the lower a film's number, the better it is. */
function askLargest(): ListedSeason {
  const draw = createSeededRandom('the largest season');
  const filmIds = Array.from({ length: films }, (_, film) => film + 1);
  const matches = drawCalendar(filmIds).flatMap(({ matchDay, leg, fixtures }) =>
    fixtures.map(({ home, away }) => {
      const said = { home: new Array<number>(), away: new Array<number>() };
      const unseen: number[] = [];
      for (let voter = 1; voter <= voters; voter += 1) {
        const luck = draw(16);
        if (luck === 0) continue;
        if (luck === 1) unseen.push(voter);
        else said[draw(300 + home + away) < 150 + away ? 'home' : 'away'].push(voter);
      }
      return {
        matchDay,
        film1Id: home,
        film2Id: away,
        film1Votes: said.home.length,
        film2Votes: said.away.length,
        isFirstLeg: leg === 'andata',
        isCorrected: false,
        home: said.home.join(','),
        away: said.away.join(','),
        unseen: unseen.join(','),
      };
    }),
  );
  const owners = filmIds.map((filmId) => ({ filmId, ownerId: filmId }));
  return { filmIds, owners, matches };
}

function timeRecounts(question: ListedSeason): void {
  const took = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    const assessment = assessTitle(sortSeason(question));
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1000, assessment };
  });
  const [first] = took;
  const times = took.map(({ ms }) => ms.toFixed(0)).join(', ');
  say(`${films} films, ${voters} voters: ${times} ms of a processor (goal 2000)`);
  say(`verdict: ${first?.assessment?.verdict}, ${JSON.stringify(first?.assessment?.exclusions)}`);
}

interface Built {
  readonly assessInThread: (question: ListedSeason) => Promise<unknown>;
}

function isBuilt(value: unknown): value is Built {
  return typeof value === 'object' && value !== null && 'assessInThread' in value;
}

async function watchEventLoop(question: ListedSeason): Promise<void> {
  const program = join(import.meta.dirname, '../server/dist/features/matches/assess-in-thread.js');
  const built: unknown = await import(pathToFileURL(program).href);
  if (!isBuilt(built)) throw new Error('the built server has another program; build it again');
  const quiet = await measureDelay(() => sleep(2000));
  const begin = performance.now();
  const busy = await measureDelay(() => built.assessInThread(question));
  say(
    `in the thread ${(performance.now() - begin).toFixed(0)} ms; event loop, longest delay: ` +
      `${quiet} ms alone, ${busy} ms meanwhile`,
  );
}

async function measureDelay(work: () => Promise<unknown>): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await work();
  delay.disable();
  return (delay.max / 1e6).toFixed(1);
}

async function timeCall(): Promise<void> {
  const stand = await openStand(port, {
    RATE_LIMITS: 'off',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    WORKERS: '1',
  });
  try {
    const [cookie = ''] = await addPeople(stand.pool, voters);
    const season = await beginLargeSeason(stand.pool, films);
    const path = `http://127.0.0.1:${port}/api/tournaments/${season.tournamentId}`;
    for (let matchDay = 1; matchDay <= season.lastDay; matchDay += 1) {
      await voteOnLargeDay(stand.pool, season, matchDay);
      const closed = await fetch(`${path}/advance`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', origin: new URL(path).origin },
        body: JSON.stringify({ matchDay }),
      });
      if (!closed.ok) throw new Error(`day ${matchDay} was not closed: ${await closed.text()}`);
    }
    for (const what of ['first', 'kept']) {
      const begin = performance.now();
      const answer = await fetch(`${path}/robustness`);
      await answer.text();
      say(`the call, ${what}: ${answer.status} in ${(performance.now() - begin).toFixed(0)} ms`);
    }
    stand.check();
  } finally {
    await stand.stop();
  }
}

const question = askLargest();
timeRecounts(question);
await watchEventLoop(question);
if (!process.argv.includes('--only-time')) await timeCall();
