import { currentTranslator } from './start-i18n.ts';
import type { Translate } from './translator.ts';

/**
 * The sentences of a component. A page keeps its language as long as it stands, and a part waits for its sentences
 * before it is drawn: there is nothing to listen to.
 */
export function useTranslation(): { t: Translate } {
  return currentTranslator();
}
