import type { ParseKeys } from 'i18next';
import type { dictionary as shared } from './en.ts';
import type { circles } from './en/circles.ts';

/** The same sentences in another language: every key of the English file, none more. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

/** Sentences that come with the pages of one feature. */
interface LateEnglish {
  circles: typeof circles;
}

/** The sentences that come with every page but the landing page, in one language. */
export type Dictionary = Translation<typeof shared>;

export type LateDictionary = Translation<LateEnglish>;

/** The key of a sentence, for tables that name one. */
export type SentenceKey = ParseKeys;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof shared & LateEnglish };
  }
}
