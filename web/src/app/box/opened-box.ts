import { drawOfBox, resultsOfBox, type BoxResult } from '@girone/championship/box/open-box';
import { rankEachDay, type DayTable } from '@girone/championship/standings';
import { findWinner } from '@girone/championship/result';
import type { BoxFilm, SeasonBox } from '@girone/contract/season-box';
import type { CheckFacts } from '../../features/verification/check-protocol.ts';

export type OpenedFilm = BoxFilm & { readonly posterUrl: string | null };

export interface OpenedMatch extends BoxResult {
  readonly film1: OpenedFilm;
  readonly film2: OpenedFilm;
  readonly winnerId: number | null;
}

/** A championship as it is shown, made from its box alone. */
export interface OpenedBox {
  readonly box: SeasonBox;
  /** In drawn order. */
  readonly order: readonly number[];
  readonly filmOf: (id: number) => OpenedFilm;
  /** From day 0, before the first result. */
  readonly tables: readonly DayTable[];
  readonly matches: readonly OpenedMatch[];
  /** Of all films, "I have not seen it" left aside. */
  readonly votes: number;
  readonly facts: CheckFacts;
}

export function openBox(box: SeasonBox): OpenedBox {
  const films = new Map(
    box.films.map((film) => [film.id, { ...film, posterUrl: film.cover } satisfies OpenedFilm]),
  );
  const filmOf = (id: number) => films.get(id) ?? unknownFilm(id);
  const closings = new Map(box.days.map(({ matchDay, closedAt }) => [matchDay, closedAt]));
  const draw = drawOfBox(box);
  // What was tampered with may not even be a season; it is shown as far as it is one.
  const order = [...new Set(draw.order)].filter((id) => films.has(id));
  const results = resultsOfBox(box);
  const known = results.filter(
    ({ film1Id, film2Id }) => order.includes(film1Id) && order.includes(film2Id),
  );
  const matches = known.map((match) => openMatch(match, filmOf));
  return {
    box,
    order,
    filmOf,
    tables: rankEachDay(order, matches),
    matches,
    votes: matches.reduce((sum, { film1Votes, film2Votes }) => sum + film1Votes + film2Votes, 0),
    facts: {
      draw,
      seals: box.seals,
      matches: matches.map(({ matchNumber, matchDay, film1, film2 }) => ({
        matchNumber,
        matchDay,
        film1,
        film2,
        completedAt: closings.get(matchDay) ?? null,
        correction: null,
      })),
    },
  };
}

function openMatch(match: BoxResult, filmOf: OpenedBox['filmOf']): OpenedMatch {
  const [film1, film2] = [filmOf(match.film1Id), filmOf(match.film2Id)];
  return { ...match, film1, film2, winnerId: findWinner(match) };
}

function unknownFilm(id: number): OpenedFilm {
  const nothing = { year: null, director: null, genre: null, ownerName: null, cover: null };
  return { id, title: `#${id}`, ...nothing, posterUrl: null };
}
