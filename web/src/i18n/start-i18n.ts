import type { Language } from '@girone/contract/rules';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Dictionary } from './dictionary.ts';

/** One chunk per language: nobody downloads sentences they will not read. */
const load: Record<Language, () => Promise<{ dictionary: Dictionary }>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

/** Loads the sentences of one language. Another choice reloads the page and comes through here again. */
export async function startI18n(language: Language): Promise<void> {
  const { dictionary } = await load[language]();
  await createInstance()
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: { translation: dictionary } },
      // React escapes by itself.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  document.documentElement.lang = language;
}
