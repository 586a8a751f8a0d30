import type { Platform } from '../platform/platform.ts';
import type { FilmCatalogue } from './catalogue/catalogue.ts';
import type { LiveStreams } from './events/live-streams.ts';

/** All that features, app and demo may use; made once in `app/start-girone.ts`, or by a test. */
export interface Services extends Platform {
  readonly catalogue: FilmCatalogue;
  readonly liveStreams: LiveStreams;
}
