import {
  findWinner,
  outcomeFor,
  pointsFor,
  type MatchOutcome,
  type MatchResult,
} from './result.ts';

const formLength = 5;

/** A film's figures so far. */
export interface FilmTally {
  readonly filmId: number;
  /** Place in the draw order: how films that stay equal are listed. */
  readonly drawPlace: number;
  points: number;
  wins: number;
  draws: number;
  losses: number;
  votesFor: number;
  votesAgainst: number;
  /** The last five outcomes, oldest first. */
  form: string;
  /** Points won against each film, by its place in the draw. */
  readonly pointsAgainst: number[];
}

export type Tallies = ReadonlyMap<number, FilmTally>;

/** Every film at 0, in draw order. */
export function startTallies(films: readonly number[]): Tallies {
  return new Map(
    films.map((filmId, drawPlace) => [
      filmId,
      {
        filmId,
        drawPlace,
        points: 0,
        wins: 0,
        draws: 0,
        losses: 0,
        votesFor: 0,
        votesAgainst: 0,
        form: '',
        pointsAgainst: films.map(() => 0),
      },
    ]),
  );
}

export type Worth = Readonly<Record<MatchOutcome, number>>;

/**
 * Adds one result to both films. Results come in the order of their days: the form depends on it. Only a recount gives
 * them another worth.
 */
export function addResult(tallies: Tallies, match: MatchResult, worth: Worth = pointsFor): void {
  const winnerId = findWinner(match);
  const film1 = getTally(tallies, match.film1Id);
  const film2 = getTally(tallies, match.film2Id);
  const { film1Votes: votes, film2Votes: against } = match;
  addSide(film1, { rival: film2, winnerId, worth, votes, against });
  addSide(film2, { rival: film1, winnerId, worth, votes: against, against: votes });
}

interface Side {
  readonly rival: FilmTally;
  readonly winnerId: number | null;
  readonly worth: Worth;
  readonly votes: number;
  readonly against: number;
}

function addSide(tally: FilmTally, { rival, winnerId, worth, votes, against }: Side): void {
  const outcome = outcomeFor(tally.filmId, winnerId);
  const points = worth[outcome];
  tally.points += points;
  tally.wins += outcome === 'W' ? 1 : 0;
  tally.draws += outcome === 'D' ? 1 : 0;
  tally.losses += outcome === 'L' ? 1 : 0;
  tally.votesFor += votes;
  tally.votesAgainst += against;
  tally.form = (tally.form + outcome).slice(-formLength);
  tally.pointsAgainst[rival.drawPlace] = pointsWon(tally, rival) + points;
}

/** What a film won in its matches against another. */
export function pointsWon(tally: FilmTally, rival: FilmTally): number {
  return tally.pointsAgainst[rival.drawPlace] ?? 0;
}

function getTally(tallies: Tallies, filmId: number): FilmTally {
  const tally = tallies.get(filmId);
  if (!tally) throw new RangeError(`film ${filmId} is not in this championship`);
  return tally;
}
