import { log, sqrt } from './exact-math.ts';
import { at } from './linear-system.ts';
import { shareOf, type CountedMatch } from './strengths.ts';

/**
 * Davidson's extension of Bradley and Terry to draws: between films whose strengths differ by d, win, draw and defeat
 * stand to each other as e^(steepness·d/2) : draws : e^(−steepness·d/2).
 */
export interface OutcomeCurve {
  /** How much a vote's odds weigh in those of a match: the more voters, the more. */
  readonly steepness: number;
  /** Davidson's ν. */
  readonly draws: number;
  /** Votes that a match brings. */
  readonly turnout: number;
}

/** Matches with one vote more or less are as likely as those seen: so many are added on each side. */
const imaginedMatches = 2;
/**
 * Davidson's curve is logistic, a majority of many voters nearly normal: laid along each other where films are equal, it
 * would trust favourites too little. So they meet where the odds are ten to one, at ln 10 : 1.335 √(8/π).
 */
const towardsFavourites = 1.08;
/** Exact up to here; above, the formula for many voters is as good. */
const fewVoters = 60;

/** A majority decides and equal votes are a draw, so both parameters follow from how many vote. */
export function findOutcomeCurve(matches: readonly CountedMatch[], scatter: number): OutcomeCurve {
  const sum = matches.reduce((votes, { homeVotes, awayVotes }) => votes + homeVotes + awayVotes, 0);
  const turnout = Math.round(sum / Math.max(1, matches.length));
  let drawn = 0;
  let steep = 0;
  let decided = 0;
  const add = (votes: number, times: number) => {
    const { drawShare, steepness } = evenMatch(votes);
    drawn += drawShare * times;
    steep += steepness * (1 - drawShare) * times;
    decided += (1 - drawShare) * times;
  };
  for (const { homeVotes, awayVotes } of matches) add(homeVotes + awayVotes, 1);
  for (const votes of [turnout - 1, turnout + 1]) add(Math.max(1, votes), imaginedMatches);
  const drawShare = drawn / (drawn + decided);
  return {
    steepness: (towardsFavourites * steep) / decided / sqrt(scatter),
    draws: (2 * drawShare) / (1 - drawShare),
    turnout,
  };
}

/** Between equal films: how likely a draw is, and how fast the odds of winning grow with a film's strength. */
function evenMatch(votes: number): { drawShare: number; steepness: number } {
  if (votes === 0) return { drawShare: 1, steepness: 0 };
  const half = Math.floor(votes / 2);
  if (votes > fewVoters) {
    const density = sqrt(2 / (Math.PI * votes));
    return { drawShare: votes % 2 === 0 ? density : 0, steepness: votes * density };
  }
  // The middle of row `votes` of Pascal's triangle, as a share of the row.
  let middle = 1;
  for (let pair = 1; pair <= half; pair += 1) middle *= (2 * pair - 1) / (2 * pair);
  if (votes % 2 === 1) return { drawShare: 0, steepness: votes * middle };
  return { drawShare: middle, steepness: (votes * middle) / (1 - middle) };
}

/** Kinds of matches by how likely the film on the left wins. */
export const marginClasses = 16;
/** Equally likely margins of each kind. */
export const marginSteps = 32;

/** By how many votes a match is won; index: class of its winner, then step. */
export function listMargins({ steepness, turnout }: OutcomeCurve): Float64Array {
  const margins = new Float64Array(marginClasses * marginSteps);
  const votes = Math.min(fewVoters, Math.max(1, turnout));
  const unit = Math.max(1, turnout) / votes;
  for (let kind = 0; kind < marginClasses; kind += 1) {
    const odds = (kind + 0.5) / (marginClasses - kind - 0.5);
    fillClass(margins.subarray(kind * marginSteps, (kind + 1) * marginSteps), {
      votes,
      unit,
      share: shareOf(log(odds) / Math.max(0.5, steepness)),
    });
  }
  return margins;
}

interface MarginClass {
  readonly votes: number;
  /** A margin of one stands for so many votes. */
  readonly unit: number;
  /** Of the votes that go to the winner. */
  readonly share: number;
}

function fillClass(target: Float64Array, { votes, unit, share }: MarginClass): void {
  const least = Math.floor(votes / 2) + 1;
  const likely = new Float64Array(votes + 1);
  let weight = 1;
  let sum = 0;
  for (let won = least; won <= votes; won += 1) {
    likely[won] = weight;
    sum += weight;
    weight *= ((votes - won) / (won + 1)) * (share / (1 - share));
  }
  let won = least;
  let reached = at(likely, won);
  for (let step = 0; step < target.length; step += 1) {
    const goal = (sum * (step + 0.5)) / target.length;
    while (reached < goal && won < votes) {
      won += 1;
      reached += at(likely, won);
    }
    target[step] = Math.round((2 * won - votes) * unit);
  }
}
