import type { Language } from '@girone/contract/languages';
import type { LateDictionary } from './dictionary.ts';
import { currentTranslator } from './start-i18n.ts';

export type LatePart = keyof LateDictionary;

type LoadPart<Part extends LatePart> = Record<Language, () => Promise<LateDictionary[Part]>>;

/**
 * Written out one by one: the bundler makes a file of its own for each import it can see. What most pages of a
 * family say lies together, since a file more costs a phone more than the sentences that it holds.
 */
const load: { readonly [Part in LatePart]: LoadPart<Part> } = {
  admin: {
    en: async () => (await import('./en/admin.ts')).admin,
    it: async () => (await import('./it/admin.ts')).admin,
    es: async () => (await import('./es/admin.ts')).admin,
  },
  auth: {
    en: async () => (await import('./en/auth.ts')).auth,
    it: async () => (await import('./it/auth.ts')).auth,
    es: async () => (await import('./es/auth.ts')).auth,
  },
  champion: {
    en: async () => (await import('./en/champion.ts')).champion,
    it: async () => (await import('./it/champion.ts')).champion,
    es: async () => (await import('./es/champion.ts')).champion,
  },
  circles: {
    en: async () => (await import('./en/circles.ts')).circles,
    it: async () => (await import('./it/circles.ts')).circles,
    es: async () => (await import('./es/circles.ts')).circles,
  },
  critics: {
    en: async () => (await import('./together/talk-en.ts')).critics,
    it: async () => (await import('./together/talk-it.ts')).critics,
    es: async () => (await import('./together/talk-es.ts')).critics,
  },
  dashboard: {
    en: async () => (await import('./en/dashboard.ts')).dashboard,
    it: async () => (await import('./it/dashboard.ts')).dashboard,
    es: async () => (await import('./es/dashboard.ts')).dashboard,
  },
  draw: {
    en: async () => (await import('./en/draw.ts')).draw,
    it: async () => (await import('./it/draw.ts')).draw,
    es: async () => (await import('./es/draw.ts')).draw,
  },
  filmImport: {
    en: async () => (await import('./en/film-import.ts')).filmImport,
    it: async () => (await import('./it/film-import.ts')).filmImport,
    es: async () => (await import('./es/film-import.ts')).filmImport,
  },
  filmPage: {
    en: async () => (await import('./en/film-page.ts')).filmPage,
    it: async () => (await import('./it/film-page.ts')).filmPage,
    es: async () => (await import('./es/film-page.ts')).filmPage,
  },
  films: {
    en: async () => (await import('./en/films.ts')).films,
    it: async () => (await import('./it/films.ts')).films,
    es: async () => (await import('./es/films.ts')).films,
  },
  invites: {
    en: async () => (await import('./en/invites.ts')).invites,
    it: async () => (await import('./it/invites.ts')).invites,
    es: async () => (await import('./es/invites.ts')).invites,
  },
  leaderboard: {
    en: async () => (await import('./en/leaderboard.ts')).leaderboard,
    it: async () => (await import('./it/leaderboard.ts')).leaderboard,
    es: async () => (await import('./es/leaderboard.ts')).leaderboard,
  },
  legal: {
    en: async () => (await import('./en/legal.ts')).legal,
    it: async () => (await import('./it/legal.ts')).legal,
    es: async () => (await import('./es/legal.ts')).legal,
  },
  matches: {
    en: async () => (await import('./together/league-en.ts')).matches,
    it: async () => (await import('./together/league-it.ts')).matches,
    es: async () => (await import('./together/league-es.ts')).matches,
  },
  moderation: {
    en: async () => (await import('./en/moderation.ts')).moderation,
    it: async () => (await import('./it/moderation.ts')).moderation,
    es: async () => (await import('./es/moderation.ts')).moderation,
  },
  nominations: {
    en: async () => (await import('./en/nominations.ts')).nominations,
    it: async () => (await import('./it/nominations.ts')).nominations,
    es: async () => (await import('./es/nominations.ts')).nominations,
  },
  notifications: {
    en: async () => (await import('./en/notifications.ts')).notifications,
    it: async () => (await import('./it/notifications.ts')).notifications,
    es: async () => (await import('./es/notifications.ts')).notifications,
  },
  posts: {
    en: async () => (await import('./together/talk-en.ts')).posts,
    it: async () => (await import('./together/talk-it.ts')).posts,
    es: async () => (await import('./together/talk-es.ts')).posts,
  },
  profile: {
    en: async () => (await import('./en/profile.ts')).profile,
    it: async () => (await import('./it/profile.ts')).profile,
    es: async () => (await import('./es/profile.ts')).profile,
  },
  settingsPage: {
    en: async () => (await import('./en/settings-page.ts')).settingsPage,
    it: async () => (await import('./it/settings-page.ts')).settingsPage,
    es: async () => (await import('./es/settings-page.ts')).settingsPage,
  },
  setup: {
    en: async () => (await import('./en/setup.ts')).setup,
    it: async () => (await import('./it/setup.ts')).setup,
    es: async () => (await import('./es/setup.ts')).setup,
  },
  sharing: {
    en: async () => (await import('./en/sharing.ts')).sharing,
    it: async () => (await import('./it/sharing.ts')).sharing,
    es: async () => (await import('./es/sharing.ts')).sharing,
  },
  standings: {
    en: async () => (await import('./together/league-en.ts')).standings,
    it: async () => (await import('./together/league-it.ts')).standings,
    es: async () => (await import('./together/league-es.ts')).standings,
  },
  statistics: {
    en: async () => (await import('./en/statistics.ts')).statistics,
    it: async () => (await import('./it/statistics.ts')).statistics,
    es: async () => (await import('./es/statistics.ts')).statistics,
  },
  tournaments: {
    en: async () => (await import('./together/league-en.ts')).tournaments,
    it: async () => (await import('./together/league-it.ts')).tournaments,
    es: async () => (await import('./together/league-es.ts')).tournaments,
  },
  turnout: {
    en: async () => (await import('./en/turnout.ts')).turnout,
    it: async () => (await import('./it/turnout.ts')).turnout,
    es: async () => (await import('./es/turnout.ts')).turnout,
  },
  tryMatch: {
    en: async () => (await import('./en/try-match.ts')).tryMatch,
    it: async () => (await import('./it/try-match.ts')).tryMatch,
    es: async () => (await import('./es/try-match.ts')).tryMatch,
  },
  uploads: {
    en: async () => (await import('./en/uploads.ts')).uploads,
    it: async () => (await import('./it/uploads.ts')).uploads,
    es: async () => (await import('./es/uploads.ts')).uploads,
  },
};

/**
 * Fetches the sentences of one feature in the language of the page; to be awaited before a page of
 * that feature is drawn. Nobody downloads those of features they do not open.
 */
export async function loadSentencesOf(part: LatePart): Promise<void> {
  const translator = currentTranslator();
  translator.add({ [part]: await load[part][translator.language]() });
}

/** For tests, which draw parts without their pages. */
export const lateParts: readonly LatePart[] = [
  'admin',
  'auth',
  'champion',
  'circles',
  'critics',
  'dashboard',
  'draw',
  'filmImport',
  'filmPage',
  'films',
  'invites',
  'leaderboard',
  'legal',
  'matches',
  'moderation',
  'nominations',
  'notifications',
  'posts',
  'profile',
  'settingsPage',
  'setup',
  'sharing',
  'standings',
  'statistics',
  'tournaments',
  'turnout',
  'tryMatch',
  'uploads',
];
