import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Film } from '@girone/poster/poster-sheet';
import { findFilmSight } from '../../domain/queries/film-sight.ts';
import { createPrintCache } from '../../domain/posters/print-cache.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { findFilmForPoster } from './films.repo.ts';

const width = 600;

/** To be raised when posters are drawn differently: it stands in every validator. */
const drawingVersion = 1;

/** Shared pages ask for the same few again and again; a printed sheet is some 60 KB. */
const printOnce = createPrintCache(100);

interface FilmPoster {
  /** Says the same as long as the poster looks the same. */
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
  const film = await findFilmForPoster(db, filmId);
  const { isPublic, isVisible } = await findFilmSight(db, actor, filmId);
  if (!film || !isVisible) return refuse(actor ? 'not_found' : 'not_signed_in');
  const { title, year, director, genre } = film;
  const drawn = JSON.stringify([drawingVersion, width, title, year, director, genre]);
  const etag = `"${sha256(drawn)}"`;
  const printed = () => printOnce(etag, () => print({ title, year, director, genre }));
  return accept({ etag, isPublic, print: printed });
}

/** What prints is loaded with the first poster. */
async function print(film: Film): Promise<Buffer> {
  const { drawPoster, printPng } = await import('../../domain/posters/draw-poster.ts');
  return printPng(await drawPoster(film, width));
}
