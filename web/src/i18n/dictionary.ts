import type { dictionary as base } from './en.ts';
import type { LateEnglish } from './late-dictionaries.ts';
import type { Translation } from './translation.ts';

/** The sentences that come with every page, in one language. */
export type Dictionary = Translation<typeof base>;

/** The key of a sentence: its place in the dictionary, and one key for all forms of a counted one. */
export type SentenceKey = KeysOf<typeof base & LateEnglish>;

type KeysOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysOf<Group[Key]>}`;
}[keyof Group & string];

/** The keys of sentences that are chosen by a count. */
export type CountedKey = CountedKeysOf<typeof base & LateEnglish>;

/** The key of a sentence as it stands, for tables that name one. */
export type PlainKey = Exclude<SentenceKey, CountedKey>;

type CountedKeysOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? Key extends `${infer Name}_other`
      ? Name
      : never
    : `${Key}.${CountedKeysOf<Group[Key]>}`;
}[keyof Group & string];

type WithoutForm<Key extends string> = Key extends `${infer Name}_${'zero' | 'one' | 'other'}`
  ? Name
  : Key;
