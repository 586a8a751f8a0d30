import type { RecapWords } from '@girone/championship/story/tell-recap';
import type { Language } from '@girone/contract/languages';
import { currentTranslator } from '../../i18n/start-i18n.ts';

/** Written out one by one: in the archive only the reader's own comes. */
const loaders: Record<Language, () => Promise<RecapWords>> = {
  en: async () => (await import('@girone/championship/story/recap-en')).recapEn,
  it: async () => (await import('@girone/championship/story/recap-it')).recapIt,
  es: async () => (await import('@girone/championship/story/recap-es')).recapEs,
};

/** What the language of the page says of a season. */
export function loadWords(): Promise<RecapWords> {
  return loaders[currentTranslator().language]();
}
