import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { AddFilmBody, Film } from '@girone/contract/films';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPublicImage } from '../uploads/index.ts';
import { scheduleEnrichment } from './enrich-film.ts';
import { presentFilm } from './films.present.ts';
import { insertFilm, takeFilmPlace } from './films.repo.ts';
import { tellOwner } from './tell-owner.ts';

/** Adds a film; the film database is asked about it afterwards, in the background. */
export async function addFilm(
  platform: Platform,
  actor: Actor,
  body: AddFilmBody,
): Promise<Outcome<Film>> {
  const image = { url: body.coverImageUrl, purpose: 'film' } as const;
  const cover = await claimPublicImage(platform, actor, image);
  if (!cover.ok) return cover;

  return platform.db.transaction(async (tx) => {
    if (!(await takeFilmPlace(tx, actor.userId))) return refuse('film_limit_reached');
    const film = await insertFilm(tx, {
      ownerId: actor.userId,
      title: body.title,
      description: body.description || null,
      director: body.director || null,
      releaseYear: body.releaseYear ?? null,
      genre: body.genre || null,
      coverImagePath: cover.value,
      tmdbId: body.tmdbId ?? null,
      isFromTmdb: body.tmdbId !== undefined,
    });
    await scheduleEnrichment(tx, film.id);
    await tellOwner(tx, film);
    return accept(presentFilm(film));
  });
}
