import type { Language } from '@girone/contract/languages';
import type { RecapWords } from '@girone/championship/story/tell-recap';
import { queryOptions } from '@tanstack/react-query';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { callApi } from '../../lib/api/api-client.ts';

export function recapQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'recap'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/recap', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
  });
}

/** The viewer's own; in no answer that others get. */
export function ownSeasonQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'my-season'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/my-season', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
  });
}

/** Written out one by one: the bundler makes a file of its own for each import it can see. */
const wordLoaders: Record<Language, () => Promise<RecapWords>> = {
  en: async () => (await import('@girone/championship/story/recap-en')).recapEn,
  it: async () => (await import('@girone/championship/story/recap-it')).recapIt,
  es: async () => (await import('@girone/championship/story/recap-es')).recapEs,
};

/** What a language says on the cards. */
export function recapWordsQuery(language: Language) {
  return queryOptions({
    queryKey: ['recap-words', language],
    queryFn: () => wordLoaders[language](),
    staleTime: Infinity,
    structuralSharing: false,
  });
}
