import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { searchResultsMax, type FoundFilm } from '@girone/contract/films';
import type { Language } from '@girone/contract/languages';
import { CatalogueRefused, CatalogueUnavailable } from '../../domain/catalogue/catalogue.ts';
import type { Services } from '../../domain/services.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { searchesByUser } from './films.limits.ts';

/** What the film database knows under a title, best match first. */
export async function searchFilms(
  { catalogue, log, rateLimiter }: Services,
  { userId }: Actor,
  { title, language }: { title: string; language: Language },
): Promise<Outcome<FoundFilm[]>> {
  const wait = await rateLimiter.takeToRead([searchesByUser(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  try {
    const found = await catalogue.search({ title, language, limit: searchResultsMax });
    return accept([...found]);
  } catch (error) {
    if (!(error instanceof CatalogueUnavailable || error instanceof CatalogueRefused)) throw error;
    log.warn({ err: error }, 'the film database does not answer');
    return refuse('film_database_away');
  }
}
