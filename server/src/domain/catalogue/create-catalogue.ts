import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/logger.ts';
import type { FilmCatalogue } from './catalogue.ts';
import { createEmbeddedCatalogue } from './embedded/embedded-catalogue.ts';
import { createTmdbCatalogue } from './tmdb/tmdb-catalogue.ts';
import { tmdbLimits } from './tmdb/tmdb-limits.ts';

interface CatalogueParts {
  readonly config: Pick<Config, 'tmdbToken' | 'tmdbBaseUrl'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** TMDB when TMDB_TOKEN is set, else the films that come with the program. */
export function createCatalogue({ config, clock, log }: CatalogueParts): FilmCatalogue {
  const { tmdbToken: token, tmdbBaseUrl: baseUrl } = config;
  if (token === undefined) return createEmbeddedCatalogue();
  return createTmdbCatalogue({ token, baseUrl, clock, log, limits: tmdbLimits });
}
