import { createSeededRandom } from '../seeded-random.ts';

/** The side that a ballot was for. */
type Side = 1 | 2;

interface CountedMatch {
  readonly matchNumber: number;
  readonly film1Votes: number;
  readonly film2Votes: number;
}

/**
 * The order in which ballots are turned before everybody: it follows from the totals and the day's seal alone, never
 * from who voted when. The result stays open for as long as the totals allow: as long as nobody has more than half of
 * all ballots, either side may still win, so the winner's ballots beyond that come last.
 */
export function orderBallots(
  { matchNumber, film1Votes, film2Votes }: CountedMatch,
  seal: string,
): Side[] {
  const winner: Side = film1Votes >= film2Votes ? 1 : 2;
  const loser: Side = winner === 1 ? 2 : 1;
  const most = Math.max(film1Votes, film2Votes);
  const least = Math.min(film1Votes, film2Votes);
  const half = Math.floor((most + least) / 2);
  const open = [...Array<Side>(half).fill(winner), ...Array<Side>(least).fill(loser)];
  const decided = Array<Side>(most - half).fill(winner);
  return [...shuffle(open, `${seal}|${matchNumber}`), ...decided];
}

function shuffle(ballots: Side[], seed: string): Side[] {
  const draw = createSeededRandom(seed);
  const shuffled = [...ballots];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    const held = shuffled[last] ?? 1;
    shuffled[last] = shuffled[other] ?? 1;
    shuffled[other] = held;
  }
  return shuffled;
}

const usualGap = 210;
/** Before each of the last four. */
const lastGaps = [320, 460, 640, 900];

/**
 * When each ballot is turned, in milliseconds from the start of the count; the last ones keep everybody waiting. However
 * many there are, the last is turned within `longest`.
 */
export function ballotTimes(ballots: number, longest: number): number[] {
  const slow = lastGaps.slice(Math.max(0, lastGaps.length - ballots));
  const slowSum = slow.reduce((sum, gap) => sum + gap, 0);
  const quick = ballots - slow.length;
  const room = Math.max(0, longest - slowSum);
  const quickGap = quick > 0 ? Math.min(usualGap, room / quick) : 0;
  const gaps = [...Array<number>(quick).fill(quickGap), ...slow];
  const scale = slowSum > longest ? longest / slowSum : 1;
  let at = 0;
  return gaps.map((gap) => (at += gap * scale));
}
