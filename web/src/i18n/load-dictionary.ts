import { lateDictionaries, type LateDictionaryName } from './late-dictionaries.ts';
import { currentTranslator } from './start-i18n.ts';

/**
 * Fetches a dictionary in the language of the page; to be awaited before anything that speaks from it is drawn.
 * Nobody downloads those of features they do not open.
 */
export async function loadDictionary(name: LateDictionaryName): Promise<void> {
  const translator = currentTranslator();
  translator.add({ [name]: await lateDictionaries[name][translator.language]() });
}

/** Code together with the dictionaries that it speaks from, all fetched side by side. */
export function withDictionaries<Code>(
  names: readonly LateDictionaryName[],
  load: () => Promise<Code>,
): () => Promise<Code> {
  return async () => {
    const [code] = await Promise.all([load(), ...names.map(loadDictionary)]);
    return code;
  };
}
