import type { Film } from '@girone/poster/poster-sheet';

/** A home win, an away win, or a film that one has not seen: nobody's vote, and so a draw. */
export type Answer = 'home' | 'away' | 'unseen';

export interface TryFilm extends Film {
  title: string;
  director: string;
  year: number;
}

const persona: TryFilm = {
  title: 'Persona',
  year: 1966,
  director: 'Ingmar Bergman',
  genre: 'Drammatico',
};
const investigation: TryFilm = {
  title: 'Indagine su un cittadino al di sopra di ogni sospetto',
  year: 1970,
  director: 'Elio Petri',
  genre: 'Psicologico',
};
const metropolis: TryFilm = {
  title: 'Metropolis',
  year: 1927,
  director: 'Fritz Lang',
  genre: 'Thriller',
};

const films: readonly TryFilm[] = [persona, investigation, metropolis];

export interface TryFixture {
  home: TryFilm;
  away: TryFilm;
}

/** Each pair once, each film once at home. */
export const tryFixtures: readonly TryFixture[] = [
  { home: persona, away: investigation },
  { home: investigation, away: metropolis },
  { home: metropolis, away: persona },
];

/** Each film plays twice. */
export const matchesPerFilm = 2;

export type TryOutcome = 'win' | 'draw' | 'loss';

const pointsOf: Readonly<Record<TryOutcome, number>> = { win: 3, draw: 1, loss: 0 };
const voteOf: Readonly<Record<TryOutcome, number>> = { win: 1, draw: 0, loss: -1 };

export interface TryRow {
  film: TryFilm;
  /** Shared positions are equal numbers. */
  position: number;
  points: number;
  results: readonly TryOutcome[];
}

export interface TryResult extends TryFixture {
  homeVotes: number;
  awayVotes: number;
}

/** What was voted so far, as a championship would write it. */
export function resultsOf(answers: readonly Answer[]): TryResult[] {
  return tryFixtures.slice(0, answers.length).map(({ home, away }, match) => ({
    home,
    away,
    homeVotes: answers[match] === 'home' ? 1 : 0,
    awayVotes: answers[match] === 'away' ? 1 : 0,
  }));
}

/** The table: by points, then by votes for less votes against. */
export function tableOf(answers: readonly Answer[]): TryRow[] {
  const results = resultsOf(answers);
  const rows = films.map((film) => {
    const outcomes = results.flatMap((result) => outcomeFor(film, result) ?? []);
    return {
      film,
      results: outcomes,
      points: sum(outcomes.map((outcome) => pointsOf[outcome])),
      difference: sum(outcomes.map((outcome) => voteOf[outcome])),
    };
  });
  const isBefore = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    b.points - a.points || b.difference - a.difference;
  return rows
    .toSorted(isBefore)
    .map(({ film, results: outcomes, points, difference }, _at, all) => ({
      film,
      results: outcomes,
      points,
      position:
        1 +
        all.filter(
          (other) =>
            other.points > points || (other.points === points && other.difference > difference),
        ).length,
    }));
}

function outcomeFor(film: TryFilm, result: TryResult): TryOutcome | null {
  if (result.home !== film && result.away !== film) return null;
  if (result.homeVotes === result.awayVotes) return 'draw';
  const winner = result.homeVotes > result.awayVotes ? result.home : result.away;
  return winner === film ? 'win' : 'loss';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What three votes have made of it. */
export type TryVerdict =
  | { kind: 'champion'; champion: TryRow }
  | { kind: 'joint'; champions: readonly TryRow[] }
  /** Each has beaten one and lost to the other. */
  | { kind: 'oneEach' }
  /** None of them seen. */
  | { kind: 'allDrawn' };

export function verdictOf(table: readonly TryRow[]): TryVerdict {
  const champions = table.filter(({ position }) => position === 1);
  const [champion] = champions;
  if (champion === undefined || champions.length === table.length) {
    const isDrawn = table.every(({ results }) => results.every((outcome) => outcome === 'draw'));
    return { kind: isDrawn ? 'allDrawn' : 'oneEach' };
  }
  return champions.length === 1 ? { kind: 'champion', champion } : { kind: 'joint', champions };
}
