import { drawCalendar } from '../calendar.ts';
import { createSeededRandom, type DrawNumber } from '../seeded-random.ts';
import type { CompletedMatch } from '../standings.ts';

interface SeasonOrder {
  readonly films: number;
  readonly voters: number;
  readonly seed: string;
}

export interface GeneratedSeason {
  readonly films: readonly number[];
  readonly matches: readonly CompletedMatch[];
}

/** A whole season whose films are of unequal strength, and in which some voters leave matches out. */
export function generateSeason({ films: count, voters, seed }: SeasonOrder): GeneratedSeason {
  const draw = createSeededRandom(seed);
  const films = Array.from({ length: count }, (_, index) => index + 1);
  const strengths = new Map(films.map((film) => [film, 2 + draw(8)]));
  const matches = drawCalendar(films).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ home: film1Id, away: film2Id }) => {
      const odds = [strengths.get(film1Id) ?? 1, strengths.get(film2Id) ?? 1] as const;
      const [film1Votes, film2Votes] = castVotes(draw, voters, odds);
      return { matchDay, film1Id, film2Id, film1Votes, film2Votes };
    }),
  );
  return { films, matches };
}

function castVotes(
  draw: DrawNumber,
  voters: number,
  [first, second]: readonly [number, number],
): [number, number] {
  const votes: [number, number] = [0, 0];
  for (let voter = 0; voter < voters; voter += 1) {
    if (draw(10) === 0) continue;
    votes[draw(first + second) < first ? 0 : 1] += 1;
  }
  return votes;
}
