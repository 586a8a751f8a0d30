import { chosenLanguage } from './language.ts';

/** Names in one sentence, as the reader's language joins them: "Luca, Sara e Tommaso". */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat(chosenLanguage(), { type: 'conjunction' }).format(names);
}
