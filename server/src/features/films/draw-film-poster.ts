import { createHash } from 'node:crypto';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawPoster, printPng } from '../../platform/posters/draw-poster.ts';
import { maySeePoster } from './films.policy.ts';
import { findFilmForPoster } from './films.repo.ts';

const width = 600;

interface FilmPoster {
  /** Says the same as long as the poster looks the same: of the drawing, not of the film. */
  readonly etag: string;
  readonly isPublic: boolean;
  readonly print: () => Promise<Buffer>;
}

/**
 * The poster drawn for a film, also for one that has a cover: mails and shared pages want an image
 * that is always there. Whether a film exists is nothing for visitors who may not see it.
 */
export async function drawFilmPoster(
  { db }: Platform,
  actor: Actor | null,
  filmId: number,
): Promise<Outcome<FilmPoster>> {
  const film = await findFilmForPoster(db, filmId, actor);
  if (!film || !maySeePoster(actor, film)) return refuse(actor ? 'not_found' : 'not_signed_in');
  const svg = await drawPoster(film, width);
  const etag = `"${createHash('sha256').update(svg).digest('base64url')}"`;
  return accept({ etag, isPublic: film.isPublic, print: () => printPng(svg) });
}
