import { join } from 'node:path';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { drawCalendar } from '@girone/championship/calendar';
import { estimateOdds, seedOf, type OddsQuestion } from '@girone/championship/odds/estimate-odds';
import { scoreForecast, scoreOfEquals } from '@girone/championship/odds/grade-odds';
import { seasonsPlayed } from '@girone/championship/odds/simulate-seasons';
import { createSeededRandom, type DrawNumber } from '@girone/championship/seeded-random';
import { rankStandings, type CompletedMatch } from '@girone/championship/standings';

/**
 * Whether odds keep their word: seasons between films whose strengths are known here and not to the model; of all that
 * was said to have a chance of 30 %, did 30 % win? Since the strengths are known, what is left after a day can be played
 * as often as one likes: one ending alone would leave an error of three points in most bins, whatever the odds are
 * worth. Then how long the largest season takes.
 */
const seasons = Number(process.env['SEASONS'] ?? 300);
/** The model was tuned on `SEEDS='tuning season'`; those that are measured it has never seen. */
const seeds = process.env['SEEDS'] ?? 'measured season';
const endings = 20;
/** Odds are taken after every so many days. */
const everyDays = 1;
const bins = 10;
/** How often the event loop is watched, alone and beside the thread. */
const turns = 15;

interface Bin {
  said: number;
  /** Over all endings, as a share of them. */
  won: number;
  /** In the one season that was drawn. */
  wonOnce: number;
  count: number;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function playSeason(index: number) {
  const draw = createSeededRandom(`${seeds} ${index}`);
  const films = Array.from({ length: 4 + draw(7) }, (_, film) => film + 1);
  const spread = 0.2 + draw(9) / 10;
  const voters = 4 + draw(27);
  const strengths = new Map(films.map((film) => [film, spread * drawNormal(draw)]));
  const matches = drawCalendar(films).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ home, away }): CompletedMatch =>
      playMatch(draw, { matchDay, film1Id: home, film2Id: away, voters, strengths }),
    ),
  );

  /** How often each film comes first when what is left after a day is played anew. */
  function playOn(day: number): Map<number, number> {
    const won = new Map<number, number>();
    const before = matches.filter(({ matchDay }) => matchDay <= day);
    const left = matches.filter(({ matchDay }) => matchDay > day);
    for (let ending = 0; ending < endings; ending += 1) {
      const rest = left.map((match) => playMatch(draw, { ...match, voters, strengths }));
      for (const film of championsOf(films, [...before, ...rest])) {
        won.set(film, (won.get(film) ?? 0) + 1 / endings);
      }
    }
    return won;
  }

  const champions = new Set(championsOf(films, matches));
  return { films, matches, champions, playOn, lastDay: matches.at(-1)?.matchDay ?? 0 };
}

interface Fixture {
  readonly matchDay: number;
  readonly film1Id: number;
  readonly film2Id: number;
  readonly voters: number;
  readonly strengths: ReadonlyMap<number, number>;
}

function playMatch(draw: DrawNumber, fixture: Fixture): CompletedMatch {
  const { matchDay, film1Id, film2Id, voters, strengths } = fixture;
  const difference = (strengths.get(film1Id) ?? 0) - (strengths.get(film2Id) ?? 0);
  const share = 1 / (1 + Math.exp(-difference));
  let film1Votes = 0;
  let film2Votes = 0;
  for (let voter = 0; voter < voters; voter += 1) {
    // One in five has not come.
    if (draw(5) === 0) continue;
    if (drawShare(draw) < share) film1Votes += 1;
    else film2Votes += 1;
  }
  return { matchDay, film1Id, film2Id, film1Votes, film2Votes };
}

function championsOf(films: readonly number[], matches: readonly CompletedMatch[]): number[] {
  return rankStandings(films, matches)
    .filter(({ position }) => position === 1)
    .map(({ filmId }) => filmId);
}

function drawShare(draw: DrawNumber): number {
  return draw(1_000_000) / 1_000_000;
}

function drawNormal(draw: DrawNumber): number {
  let sum = -6;
  for (let part = 0; part < 12; part += 1) sum += drawShare(draw);
  return sum;
}

