import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { TryMatch } from './try-match.tsx';

/** What nobody downloads who does not ask for it: the three matches and all that they say. */
export async function loadTry() {
  await loadDictionary('tryMatch');
  return TryMatch;
}
