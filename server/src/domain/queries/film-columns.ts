import { aliasedTable, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { films } from '../schema/films.ts';
import { filmNominations } from '../schema/tournaments.ts';

/** A film as it is now. Its owner's cover comes before the film database's. */
export function filmColumns(film: typeof films) {
  return {
    id: film.id,
    title: film.title,
    year: film.releaseYear,
    director: film.director,
    genre: film.genre,
    posterUrl: sql<string | null>`coalesce(${film.coverImagePath}, ${film.posterUrl})`,
  };
}

/** By another name: the query may be about nominations itself. */
const drawn = aliasedTable(filmNominations, 'drawn');

/** What a championship keeps of a film from the draw on, else what the film says. */
function asDrawn(kept: SQLWrapper, now: SQLWrapper, { film, tournamentId }: Drawn): SQL {
  return sql`(select case when ${drawn.drawnTitle} is null then ${now} else ${kept} end
    from ${filmNominations} as drawn
    where ${drawn.tournamentId} = ${tournamentId} and ${drawn.filmId} = ${film.id})`;
}

interface Drawn {
  readonly film: typeof films;
  readonly tournamentId: SQLWrapper;
}

/** The title under which a film plays there. */
export function drawnTitle(film: typeof films, tournamentId: SQLWrapper): SQL<string> {
  // Its own type, which the general form does not know.
  return sql<string>`${asDrawn(drawn.drawnTitle, film.title, { film, tournamentId })}`;
}

export function drawnYear(film: typeof films, tournamentId: SQLWrapper): SQL<number | null> {
  const year = asDrawn(drawn.drawnYear, film.releaseYear, { film, tournamentId });
  return sql<number | null>`${year}`;
}

/** A film as it is shown wherever it plays: whoever renames it later renames no season on record. */
export function drawnFilmColumns(film: typeof films, tournamentId: SQLWrapper) {
  const director = asDrawn(drawn.drawnDirector, film.director, { film, tournamentId });
  return {
    ...filmColumns(film),
    title: drawnTitle(film, tournamentId),
    year: drawnYear(film, tournamentId),
    director: sql<string | null>`${director}`,
  };
}