function calibrate(): void {
  const table = Array.from({ length: bins }, (): Bin => ({
    said: 0,
    won: 0,
    wonOnce: 0,
    count: 0,
  }));
  let score = 0;
  let equals = 0;
  let forecasts = 0;
  for (let index = 0; index < seasons; index += 1) {
    const { films, matches, champions, playOn, lastDay } = playSeason(index);
    const isChampion = films.map((film) => champions.has(film));
    for (let day = 1; day < lastDay; day += everyDays) {
      const odds = estimateOdds({
        filmIds: films,
        results: matches.filter(({ matchDay }) => matchDay <= day),
        fixtures: matches.filter(({ matchDay }) => matchDay > day),
        seed: seedOf(index, day),
      });
      const chances = odds.map(({ titles }) => titles / seasonsPlayed);
      score += scoreForecast({ chances, isChampion });
      equals += scoreOfEquals(isChampion);
      forecasts += 1;
      const won = playOn(day);
      for (const [film, chance] of chances.entries()) {
        const bin = table[Math.min(bins - 1, Math.floor(chance * bins))];
        if (!bin) continue;
        bin.said += chance;
        bin.won += won.get(films[film] ?? 0) ?? 0;
        bin.wonOnce += isChampion[film] === true ? 1 : 0;
        bin.count += 1;
      }
    }
  }
  say('| said | odds | on average | came true | points apart | in one ending alone |');
  say('| --- | --- | --- | --- | --- | --- |');
  for (const [index, { said, won, wonOnce, count }] of table.entries()) {
    const average = (100 * said) / count;
    const cameTrue = (100 * won) / count;
    const range = `${index * 10}–${index * 10 + 10} %`;
    say(
      `| ${range} | ${count} | ${average.toFixed(1)} % | ${cameTrue.toFixed(1)} % | ${Math.abs(average - cameTrue).toFixed(1)} | ${((100 * wonOnce) / count).toFixed(1)} % |`,
    );
  }
  say(
    `Brier ${(score / forecasts).toFixed(3)} against ${(equals / forecasts).toFixed(3)} of all equal.`,
  );
}

/** After the first day of the largest season there is most to play. */
function askLargest(): OddsQuestion {
  const filmIds = Array.from({ length: 64 }, (_, film) => film + 1);
  const draw = createSeededRandom('the largest season');
  const matches = drawCalendar(filmIds).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ home, away }): CompletedMatch => {
      return { matchDay, film1Id: home, film2Id: away, film1Votes: draw(12), film2Votes: draw(12) };
    }),
  );
  return {
    filmIds,
    results: matches.filter(({ matchDay }) => matchDay === 1),
    fixtures: matches.filter(({ matchDay }) => matchDay > 1),
    seed: seedOf(1, 1),
  };
}

function timeLargest(): void {
  const question = askLargest();
  const before = process.cpuUsage();
  estimateOdds(question);
  const { user, system } = process.cpuUsage(before);
  const { heapUsed } = process.memoryUsage();
  const megabytes = Math.round(heapUsed / 2 ** 20);
  say(
    `64 films after day 1: ${Math.round((user + system) / 1000)} ms of a processor, heap ${megabytes} MB`,
  );
}

/** How late timers come while nothing happens, and while the thread of the built server computes. */
async function watchEventLoop(): Promise<void> {
  const program = join(
    import.meta.dirname,
    '../server/dist/features/matches/estimate-in-thread.js',
  );
  const built: unknown = await import(pathToFileURL(program).href);
  if (!isBuilt(built)) throw new Error('the built server has another program; build it again');
  const { estimateInThread } = built;
  const question = askLargest();
  const quiet = monitorEventLoopDelay({ resolution: 1 });
  const busy = monitorEventLoopDelay({ resolution: 1 });
  // By turns, so that what else the machine does meets both alike.
  for (let turn = 0; turn < turns; turn += 1) {
    await measureDelay(busy, () => estimateInThread(question));
    await measureDelay(quiet, () => sleep(2000));
  }
  say(
    `event loop, its delay over ${turns} turns: p99 ${showDelay(quiet, 99)} ms alone, ${showDelay(busy, 99)} ms while 64 films are computed; p50 ${showDelay(quiet, 50)} and ${showDelay(busy, 50)} ms`,
  );
}

interface Built {
  readonly estimateInThread: (question: OddsQuestion) => Promise<unknown>;
}

function isBuilt(value: unknown): value is Built {
  return typeof value === 'object' && value !== null && 'estimateInThread' in value;
}

async function measureDelay(delay: IntervalHistogram, work: () => Promise<unknown>): Promise<void> {
  delay.enable();
  await work();
  delay.disable();
}

function showDelay(delay: IntervalHistogram, percentile: number): string {
  return (delay.percentile(percentile) / 1e6).toFixed(1);
}

if (!process.argv.includes('--only-time')) calibrate();
timeLargest();
await watchEventLoop();
