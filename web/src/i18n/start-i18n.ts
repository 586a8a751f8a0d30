import type { Language } from '@girone/contract/languages';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Dictionary } from './dictionary.ts';

/** One chunk per language: nobody downloads sentences they will not read. */
const load: Record<Language, () => Promise<{ dictionary: Dictionary }>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

interface Start {
  language: Language;
  i18n: Promise<i18n>;
}

let start: Start | undefined;

/**
 * Loads what the landing page says and what stands around every page; the rest comes with the pages
 * (`late-sentences.ts`). Another choice of language reloads the page and comes through here again.
 */
export async function startI18n(language: Language): Promise<void> {
  start = { language, i18n: createI18n(language) };
  await start.i18n;
  // There is no document while a page is prerendered; its language is written into the file.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** The language of the page, known from the beginning, and what speaks it once the first sentences are there. */
export function startedI18n(): Start {
  if (start === undefined) throw new Error('No language has been started');
  return start;
}

async function createI18n(language: Language): Promise<i18n> {
  const { dictionary } = await load[language]();
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    // A copy: what comes with the pages is added to it.
    resources: { [language]: { translation: { ...dictionary } } },
    // React escapes by itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
