import type { Language } from '@girone/contract/languages';
import type { LegalKind, LegalText } from './legal-text.ts';

/** Written out one by one: the bundler makes a file of its own for each import it can see. */
const texts: Record<LegalKind, Record<Language, () => Promise<LegalText>>> = {
  terms: {
    en: async () => (await import('./texts/en/terms.ts')).terms,
    it: async () => (await import('./texts/it/terms.ts')).terms,
    es: async () => (await import('./texts/es/terms.ts')).terms,
  },
  privacy: {
    en: async () => (await import('./texts/en/privacy.ts')).privacy,
    it: async () => (await import('./texts/it/privacy.ts')).privacy,
    es: async () => (await import('./texts/es/privacy.ts')).privacy,
  },
};

const asked = new Map<string, Promise<LegalText>>();

/**
 * Fetches one text in one language and no other. The same question gets the same promise, so that a
 * component can hand it to `use`; a text that did not arrive is fetched again at the next question.
 */
export function loadLegalText(kind: LegalKind, language: Language): Promise<LegalText> {
  const name = `${language}/${kind}`;
  const known = asked.get(name);
  if (known !== undefined) return known;

  async function fetchText(): Promise<LegalText> {
    try {
      return await texts[kind][language]();
    } catch (error) {
      asked.delete(name);
      throw error;
    }
  }

  const text = fetchText();
  asked.set(name, text);
  return text;
}
