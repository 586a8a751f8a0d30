import { drawCalendar } from '@girone/championship/calendar';
import { rankEachDay } from '@girone/championship/standings';
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { median } from './stand.ts';

/**
 * The pure engine on a season of 32 films: the calendar of 992 matches, all results, and the table
 * after every one of 62 days, as it is built and shipped; against brackets-manager, which plays the same season with as
 * many tables. CPU time of this process, alternating.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const repeats = Number(process.env['REPEATS'] ?? 20);
const films = Array.from({ length: 32 }, (_, index) => index + 1);

function votesOf(home: number, away: number): [number, number] {
  return [(home * 7 + away * 3) % 11, (home * 5 + away * 13) % 11];
}

function playOurs(): number[] {
  const matches = drawCalendar(films).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ home, away }) => {
      const [film1Votes, film2Votes] = votesOf(home, away);
      return { matchDay, film1Id: home, film2Id: away, film1Votes, film2Votes };
    }),
  );
  return rankEachDay(films, matches)
    .slice(1)
    .map(({ rows }) => rows.reduce((sum, { points }) => sum + points, 0));
}

/** The same season with brackets-manager: its calendar, all results, a table after every round. */
async function playWithBrackets(): Promise<number> {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const stage = await manager.create.stage({
    tournamentId: 1,
    name: 'season',
    type: 'round_robin',
    seeding: films.map(String),
    settings: { groupCount: 1, roundRobinMode: 'double' },
  });
  const { match: matches } = await manager.get.stageData(stage.id);
  for (const [index, { id, opponent1, opponent2, round_id: round }] of matches.entries()) {
    const [home, away] = votesOf(Number(opponent1?.id) + 1, Number(opponent2?.id) + 1);
    await manager.update.match({ id, ...outcome(home, away) });
    if (matches[index + 1]?.round_id !== round)
      await manager.get.finalStandings(stage.id, threePoints);
  }
  return matches.length;
}

const threePoints: Parameters<BracketsManager['get']['finalStandings']>[1] = {
  rankingFormula: ({ wins, draws }) => 3 * wins + draws,
};

function outcome(home: number, away: number) {
  if (home === away) {
    return {
      opponent1: { score: home, result: 'draw' as const },
      opponent2: { score: away, result: 'draw' as const },
    };
  }
  return home > away
    ? { opponent1: { score: home, result: 'win' as const }, opponent2: { score: away } }
    : { opponent1: { score: home }, opponent2: { score: away, result: 'win' as const } };
}

async function measure(play: () => unknown, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < times; count += 1) await play();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const days = playOurs().length;
const matchCount = await playWithBrackets();
if (matchCount !== films.length * (films.length - 1)) throw new Error('the seasons are not alike');
const ratios: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const ours = await measure(playOurs, repeats);
  const theirs = await measure(playWithBrackets, 3);
  ratios.push(ours / theirs);
  process.stdout.write(
    `ours ${ours.toFixed(2)} ms, brackets-manager ${theirs.toFixed(2)} ms a season\n`,
  );
}
process.stdout.write(`engine : brackets-manager ${median(ratios).toFixed(3)} (${days} days)\n`);
