import type { Language } from '@girone/contract/languages';
import { lateDictionaries, type LateDictionaryName } from '../i18n/late-dictionaries.ts';
import { loadDictionary } from '../i18n/load-dictionary.ts';
import { startI18n } from '../i18n/start-i18n.ts';

/** All sentences at once: a part that is drawn by itself has no page to bring them along. */
export async function startSentences(language: Language): Promise<void> {
  await startI18n(language);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of our own object
  const names = Object.keys(lateDictionaries) as LateDictionaryName[];
  await Promise.all(names.map(loadDictionary));
}
