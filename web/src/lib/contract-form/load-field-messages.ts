import type { Messages } from '@girone/contract/messages/en';
import type { Language } from '@girone/contract/languages';

type FieldMessages = Messages['fields'];

/** Written out one by one: the bundler makes a file of its own for each import it can see. */
const load: Record<Language, () => Promise<FieldMessages>> = {
  en: async () => (await import('@girone/contract/messages/en')).en.fields,
  it: async () => (await import('@girone/contract/messages/it')).it.fields,
  es: async () => (await import('@girone/contract/messages/es')).es.fields,
};

/** Fetches what there is to say about wrong fields, in one language and no other. */
export function loadFieldMessages(language: Language): Promise<FieldMessages> {
  return load[language]();
}

/** The sentence of a code; an issue without a code of ours is a value that is not valid. */
export function fieldMessageOf(messages: FieldMessages, code: string | undefined): string {
  const known = Object.entries(messages).find(([name]) => name === code);
  return known?.[1] ?? messages.field_invalid;
}
