import type { dictionary as base } from './en.ts';
import type { admin } from './en/admin.ts';
import type { auth } from './en/auth.ts';
import type { champion } from './en/champion.ts';
import type { circles } from './en/circles.ts';
import type { critics } from './en/critics.ts';
import type { dashboard } from './en/dashboard.ts';
import type { draw } from './en/draw.ts';
import type { filmImport } from './en/film-import.ts';
import type { filmPage } from './en/film-page.ts';
import type { films } from './en/films.ts';
import type { invites } from './en/invites.ts';
import type { leaderboard } from './en/leaderboard.ts';
import type { legal } from './en/legal.ts';
import type { matches } from './en/matches.ts';
import type { moderation } from './en/moderation.ts';
import type { nominations } from './en/nominations.ts';
import type { notifications } from './en/notifications.ts';
import type { posts } from './en/posts.ts';
import type { profile } from './en/profile.ts';
import type { settingsPage } from './en/settings-page.ts';
import type { setup } from './en/setup.ts';
import type { sharing } from './en/sharing.ts';
import type { standings } from './en/standings.ts';
import type { statistics } from './en/statistics.ts';
import type { tournaments } from './en/tournaments.ts';
import type { turnout } from './en/turnout.ts';
import type { tryMatch } from './en/try-match.ts';
import type { uploads } from './en/uploads.ts';

/** The same sentences in another language: every key of the English file, none more. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

/** Sentences that come with the pages of one feature. */
interface LateEnglish {
  admin: typeof admin;
  auth: typeof auth;
  champion: typeof champion;
  circles: typeof circles;
  critics: typeof critics;
  dashboard: typeof dashboard;
  draw: typeof draw;
  filmImport: typeof filmImport;
  filmPage: typeof filmPage;
  films: typeof films;
  invites: typeof invites;
  leaderboard: typeof leaderboard;
  legal: typeof legal;
  matches: typeof matches;
  moderation: typeof moderation;
  nominations: typeof nominations;
  notifications: typeof notifications;
  posts: typeof posts;
  profile: typeof profile;
  settingsPage: typeof settingsPage;
  setup: typeof setup;
  sharing: typeof sharing;
  standings: typeof standings;
  statistics: typeof statistics;
  tournaments: typeof tournaments;
  turnout: typeof turnout;
  tryMatch: typeof tryMatch;
  uploads: typeof uploads;
}

/** The sentences that come with every page, in one language. */
export type Dictionary = Translation<typeof base>;

export type LateDictionary = Translation<LateEnglish>;

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
