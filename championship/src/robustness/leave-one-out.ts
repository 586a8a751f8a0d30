import { pointsFor } from '../result.ts';
import { answers, type SeasonBallots, type Voter } from './season-ballots.ts';

/**
 * In how many of the seasons with one voter less the champions are the same. A season is not counted anew for each:
 * what a person's votes change is taken from the figures of all. The rules are the table's (`ranking.ts`).
 */
export function countSteady(season: SeasonBallots, champions: readonly number[]): number {
  const figures = figuresOf(season);
  const places = new Set(champions.map((filmId) => season.films.indexOf(filmId)));
  return season.voters.filter((voter) => {
    const first = findFirst(figures, takeOut(figures, voter), voter);
    return first.length === places.size && first.every((film) => places.has(film));
  }).length;
}

/** By place in the draw; matches by their index. */
interface Figures {
  readonly homes: Int32Array;
  readonly aways: Int32Array;
  /** Home votes less away votes. */
  readonly margins: Int32Array;
  /** Results that stand whoever is left out. */
  readonly isFixed: Uint8Array;
  readonly table: Table;
}

interface Table {
  readonly points: Int32Array;
  readonly wins: Int32Array;
  readonly votesFor: Int32Array;
  readonly votesAgainst: Int32Array;
}

function figuresOf({ films, matches }: SeasonBallots): Figures {
  const places = new Map(films.map((filmId, place) => [filmId, place]));
  const table = emptyTable(films.length);
  const homes = Int32Array.from(matches, ({ film1Id }) => places.get(film1Id) ?? 0);
  const aways = Int32Array.from(matches, ({ film2Id }) => places.get(film2Id) ?? 0);
  const margins = Int32Array.from(matches, ({ film1Votes, film2Votes }) => film1Votes - film2Votes);
  const isFixed = Uint8Array.from(matches, ({ isCorrected }) => (isCorrected ? 1 : 0));
  for (const [index, { film1Votes, film2Votes }] of matches.entries()) {
    const pair = { home: homes[index] ?? 0, away: aways[index] ?? 0 };
    add(table.votesFor, pair.home, film1Votes);
    add(table.votesAgainst, pair.home, film2Votes);
    add(table.votesFor, pair.away, film2Votes);
    add(table.votesAgainst, pair.away, film1Votes);
    addOutcome(table, pair, { margin: margins[index] ?? 0, times: 1 });
  }
  return { homes, aways, margins, isFixed, table };
}

function emptyTable(films: number): Table {
  return {
    points: new Int32Array(films),
    wins: new Int32Array(films),
    votesFor: new Int32Array(films),
    votesAgainst: new Int32Array(films),
  };
}

function add(figures: Int32Array, place: number, amount: number): void {
  figures[place] = (figures[place] ?? 0) + amount;
}

interface Pair {
  readonly home: number;
  readonly away: number;
}

/** Gives both films what the result is worth, or with -1 takes it back. */
function addOutcome(
  { points, wins }: Table,
  { home, away }: Pair,
  { margin, times }: { readonly margin: number; readonly times: 1 | -1 },
): void {
  if (margin === 0) {
    add(points, home, pointsFor.D * times);
    add(points, away, pointsFor.D * times);
    return;
  }
  const winner = margin > 0 ? home : away;
  add(points, winner, pointsFor.W * times);
  add(wins, winner, times);
}

/** The table without one person's votes. */
function takeOut({ homes, aways, margins, isFixed, table }: Figures, { answers: given }: Voter) {
  const left: Table = {
    points: table.points.slice(),
    wins: table.wins.slice(),
    votesFor: table.votesFor.slice(),
    votesAgainst: table.votesAgainst.slice(),
  };
  for (let match = 0; match < given.length; match += 1) {
    const step = stepOf(given[match]);
    if (step === 0 || isFixed[match] === 1) continue;
    const home = homes[match] ?? 0;
    const away = aways[match] ?? 0;
    const chosen = step > 0 ? home : away;
    add(left.votesFor, chosen, -1);
    add(left.votesAgainst, chosen === home ? away : home, -1);
    const margin = margins[match] ?? 0;
    if (Math.sign(margin) === Math.sign(margin - step)) continue;
    addOutcome(left, { home, away }, { margin, times: -1 });
    addOutcome(left, { home, away }, { margin: margin - step, times: 1 });
  }
  return left;
}

/** What an answer adds to the margin. */
function stepOf(answer: number | undefined): number {
  if (answer === answers.home) return 1;
  return answer === answers.away ? -1 : 0;
}

/** Who comes first: several where no rule separates them. */
function findFirst(figures: Figures, table: Table, voter: Voter): number[] {
  let best = [0];
  for (let film = 1; film < table.points.length; film += 1) {
    const order = compare(table, film, best[0] ?? 0);
    if (order > 0) best = [film];
    else if (order === 0) best.push(film);
  }
  if (best.length === 1) return best;
  const points = best.map((film) => pointsAmong(figures, { film, rivals: new Set(best) }, voter));
  const most = Math.max(...points);
  return best.filter((_, index) => points[index] === most);
}

/** By all rules that need no look at single matches: above 0 when the first is better. */
function compare({ points, votesFor, votesAgainst, wins }: Table, a: number, b: number): number {
  const difference = (film: number) => (votesFor[film] ?? 0) - (votesAgainst[film] ?? 0);
  return (
    (points[a] ?? 0) - (points[b] ?? 0) ||
    difference(a) - difference(b) ||
    (votesFor[a] ?? 0) - (votesFor[b] ?? 0) ||
    (wins[a] ?? 0) - (wins[b] ?? 0)
  );
}

/** What a film wins in the matches between those that are equal. */
function pointsAmong(
  { homes, aways, margins, isFixed }: Figures,
  { film, rivals }: { readonly film: number; readonly rivals: ReadonlySet<number> },
  { answers: given }: Voter,
): number {
  let points = 0;
  for (let match = 0; match < margins.length; match += 1) {
    const home = homes[match] ?? 0;
    const away = aways[match] ?? 0;
    if ((home !== film && away !== film) || !rivals.has(home) || !rivals.has(away)) continue;
    const margin = (margins[match] ?? 0) - (isFixed[match] === 1 ? 0 : stepOf(given[match]));
    const own = home === film ? margin : -margin;
    if (own > 0) points += pointsFor.W;
    else if (own === 0) points += pointsFor.D;
  }
  return points;
}
