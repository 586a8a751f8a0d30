import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { TryMatch } from './try-match.tsx';

/** What nobody downloads who does not ask for it: the three matches and all that they say. */
export async function loadTry() {
  await loadSentencesOf('tryMatch');
  return TryMatch;
}
