import type { ChangeFilmBody } from '@girone/contract/admin-films';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { emit } from '../../platform/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { scheduleEnrichment } from './enrich-film.ts';
import { answerForAct } from './film-acts.ts';
import { lockFilm, updateFilm, type FilmChanges, type FilmRow } from './films.repo.ts';

type Wanted = Omit<ChangeFilmBody, 'reason'>;

/** What an admin can change, and what the log keeps of it. */
const fields = ['title', 'description', 'director', 'releaseYear', 'genre', 'tmdbId'] as const;

/**
 * Changes anybody's film as an admin wants it. If it is another film of the film database than was
 * thought, what was known of that one goes, and it is looked up again.
 */
export async function changeFilm(
  { db, clock }: Platform,
  actor: Actor,
  { filmId, body: { reason, ...wanted } }: { filmId: number; body: ChangeFilmBody },
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const film = await lockFilm(tx, filmId);
    if (!film) return refuse('not_found');
    const isOther = wanted.tmdbId !== undefined && wanted.tmdbId !== film.tmdbId;
    const target = isOther ? { ...filledByDatabase, ...wanted } : wanted;
    const changed = fields.filter(
      (field) => target[field] !== undefined && valueOf(target, field) !== film[field],
    );
    if (changed.length === 0) return accept(undefined);

    const after = Object.fromEntries(changed.map((field) => [field, valueOf(target, field)]));
    const rest = isOther ? startOver(wanted.tmdbId ?? null, clock.now()) : {};
    await updateFilm(tx, filmId, { ...after, ...rest });
    if (isOther) await scheduleEnrichment(tx, filmId);
    await answerForAct(tx, actor, {
      film,
      action: 'film.change',
      told: 'film_changed',
      reason,
      before: Object.fromEntries(changed.map((field) => [field, film[field]])),
      after,
    });
    const audience = { kind: 'user', userId: film.ownerId } as const;
    await emit(tx, { type: 'film', data: { filmId } }, audience);
    return accept(undefined);
  });
}

/** Facts that the look-up fills where they are empty: of another film they would be wrong. */
const filledByDatabase = { director: null, releaseYear: null, genre: null };

/** An empty text clears a field, as null does. */
function valueOf(wanted: Wanted, field: (typeof fields)[number]) {
  return wanted[field] || null;
}

/** A film about which the film database has not been asked. */
function startOver(tmdbId: number | null, now: Date): FilmChanges {
  const unknown = {
    plot: null,
    tmdbRating: null,
    posterUrl: null,
    backdropUrl: null,
    runtime: null,
    cast: [],
    streamingOffers: null,
    streamingSummary: null,
    tmdbEnriched: false,
    enrichmentStatus: 'pending',
    enrichmentAttempts: 0,
    enrichmentNextTryAt: now,
  } satisfies Partial<FilmRow>;
  return { ...unknown, isFromTmdb: tmdbId !== null };
}
