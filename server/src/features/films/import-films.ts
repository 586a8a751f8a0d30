import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { ImportedEntry, ImportedFilm } from '@girone/contract/film-import';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { scheduleEnrichments } from './enrich-film.ts';
import { countFilmPlaces, findTitlesOf, lockFilmPlaces, insertFilms } from './film-import.repo.ts';
import { importsByUser } from './films.limits.ts';
import { presentFilm } from './films.present.ts';
import { gatherOwned, type OwnedFilms } from './owned-films.ts';
import { emitToOwner } from './emit-to-owner.ts';

/**
 * Adds several films as one act, as many as there are places. What somebody has already is left out, so that
 * the same call twice adds nothing twice. The film database is asked about them afterwards.
 */
export async function importFilms(
  { db, rateLimiter }: Platform,
  { userId }: Actor,
  wanted: readonly ImportedFilm[],
): Promise<Outcome<ImportedEntry[]>> {
  const wait = await rateLimiter.take([importsByUser(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  return db.transaction(async (tx) => {
    const places = await lockFilmPlaces(tx, userId);
    const owned = gatherOwned(await findTitlesOf(tx, { ownerId: userId }));
    const outcomes = decide(wanted, owned, places);
    const chosen = wanted.filter((_, at) => outcomes[at] === 'added');
    const films = await insertFilms(tx, userId, chosen.map(rowOf));
    await countFilmPlaces(tx, { ownerId: userId, taken: films.length });
    await scheduleEnrichments(
      tx,
      films.map(({ id }) => id),
    );
    const [first] = films;
    // One word for all: a page asks for the whole list.
    if (first) await emitToOwner(tx, first);
    const rows = films.values();
    return accept(
      outcomes.map((outcome): ImportedEntry => {
        if (outcome !== 'added') return { outcome };
        const { value: film } = rows.next();
        if (!film) throw new Error('a new film was not returned');
        return { outcome, film: presentFilm(film) };
      }),
    );
  });
}

function decide(
  wanted: readonly ImportedFilm[],
  owned: OwnedFilms,
  places: number,
): ImportedEntry['outcome'][] {
  let left = places;
  return wanted.map((film) => {
    if (owned.has(film)) return 'owned';
    if (left === 0) return 'no_place';
    left -= 1;
    owned.add(film);
    return 'added';
  });
}

function rowOf({ title, releaseYear, director, genre, tmdbId }: ImportedFilm) {
  return {
    title,
    releaseYear: releaseYear ?? null,
    director: director || null,
    genre: genre || null,
    tmdbId: tmdbId ?? null,
  };
}
