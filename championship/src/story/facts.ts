import type { StoryFact } from '@girone/contract/story';

export type StoryKind = StoryFact['kind'];
export type FactOf<Kind extends StoryKind> = Extract<StoryFact, { readonly kind: Kind }>;

/** A fact, how remarkable it is, and what it is about: no match is told twice in a day. */
export interface RatedFact<Fact extends StoryFact = StoryFact> {
  readonly fact: Fact;
  readonly weight: number;
  readonly subject: number | null;
  readonly match: string | null;
}

export const mostSentences = 5;

/** Margins and unanimity of fewer votes would point at people. */
export const fewestVotes = 5;

/** The films that facts speak of, each once. */
export function filmsIn(facts: readonly StoryFact[]): number[] {
  const found = facts.flatMap((fact) => {
    if ('films' in fact) return fact.films;
    const { film, from, by, over, winner, loser, otherwise } = { ...noFilms, ...fact };
    // Of a climb `from` is a place.
    return [film, fact.kind === 'climb' ? null : from, by, over, winner, loser, otherwise];
  });
  return [...new Set(found.filter((film) => film !== null))];
}

const noFilms = {
  film: null,
  from: null,
  by: null,
  over: null,
  winner: null,
  loser: null,
  otherwise: null,
};
