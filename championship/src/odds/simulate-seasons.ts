import { createXoshiro, seedWords } from '../seeded-random.ts';
import { exp, sqrt } from './exact-math.ts';
import { solveUpper } from './linear-system.ts';
import { listMargins, marginClasses, marginSteps, type OutcomeCurve } from './outcome-curve.ts';
import { createCounter, ended, type SeasonCounts } from './rank-season.ts';
import { drawKey, pointsOfKey, winKey, type SeasonStart } from './season-start.ts';
import type { Belief } from './strengths.ts';

export const seasonsPlayed = 20_000;
/** Strengths are not known, only likely: so many different ones are tried, each for as many seasons as the others. */
const strengthsTried = 1000;
const seasonsEach = seasonsPlayed / strengthsTried;

export interface SimulatedSeasons extends SeasonCounts {
  /** Of all seasons. */
  readonly pointSums: Float64Array;
}

interface Future {
  readonly start: SeasonStart;
  readonly beliefs: readonly Belief[];
  readonly curve: OutcomeCurve;
  readonly seed: string;
}

/**
 * Plays what is left of a season again and again. All memory is taken beforehand, whatever the number of films: a
 * season writes over the one before.
 */
export function simulateSeasons({ start, beliefs, curve, seed }: Future): SimulatedSeasons {
  const { films, homes } = start;
  const matches = homes.length;
  const counted: SimulatedSeasons = {
    titles: new Int32Array(films),
    topThrees: new Int32Array(films),
    pointSums: new Float64Array(films),
  };
  const count = createCounter(start, counted);
  const season = { keys: new Float64Array(films), outcomes: new Uint8Array(matches) };
  const table = createOdds(start, curve);
  const words = seedWords(seed);
  const strengths = new Float64Array(films);
  const next = createXoshiro(seedWords(`strengths ${seed}`));
  for (let tried = 0; tried < strengthsTried; tried += 1) {
    sampleStrengths(beliefAt(beliefs, (tried + 0.5) / strengthsTried), next, strengths);
    table.set(strengths);
    const playAll = () => {
      play(start, table, { season, words });
      count(season);
      for (let film = 0; film < films; film += 1) {
        counted.pointSums[film] =
          (counted.pointSums[film] ?? 0) + pointsOfKey(season.keys[film] ?? 0);
      }
    };
    for (let played = 0; played < seasonsEach; played += 1) playAll();
  }
  return counted;
}

/** The beliefs side by side, each as wide as its weight. */
function beliefAt(beliefs: readonly Belief[], place: number): Belief {
  let reached = 0;
  for (const belief of beliefs) {
    reached += belief.weight;
    if (place < reached) return belief;
  }
  const last = beliefs.at(-1);
  if (!last) throw new RangeError('strengths follow from at least one belief');
  return last;
}

/** Normal numbers as sums of twelve even ones: only additions, so the same everywhere. */
function sampleStrengths(
  { mode, precision }: Belief,
  next: () => number,
  strengths: Float64Array,
): void {
  for (let film = 0; film < strengths.length; film += 1) {
    let sum = -6;
    for (let part = 0; part < 12; part += 1) sum += next() / 2 ** 32;
    strengths[film] = sum / sqrt(precision.diagonal[film] ?? 0);
  }
  solveUpper(precision, strengths);
  for (let film = 0; film < strengths.length; film += 1) {
    strengths[film] = (strengths[film] ?? 0) + (mode[film] ?? 0);
  }
}

type OddsTable = ReturnType<typeof createOdds>;

/** Of each open match: below `wins` of 2¹⁶ the film on the left wins, below `draws` nobody. */
function createOdds({ homes, aways, films }: SeasonStart, curve: OutcomeCurve) {
  const wins = new Int32Array(homes.length);
  const draws = new Int32Array(homes.length);
  /** Where the gains of such a match begin. */
  const kinds = new Int32Array(homes.length);
  const powers = new Float64Array(films);

  function set(strengths: Float64Array): void {
    for (let film = 0; film < films; film += 1) {
      powers[film] = exp((curve.steepness * (strengths[film] ?? 0)) / 2);
    }
    for (let match = 0; match < homes.length; match += 1) {
      const home = powers[homes[match] ?? 0] ?? 0;
      const away = powers[aways[match] ?? 0] ?? 0;
      const win = home * home;
      const draw = curve.draws * home * away;
      const sum = win + draw + away * away;
      wins[match] = Math.round((win / sum) * allOdds);
      draws[match] = Math.round(((win + draw) / sum) * allOdds);
      kinds[match] = Math.floor((win / (win + away * away)) * almostAll) * gainsOfKind;
    }
  }
  return { wins, draws, kinds, ...listGains(curve), set };
}

const allOdds = 2 ** 16;
/** A share of 1 belongs to the last class. */
const almostAll = marginClasses - 1e-9;
const gainsOfKind = 3 * marginSteps;

/** What each side gains in a match; index: kind of match, outcome, step. */
function listGains(curve: OutcomeCurve) {
  const margins = listMargins(curve);
  const homeGains = new Float64Array(marginClasses * gainsOfKind);
  const awayGains = new Float64Array(marginClasses * gainsOfKind);
  for (let kind = 0; kind < marginClasses; kind += 1) {
    for (let step = 0; step < marginSteps; step += 1) {
      const first = kind * gainsOfKind + step;
      const won = first + ended.homeWon * marginSteps;
      const drawn = first + ended.drawn * marginSteps;
      const lost = first + ended.awayWon * marginSteps;
      const margin = margins[kind * marginSteps + step] ?? 0;
      const marginAway = margins[(marginClasses - 1 - kind) * marginSteps + step] ?? 0;
      homeGains[won] = winKey + margin;
      awayGains[won] = -margin;
      homeGains[drawn] = drawKey;
      awayGains[drawn] = drawKey;
      homeGains[lost] = -marginAway;
      awayGains[lost] = winKey + marginAway;
    }
  }
  return { homeGains, awayGains };
}

interface Play {
  readonly season: { readonly keys: Float64Array; readonly outcomes: Uint8Array };
  /** The generator's state, taken up where the season before left it. */
  readonly words: Int32Array;
}

/**
 * One season. All the time goes here: the generator is written out, one number of it decides two matches, and there is
 * no branch that a processor would have to guess.
 */
function play(
  { homes, aways, keys: before }: SeasonStart,
  { wins, draws, kinds, homeGains, awayGains }: OddsTable,
  { season: { keys, outcomes }, words }: Play,
): void {
  keys.set(before);
  let [a = 0, b = 0, c = 0, d = 0] = words;
  let bits = 0;
  for (let match = 0; match < outcomes.length; match += 1) {
    if ((match & 1) === 0) {
      const five = Math.imul(b, 5);
      bits = Math.imul((five << 7) | (five >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
    }
    const drawn = bits & 0xffff;
    bits >>>= 16;
    // The sign of each difference says which side of the threshold it fell on.
    const isBelowWin = (drawn - (wins[match] ?? 0)) >>> 31;
    const isBelowDraw = (drawn - (draws[match] ?? 0)) >>> 31;
    const outcome = 2 - isBelowWin - isBelowDraw;
    // The lowest bits choose the margin: they say nothing about the highest, which decide.
    const gain = (kinds[match] ?? 0) + outcome * marginSteps + (drawn & (marginSteps - 1));
    const home = homes[match] ?? 0;
    const away = aways[match] ?? 0;
    keys[home] = (keys[home] ?? 0) + (homeGains[gain] ?? 0);
    keys[away] = (keys[away] ?? 0) + (awayGains[gain] ?? 0);
    outcomes[match] = outcome;
  }
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
}
