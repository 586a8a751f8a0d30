import type { ParseKeys } from 'i18next';
import type { dictionary as base } from './en.ts';
import type { auth } from './en/auth.ts';
import type { circles } from './en/circles.ts';
import type { dashboard } from './en/dashboard.ts';
import type { films } from './en/films.ts';
import type { legal } from './en/legal.ts';
import type { matches } from './en/matches.ts';
import type { nominations } from './en/nominations.ts';
import type { shared } from './en/shared.ts';
import type { standings } from './en/standings.ts';
import type { tournaments } from './en/tournaments.ts';
import type { uploads } from './en/uploads.ts';

/** The same sentences in another language: every key of the English file, none more. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

/** Sentences that come with the pages of one feature; `shared` with all but the landing page. */
interface LateEnglish {
  auth: typeof auth;
  circles: typeof circles;
  dashboard: typeof dashboard;
  films: typeof films;
  legal: typeof legal;
  matches: typeof matches;
  nominations: typeof nominations;
  shared: typeof shared;
  standings: typeof standings;
  tournaments: typeof tournaments;
  uploads: typeof uploads;
}

/** The sentences that come with every page, in one language. */
export type Dictionary = Translation<typeof base>;

export type LateDictionary = Translation<LateEnglish>;

/** The key of a sentence, for tables that name one. */
export type SentenceKey = ParseKeys;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof base & LateEnglish };
  }
}
