import type { StoryWords } from '@girone/championship/story/tell-day';
import type { Language } from '@girone/contract/languages';
import { queryOptions } from '@tanstack/react-query';

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
