import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { EditFilmBody, Film } from '@girone/contract/films';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPublicImage, releaseImage } from '../uploads/index.ts';
import { mayEditFilm } from './films.policy.ts';
import { presentFilm } from './films.present.ts';
import { findFilm, updateFilm, type FilmChanges } from './films.repo.ts';

/** Changes what the body names; an empty text clears a field. */
export async function editFilm(
  platform: Platform,
  actor: Actor,
  { filmId, body }: { filmId: number; body: EditFilmBody },
): Promise<Outcome<Film>> {
  const before = await findFilm(platform.db, filmId);
  if (!before) return refuse('not_found');
  if (!mayEditFilm(actor, before)) return refuse('forbidden');

  const image = { url: body.coverImageUrl, purpose: 'film' } as const;
  const cover = await claimPublicImage(platform, actor, image);
  if (!cover.ok) return cover;
  const changes = changesFrom(body, cover.value);
  if (Object.keys(changes).length === 0) return accept(presentFilm(before));

  return platform.db.transaction(async (tx) => {
    const after = await updateFilm(tx, filmId, changes);
    if (!after) return refuse('not_found');
    const isReplaced = before.coverImagePath !== after.coverImagePath;
    if (before.coverImagePath && isReplaced) await releaseImage(tx, before.coverImagePath);
    return accept(presentFilm(after));
  });
}

function changesFrom(body: EditFilmBody, coverPath: string | null): FilmChanges {
  const changes: FilmChanges = {};
  if (body.title !== undefined) changes.title = body.title;
  if (body.description !== undefined) changes.description = body.description || null;
  if (body.director !== undefined) changes.director = body.director || null;
  if (body.releaseYear !== undefined) changes.releaseYear = body.releaseYear;
  if (body.genre !== undefined) changes.genre = body.genre || null;
  if (body.coverImageUrl !== undefined) changes.coverImagePath = coverPath;
  return changes;
}
