import { languages, type Language } from '@girone/contract/rules';
import { getI18n } from 'react-i18next';
import type { LateDictionary } from './dictionary.ts';

export type LatePart = keyof LateDictionary;

type LoadPart<Part extends LatePart> = Record<Language, () => Promise<LateDictionary[Part]>>;

/** Written out one by one: the bundler makes a file of its own for each import it can see. */
const load: { readonly [Part in LatePart]: LoadPart<Part> } = {
  circles: {
    en: async () => (await import('./en/circles.ts')).circles,
    it: async () => (await import('./it/circles.ts')).circles,
    es: async () => (await import('./es/circles.ts')).circles,
  },
};

/**
 * Fetches the sentences of one feature in the language of the page; to be awaited before a page of
 * that feature is drawn. Nobody downloads those of features they do not open.
 */
export async function loadSentencesOf(part: LatePart): Promise<void> {
  const i18n = getI18n();
  const language = languages.find((each) => each === i18n.language);
  if (language === undefined) throw new Error(`There are no sentences in "${i18n.language}"`);
  const sentences = await load[part][language]();
  i18n.addResourceBundle(language, 'translation', { [part]: sentences }, true, true);
}

/** The sentences of every feature, for tests: they open pages in one language after another. */
export const lateParts: readonly LatePart[] = ['circles'];
