import type { Language } from '@girone/contract/rules';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Dictionary } from './dictionary.ts';

type Load<Sentences> = Record<Language, () => Promise<{ dictionary: Sentences }>>;

/** One chunk per language: nobody downloads sentences they will not read. */
const loadAll: Load<Dictionary> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};
const loadFirst: Load<Partial<Dictionary>> = {
  en: () => import('./first/en.ts'),
  it: () => import('./first/it.ts'),
  es: () => import('./first/es.ts'),
};

interface Started {
  i18n: I18n;
  language: Language;
  isWhole: boolean;
}

let started: Started | undefined;

/**
 * Loads the sentences of one language: all of them, or the `first` ones, with which the landing page
 * is drawn. Another choice of language reloads the page and comes through here again.
 */
export async function startI18n(language: Language, extent: 'first' | 'all' = 'all') {
  const { dictionary } = await (extent === 'first' ? loadFirst : loadAll)[language]();
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: dictionary } },
    // React escapes by itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  started = { i18n, language, isWhole: extent === 'all' };
  // There is no document while a page is prerendered; its language is written into the file.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** To be awaited before anything but the landing page is drawn. */
export async function loadAllSentences(): Promise<void> {
  const current = started;
  if (current === undefined || current.isWhole) return;
  const { dictionary } = await loadAll[current.language]();
  current.i18n.addResourceBundle(current.language, 'translation', dictionary, true, true);
  current.isWhole = true;
}
