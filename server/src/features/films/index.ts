import type { Services } from '../../domain/services.ts';
import { enrichDueFilms, enrichFilm } from './enrich-film.ts';

/**
 * Films: what people add, and what the film database knows of it.
 * Whether a film may play, and against whom, is the tournaments' business.
 */
export { addFilm, addFilmWithin, claimCover } from './add-film.ts';
export { changeFilm } from './change-film.ts';
export { deleteFilm } from './delete-film.ts';
export { requestEnrichment } from './enrich-film.ts';
export { eraseFilms, retireOrphanedFilms } from './erase-films.ts';
export { serveFilms } from './films.routes.ts';

export function filmJobs(services: Pick<Services, 'db' | 'catalogue' | 'clock'>) {
  return [enrichFilm(services), enrichDueFilms(services)];
}
