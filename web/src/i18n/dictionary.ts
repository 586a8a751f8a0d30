import type { ParseKeys } from 'i18next';
import type { dictionary as english } from './en.ts';

/** The same sentences in another language: every key of the English file, none more. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

/** All sentences of one language. */
export type Dictionary = Translation<typeof english>;

/** The key of a sentence, for tables that name one. */
export type SentenceKey = ParseKeys;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof english };
  }
}
