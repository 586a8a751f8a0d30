import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The films that a title may mean. What prints their posters comes while the film database is asked. */
export const LazyFilmMatches = lazyComponent(
  async () => (await import('./film-matches.tsx')).FilmMatches,
  () => <SectionFallback compact height={152} />,
);

/** For forms that ask the film database. */
export const preloadFilmMatches = LazyFilmMatches.preloadOnInteraction;
