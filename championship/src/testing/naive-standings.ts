/**
 * The table once more, written without a look at the one that is shipped: every figure is counted
 * from the list of matches each time it is asked for, and a position is one more than the number of
 * better films. Slow and plain on purpose; tests compare the two.
 */
export interface PlayedMatch {
  readonly matchDay: number;
  readonly film1Id: number;
  readonly film2Id: number;
  readonly film1Votes: number;
  readonly film2Votes: number;
}

export interface NaiveRow {
  readonly filmId: number;
  readonly position: number;
  readonly listOrder: number;
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly played: number;
  readonly votesFor: number;
  readonly votesAgainst: number;
  readonly form: string;
  readonly movement: number;
  readonly decidedBy: string | null;
}

/** The table after the last day in `matches`; `films` in draw order. */
export function naiveStandings(
  films: readonly number[],
  matches: readonly PlayedMatch[],
): NaiveRow[] {
  const lastDay = Math.max(0, ...matches.map((match) => match.matchDay));
  const earlier = matches.filter((match) => match.matchDay < lastDay);
  const order = listFilms(films, matches);
  return order.map((film, index) => {
    const all = resultsOf(film, matches);
    const position = positionOf(film, films, matches);
    const count = (letter: string) => all.filter((result) => result.letter === letter).length;
    return {
      filmId: film,
      position,
      listOrder: index + 1,
      points: 3 * count('W') + count('D'),
      wins: count('W'),
      draws: count('D'),
      losses: count('L'),
      played: all.length,
      votesFor: total(all.map((result) => result.own)),
      votesAgainst: total(all.map((result) => result.other)),
      form: all
        .slice(-5)
        .map((result) => result.letter)
        .join(''),
      movement: earlier.length === 0 ? 0 : positionOf(film, films, earlier) - position,
      decidedBy: reasonFor(order[index - 1], film, matches),
    };
  });
}

function resultsOf(film: number, matches: readonly PlayedMatch[]) {
  return matches
    .filter((match) => match.film1Id === film || match.film2Id === film)
    .toSorted((a, b) => a.matchDay - b.matchDay)
    .map((match) => {
      const isHome = match.film1Id === film;
      const own = isHome ? match.film1Votes : match.film2Votes;
      const other = isHome ? match.film2Votes : match.film1Votes;
      const letter = own > other ? 'W' : own < other ? 'L' : 'D';
      return { own, other, letter, rival: isHome ? match.film2Id : match.film1Id };
    });
}

/** What counts before the matches between the tied, best first. */
function meritsOf(film: number, matches: readonly PlayedMatch[]): [string, number][] {
  const all = resultsOf(film, matches);
  const votesFor = total(all.map((result) => result.own));
  return [
    ['points', total(all.map(worth))],
    ['voteDifference', votesFor - total(all.map((result) => result.other))],
    ['votesFor', votesFor],
    ['wins', all.filter((result) => result.letter === 'W').length],
  ];
}

function worth({ letter }: { letter: string }): number {
  return letter === 'W' ? 3 : letter === 'D' ? 1 : 0;
}

/** Positive if `a` is better, negative if `b` is, and by which rule. */
function judge(a: number, b: number, matches: readonly PlayedMatch[]): [string, number] {
  const ofA = meritsOf(a, matches);
  const ofB = meritsOf(b, matches);
  for (const [index, [rule, merit]] of ofA.entries()) {
    const difference = merit - (ofB[index]?.[1] ?? 0);
    if (difference !== 0) return [rule, difference];
  }
  const merits = JSON.stringify(ofA);
  const isTied = (film: number) => JSON.stringify(meritsOf(film, matches)) === merits;
  const among = (film: number) =>
    total(
      resultsOf(film, matches)
        .filter((result) => isTied(result.rival))
        .map(worth),
    );
  const difference = among(a) - among(b);
  return difference === 0 ? ['shared', 0] : ['headToHead', difference];
}

function positionOf(
  film: number,
  films: readonly number[],
  matches: readonly PlayedMatch[],
): number {
  return 1 + films.filter((other) => judge(other, film, matches)[1] > 0).length;
}

function listFilms(films: readonly number[], matches: readonly PlayedMatch[]): number[] {
  const positions = new Map(films.map((film) => [film, positionOf(film, films, matches)]));
  // Sorting is stable: films on one position keep the draw order.
  return films.toSorted((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
}

function reasonFor(
  above: number | undefined,
  film: number,
  matches: readonly PlayedMatch[],
): string | null {
  if (above === undefined) return null;
  const [rule] = judge(above, film, matches);
  return rule === 'points' ? null : rule;
}

function total(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
