import type { Language } from '@girone/contract/languages';
import { lateParts, loadSentencesOf } from '../i18n/late-sentences.ts';
import { startI18n } from '../i18n/start-i18n.ts';

/** All sentences at once: a part that is drawn by itself has no page to bring them along. */
export async function startSentences(language: Language): Promise<void> {
  await startI18n(language);
  await Promise.all(lateParts.map(loadSentencesOf));
}
