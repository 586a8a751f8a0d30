import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import type { EditFilmBody, Film } from '@girone/contract/films';
import { isSameFilm } from '@girone/championship/nominating';
import type { Db, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPublicImage, releaseImage } from '../uploads/index.ts';
import { scheduleEnrichment } from './enrich-film.ts';
import { mayEditFilm } from './films.policy.ts';
import { presentFilm } from './films.present.ts';
import { findFilm, findRivalsOf, lockFilm, type FilmRow } from './films.repo.ts';
import { refuseOthers } from './refuse-others.ts';
import { startOver } from './start-over.ts';
import { emitToOwner } from './emit-to-owner.ts';
import { updateFilm, type FilmChanges } from './write-films.repo.ts';

/**
 * Changes what the body names; an empty text clears a field. If it is another film to the film
 * database then, what was known goes, and it is looked up again.
 */
export async function editFilm(
  platform: Platform,
  actor: Actor,
  { filmId, body }: { filmId: number; body: EditFilmBody },
): Promise<Outcome<Film>> {
  const { db, clock } = platform;
  // Before an image is taken over for it.
  const found = await allow(db, actor, await findFilm(db, filmId));
  if (!found.ok) return found;
  const image = { url: body.coverImageUrl, purpose: 'film' } as const;
  const cover = await claimPublicImage(platform, actor, image);
  if (!cover.ok) return cover;
  const changes = changesFrom(body, cover.value);
  if (Object.keys(changes).length === 0) return accept(presentFilm(found.value));

  return db.transaction(async (tx) => {
    const allowed = await allow(tx, actor, await lockFilm(tx, filmId));
    if (!allowed.ok) return allowed;
    const before = allowed.value;
    const refusal = await refuseSecondEntry(tx, before, changes);
    if (refusal) return refusal;
    const anew = startOver(before, changes, clock.now());
    const after = await updateFilm(tx, before, { ...anew, ...changes, editedAt: clock.now() });
    if (!after) return refuse('not_found');
    if (anew) await scheduleEnrichment(tx, filmId);
    const isReplaced = before.coverImagePath !== after.coverImagePath;
    if (before.coverImagePath && isReplaced) await releaseImage(tx, before.coverImagePath);
    await emitToOwner(tx, after);
    return accept(presentFilm(after));
  });
}

async function allow(db: Db, actor: Actor, film: FilmRow | undefined): Promise<Outcome<FilmRow>> {
  if (!film) return refuse('not_found');
  return mayEditFilm(actor, film) ? accept(film) : refuseOthers(db, actor, film.id);
}

/** A film stands once in a championship: it cannot become one that stands there beside it. */
async function refuseSecondEntry(
  tx: Transaction,
  film: FilmRow,
  changes: FilmChanges,
): Promise<Refusal | null> {
  const changed = { ...film, ...changes };
  const rivals = await findRivalsOf(tx, { filmId: film.id });
  const same = rivals.find(
    (rival) => isSameFilm(rival.film, changed) && !isSameFilm(rival.film, film),
  );
  if (!same) return null;
  return refuse('film_nominated_already', { names: { name: same.ownerName ?? '—' } });
}

function changesFrom(body: EditFilmBody, coverPath: string | null): FilmChanges {
  const changes: FilmChanges = {};
  if (body.title !== undefined) changes.title = body.title;
  if (body.description !== undefined) changes.description = body.description || null;
  if (body.director !== undefined) changes.director = body.director || null;
  if (body.releaseYear !== undefined) changes.releaseYear = body.releaseYear;
  if (body.genre !== undefined) changes.genre = body.genre || null;
  if (body.coverImageUrl !== undefined) changes.coverImagePath = coverPath;
  if (body.tmdbId !== undefined) changes.tmdbId = body.tmdbId;
  return changes;
}
