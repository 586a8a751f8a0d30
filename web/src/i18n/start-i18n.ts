import type { Language } from '@girone/contract/languages';
import type { Dictionary } from './dictionary.ts';
import { createTranslator, type Translator } from './translator.ts';

/** One chunk per language: nobody downloads sentences they will not read. */
const load: Record<Language, () => Promise<{ dictionary: Dictionary }>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

let translator: Translator | undefined;

/**
 * Loads what the landing page says and what stands around every page; the rest comes with the pages
 * (`late-dictionaries.ts`). Another choice of language reloads the page and comes through here again.
 */
export async function startI18n(language: Language): Promise<void> {
  // At once: the sentences of the page come side by side with the first ones, not after them.
  const started = createTranslator(language);
  translator = started;
  const { dictionary } = await load[language]();
  started.add(dictionary);
  // There is no document while a page is prerendered; its language is written into the file.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** The one of the page. */
export function currentTranslator(): Translator {
  if (translator === undefined) throw new Error('No language has been started');
  return translator;
}
