import { seasonsPlayed } from '@girone/championship/odds/simulate-seasons';
import type { Odds } from '@girone/contract/odds';
import type { findOdds } from './odds.repo.ts';
import type { findFilms } from './standings.repo.ts';

type OddsRow = Awaited<ReturnType<typeof findOdds>>[number];
type FilmRow = Awaited<ReturnType<typeof findFilms>>[number];

/** Shares of the seasons; the most likely champion first, then who is expected to score most. */
export function presentOdds(
  rows: readonly OddsRow[],
  films: readonly FilmRow[],
): Pick<Odds, 'days' | 'films'> {
  const found = new Map(films.map((film) => [film.id, film]));
  const ranked = rows.toSorted(
    (one, other) =>
      (other.titles.at(-1) ?? 0) - (one.titles.at(-1) ?? 0) ||
      other.pointSum - one.pointSum ||
      one.filmId - other.filmId,
  );
  return {
    days: rows[0]?.days ?? [],
    films: ranked.flatMap((row) => {
      const film = found.get(row.filmId);
      return film ? [{ film, ...presentFilm(row) }] : [];
    }),
  };
}

function presentFilm(row: OddsRow): Omit<Odds['films'][number], 'film'> {
  const fact = row.facts.at(-1) ?? null;
  const lastOpen = row.facts.findLastIndex((known) => known !== fact);
  return {
    chances: row.titles.map((titles) => titles / seasonsPlayed),
    fact,
    factSince: fact === null ? null : (row.days[lastOpen + 1] ?? null),
    topThree: row.topThrees / seasonsPlayed,
    topThreeFact: row.topThreeFact,
    // To a tenth: more would promise what no forecast can keep.
    expectedPoints: Math.round((10 * row.pointSum) / seasonsPlayed) / 10,
    points: row.points,
  };
}
