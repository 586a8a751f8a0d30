import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { AddFilmBody, Film } from '@girone/contract/films';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPublicImage } from '../uploads/index.ts';
import { scheduleEnrichment } from './enrich-film.ts';
import { presentFilm } from './films.present.ts';
import { emitToOwner } from './emit-to-owner.ts';
import { insertFilm, takeFilmPlace } from './write-films.repo.ts';

/** Adds a film; the film database is asked about it afterwards, in the background. */
export async function addFilm(
  platform: Platform,
  actor: Actor,
  body: AddFilmBody,
): Promise<Outcome<Film>> {
  const cover = await claimCover(platform, actor, body);
  if (!cover.ok) return cover;
  return platform.db.transaction((tx) => addFilmWithin(tx, actor, { body, cover: cover.value }));
}

/** Takes the cover over before anything is written: its bytes are looked at, and that takes a moment. */
export function claimCover(platform: Platform, actor: Actor, { coverImageUrl }: AddFilmBody) {
  return claimPublicImage(platform, actor, { url: coverImageUrl, purpose: 'film' });
}

interface NewFilm {
  readonly body: AddFilmBody;
  readonly cover: string | null;
}

/** The same as a part of something larger. */
export async function addFilmWithin(
  tx: Transaction,
  { userId }: Actor,
  { body, cover }: NewFilm,
): Promise<Outcome<Film>> {
  if (!(await takeFilmPlace(tx, userId))) return refuse('film_limit_reached');
  const film = await insertFilm(tx, {
    ownerId: userId,
    title: body.title,
    description: body.description || null,
    director: body.director || null,
    releaseYear: body.releaseYear ?? null,
    genre: body.genre || null,
    coverImagePath: cover,
    tmdbId: body.tmdbId ?? null,
    isFromTmdb: body.tmdbId !== undefined,
  });
  await scheduleEnrichment(tx, film.id);
  await emitToOwner(tx, film);
  return accept(presentFilm(film));
}
