import { drawCalendar } from '../calendar.ts';
import { createSeededRandom } from '../seeded-random.ts';
import {
  answers,
  type PlayedMatch,
  type SeasonBallots,
  type Voter,
} from '../robustness/season-ballots.ts';

interface Encounter {
  readonly home: number;
  readonly away: number;
  readonly matchDay: number;
  readonly isFirstLeg: boolean;
}

interface VotedOrder {
  /** Numbered from 1. */
  readonly films: number;
  readonly voters: number;
  /** Whom a voter, numbered from 0, votes for; null: nobody, undefined: has not seen it. */
  readonly choose: (voter: number, match: Encounter) => number | null | undefined;
  /** Films by their owner's number. */
  readonly owners?: ReadonlyMap<number, number>;
}

/** A whole season in which everybody votes as told. */
export function voteSeason({ films: count, voters, choose, owners }: VotedOrder): SeasonBallots {
  const films = Array.from({ length: count }, (_, index) => index + 1);
  const encounters = drawCalendar(films).flatMap(({ matchDay, leg, fixtures }) =>
    fixtures.map((fixture) => ({ ...fixture, matchDay, isFirstLeg: leg === 'andata' })),
  );
  const ballots = Array.from({ length: voters }, (_, id): Voter => {
    const given = encounters.map((match) => answerOf(choose(id, match), match));
    return { id, answers: Uint8Array.from(given) };
  });
  return {
    films,
    owners: owners ?? new Map(),
    matches: encounters.map((match, index) => countMatch(match, index, ballots)),
    voters: ballots,
  };
}

/** Votes at random, the same for a seed; one in eight is missing, and some have not seen it. */
export function voteAtRandom(order: {
  readonly films: number;
  readonly voters: number;
  readonly seed: string;
}): SeasonBallots {
  const draw = createSeededRandom(order.seed);
  return voteSeason({
    ...order,
    owners: new Map(Array.from({ length: order.films }, (_, film) => [film + 1, film])),
    choose(_, { home, away }) {
      const drawn = draw(16);
      if (drawn < 2) return drawn === 0 ? null : undefined;
      // The lower its number, the better the film.
      return draw(home + away) < away ? home : away;
    },
  });
}

function answerOf(choice: number | null | undefined, { home, away }: Encounter): number {
  if (choice === undefined) return answers.unseen;
  if (choice === home) return answers.home;
  return choice === away ? answers.away : answers.none;
}

function countMatch(match: Encounter, index: number, voters: readonly Voter[]): PlayedMatch {
  const count = (answer: number) =>
    voters.filter(({ answers: given }) => given[index] === answer).length;
  return {
    matchDay: match.matchDay,
    isFirstLeg: match.isFirstLeg,
    isCorrected: false,
    film1Id: match.home,
    film2Id: match.away,
    film1Votes: count(answers.home),
    film2Votes: count(answers.away),
  };
}
