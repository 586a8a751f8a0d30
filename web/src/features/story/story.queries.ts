import type { StoryWords } from '@girone/championship/story/tell-day';
import type { Language } from '@girone/contract/languages';
import { queryOptions } from '@tanstack/react-query';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** What was remarkable about a day that has closed. */
export function dayStoryQuery(tournamentId: number, matchDay: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'story', matchDay],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/story', {
        params: { tournamentId: String(tournamentId) },
        query: { matchDay: String(matchDay) },
        signal,
      }),
    ...alwaysStale,
  });
}

/** Written out one by one: the bundler makes a file of its own for each import it can see. */
const wordLoaders: Record<Language, () => Promise<StoryWords>> = {
  en: async () => (await import('@girone/championship/story/words-en')).storyEn,
  it: async () => (await import('@girone/championship/story/words-it')).storyIt,
  es: async () => (await import('@girone/championship/story/words-es')).storyEs,
};

/** How a language tells a day; nobody downloads another's. */
export function storyWordsQuery(language: Language) {
  return queryOptions({
    queryKey: ['story-words', language],
    queryFn: () => wordLoaders[language](),
    staleTime: Infinity,
    // What is functions can be kept nowhere but here.
    structuralSharing: false,
  });
}
