import { exp, log, sqrt } from './exact-math.ts';
import { at, factorize, solve, type Factor } from './linear-system.ts';

/** What the votes of one match say; films by their place in the draw. */
export interface CountedMatch {
  readonly home: number;
  readonly away: number;
  readonly homeVotes: number;
  readonly awayVotes: number;
}

/** What is known of all strengths, if films differ by `spread`: a normal distribution. */
export interface Belief {
  readonly spread: number;
  /** How well the votes fit it; all beliefs together weigh 1. */
  readonly weight: number;
  readonly mode: Float64Array;
  readonly precision: Factor;
}

/** How far apart films may be, in log odds of a single vote. From hardly at all to very. */
const spreads = [0.1, 0.2, 0.35, 0.55, 0.8, 1.15, 1.6];

/** So many matches' worth of trust that voters of a match choose each for themselves. */
const trustInVoters = 12;

interface Votes {
  readonly films: number;
  readonly matches: readonly CountedMatch[];
  /** By how much votes scatter more than independent voters would make them. */
  readonly scatter: number;
}

/**
 * Bradley and Terry's model on the votes: a vote goes to film i against j with odds e^(θi − θj). Before the first vote
 * all films are equal, θ ~ N(0, spread²); which spread fits is left to the votes (marginal likelihood by Laplace), and
 * every spread keeps the weight that they give it. No side is favoured: a film on the left has no advantage.
 */
export function fitStrengths(films: number, matches: readonly CountedMatch[]): Belief[] {
  const scatter = measureScatter(films, matches);
  const fits = spreads.map((spread) => fit({ films, matches, scatter }, spread));
  const best = fits.reduce((most, { evidence }) => Math.max(most, evidence), -Infinity);
  const shares = fits.map(({ evidence }) => exp(evidence - best));
  const sum = shares.reduce((total, share) => total + share, 0);
  return fits.map(({ spread, mode, precision }, index) => ({
    spread,
    mode,
    precision,
    weight: (shares[index] ?? 0) / sum,
  }));
}

export function shareOf(difference: number): number {
  return 1 / (1 + exp(-difference));
}

/**
 * Voters who share a taste make a match less certain than its votes look. Never less than 1, and above it only by what
 * independent voters would rarely bring about: cut off on one side alone, chance would look like a shared taste half of
 * the time, and favourites would be trusted too little.
 */
export function measureScatter(films: number, matches: readonly CountedMatch[]): number {
  const { mode } = fit({ films, matches, scatter: 1 }, 0.55);
  let sum = trustInVoters;
  let counted = trustInVoters;
  for (const { home, away, homeVotes, awayVotes } of matches) {
    const votes = homeVotes + awayVotes;
    if (votes === 0) continue;
    const share = shareOf(at(mode, home) - at(mode, away));
    const miss = homeVotes - votes * share;
    sum += (miss * miss) / (votes * share * (1 - share));
    counted += 1;
  }
  // A film's own strength follows its matches: that takes a degree of freedom each.
  const free = Math.max(trustInVoters, counted - Math.min(films - 1, counted / 2));
  // Of as many squares, each 1 on average, the sum scatters by this much by itself.
  const chance = sqrt(2 * (counted - trustInVoters));
  return Math.max(1, (sum - chance) / free);
}

const mostSteps = 60;
const longestStep = 1;

interface Fit {
  readonly spread: number;
  readonly mode: Float64Array;
  readonly precision: Factor;
  readonly evidence: number;
}

/** Newton's method; the function has one summit. */
function fit(votes: Votes, spread: number): Fit {
  const { films } = votes;
  const mode = new Float64Array(films);
  let precision = factorize(addUp(votes, mode, spread).curvature, films);
  for (let step = 0; step < mostSteps; step += 1) {
    const { slope, curvature } = addUp(votes, mode, spread);
    precision = factorize(curvature, films);
    solve(precision, slope);
    let longest = 0;
    for (let film = 0; film < films; film += 1) {
      const change = Math.min(longestStep, Math.max(-longestStep, at(slope, film)));
      mode[film] = at(mode, film) + change;
      longest = Math.max(longest, change < 0 ? -change : change);
    }
    if (longest < 1e-10) break;
  }
  return { spread, mode, precision, evidence: weigh(votes, { spread, mode, precision }) };
}

function addUp({ films, matches, scatter }: Votes, mode: Float64Array, spread: number) {
  const slope = new Float64Array(films);
  const curvature = new Float64Array(films * films);
  const prior = 1 / (spread * spread);
  for (let film = 0; film < films; film += 1) {
    slope[film] = -at(mode, film) * prior;
    curvature[film * films + film] = prior;
  }
  const add = (row: number, column: number, value: number) => {
    curvature[row * films + column] = at(curvature, row * films + column) + value;
  };
  for (const { home, away, homeVotes, awayVotes } of matches) {
    const votes = homeVotes + awayVotes;
    const share = shareOf(at(mode, home) - at(mode, away));
    const pull = (homeVotes - votes * share) / scatter;
    const bend = (votes * share * (1 - share)) / scatter;
    slope[home] = at(slope, home) + pull;
    slope[away] = at(slope, away) - pull;
    add(home, home, bend);
    add(away, away, bend);
    add(home, away, -bend);
    add(away, home, -bend);
  }
  return { slope, curvature };
}

/** The logarithm of how likely these votes are under this spread, up to what all spreads share. */
function weigh(
  { films, matches, scatter }: Votes,
  { spread, mode, precision }: Omit<Fit, 'evidence'>,
): number {
  let evidence = -films * log(spread);
  for (let film = 0; film < films; film += 1) {
    const strength = at(mode, film) / spread;
    evidence -= (strength * strength + log(at(precision.diagonal, film))) / 2;
  }
  for (const { home, away, homeVotes, awayVotes } of matches) {
    const difference = at(mode, home) - at(mode, away);
    evidence += homeVotes * (log(shareOf(difference)) / scatter);
    evidence += awayVotes * (log(shareOf(-difference)) / scatter);
  }
  return evidence;
}
