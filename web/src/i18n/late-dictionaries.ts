import type { Translation } from './translation.ts';

interface Loaders<English> {
  en: () => Promise<English>;
  it: () => Promise<Translation<NoInfer<English>>>;
  es: () => Promise<Translation<NoInfer<English>>>;
}

/**
 * The one list of the dictionaries that come with a page or a part of one; their names, their keys and what tests
 * load follow from it. Written out one by one: the bundler makes a file of its own for each import it can see. What
 * most pages of a family say lies together, since a file more costs a phone more than the sentences in it.
 */
export const lateDictionaries = {
  admin: late({
    en: async () => (await import('./en/admin.ts')).admin,
    it: async () => (await import('./it/admin.ts')).admin,
    es: async () => (await import('./es/admin.ts')).admin,
  }),
  auth: late({
    en: async () => (await import('./en/auth.ts')).auth,
    it: async () => (await import('./it/auth.ts')).auth,
    es: async () => (await import('./es/auth.ts')).auth,
  }),
  box: late({
    en: async () => (await import('./en/box.ts')).box,
    it: async () => (await import('./it/box.ts')).box,
    es: async () => (await import('./es/box.ts')).box,
  }),
  champion: late({
    en: async () => (await import('./en/champion.ts')).champion,
    it: async () => (await import('./it/champion.ts')).champion,
    es: async () => (await import('./es/champion.ts')).champion,
  }),
  circles: late({
    en: async () => (await import('./en/circles.ts')).circles,
    it: async () => (await import('./it/circles.ts')).circles,
    es: async () => (await import('./es/circles.ts')).circles,
  }),
  critics: late({
    en: async () => (await import('./together/talk-en.ts')).critics,
    it: async () => (await import('./together/talk-it.ts')).critics,
    es: async () => (await import('./together/talk-es.ts')).critics,
  }),
  dashboard: late({
    en: async () => (await import('./en/dashboard.ts')).dashboard,
    it: async () => (await import('./it/dashboard.ts')).dashboard,
    es: async () => (await import('./es/dashboard.ts')).dashboard,
  }),
  digest: late({
    en: async () => (await import('./en/digest.ts')).digest,
    it: async () => (await import('./it/digest.ts')).digest,
    es: async () => (await import('./es/digest.ts')).digest,
  }),
  draw: late({
    en: async () => (await import('./en/draw.ts')).draw,
    it: async () => (await import('./it/draw.ts')).draw,
    es: async () => (await import('./es/draw.ts')).draw,
  }),
  filmImport: late({
    en: async () => (await import('./en/film-import.ts')).filmImport,
    it: async () => (await import('./it/film-import.ts')).filmImport,
    es: async () => (await import('./es/film-import.ts')).filmImport,
  }),
  filmPage: late({
    en: async () => (await import('./en/film-page.ts')).filmPage,
    it: async () => (await import('./it/film-page.ts')).filmPage,
    es: async () => (await import('./es/film-page.ts')).filmPage,
  }),
  films: late({
    en: async () => (await import('./en/films.ts')).films,
    it: async () => (await import('./it/films.ts')).films,
    es: async () => (await import('./es/films.ts')).films,
  }),
  invites: late({
    en: async () => (await import('./en/invites.ts')).invites,
    it: async () => (await import('./it/invites.ts')).invites,
    es: async () => (await import('./es/invites.ts')).invites,
  }),
  keptVotes: late({
    en: async () => (await import('./en/kept-votes.ts')).keptVotes,
    it: async () => (await import('./it/kept-votes.ts')).keptVotes,
    es: async () => (await import('./es/kept-votes.ts')).keptVotes,
  }),
  leaderboard: late({
    en: async () => (await import('./en/leaderboard.ts')).leaderboard,
    it: async () => (await import('./it/leaderboard.ts')).leaderboard,
    es: async () => (await import('./es/leaderboard.ts')).leaderboard,
  }),
  legal: late({
    en: async () => (await import('./en/legal.ts')).legal,
    it: async () => (await import('./it/legal.ts')).legal,
    es: async () => (await import('./es/legal.ts')).legal,
  }),
  matches: late({
    en: async () => (await import('./together/league-en.ts')).matches,
    it: async () => (await import('./together/league-it.ts')).matches,
    es: async () => (await import('./together/league-es.ts')).matches,
  }),
  moderation: late({
    en: async () => (await import('./en/moderation.ts')).moderation,
    it: async () => (await import('./it/moderation.ts')).moderation,
    es: async () => (await import('./es/moderation.ts')).moderation,
  }),
  nominations: late({
    en: async () => (await import('./en/nominations.ts')).nominations,
    it: async () => (await import('./it/nominations.ts')).nominations,
    es: async () => (await import('./es/nominations.ts')).nominations,
  }),
  notifications: late({
    en: async () => (await import('./en/notifications.ts')).notifications,
    it: async () => (await import('./it/notifications.ts')).notifications,
    es: async () => (await import('./es/notifications.ts')).notifications,
  }),
  passkeys: late({
    en: async () => (await import('./en/passkeys.ts')).passkeys,
    it: async () => (await import('./it/passkeys.ts')).passkeys,
    es: async () => (await import('./es/passkeys.ts')).passkeys,
  }),
  posts: late({
    en: async () => (await import('./together/talk-en.ts')).posts,
    it: async () => (await import('./together/talk-it.ts')).posts,
    es: async () => (await import('./together/talk-es.ts')).posts,
  }),
  profile: late({
    en: async () => (await import('./en/profile.ts')).profile,
    it: async () => (await import('./it/profile.ts')).profile,
    es: async () => (await import('./es/profile.ts')).profile,
  }),
  push: late({
    en: async () => (await import('./en/push.ts')).push,
    it: async () => (await import('./it/push.ts')).push,
    es: async () => (await import('./es/push.ts')).push,
  }),
  recap: late({
    en: async () => (await import('./en/recap.ts')).recap,
    it: async () => (await import('./it/recap.ts')).recap,
    es: async () => (await import('./es/recap.ts')).recap,
  }),
  robustness: late({
    en: async () => (await import('./en/robustness.ts')).robustness,
    it: async () => (await import('./it/robustness.ts')).robustness,
    es: async () => (await import('./es/robustness.ts')).robustness,
  }),
  secondFactor: late({
    en: async () => (await import('./en/second-factor.ts')).secondFactor,
    it: async () => (await import('./it/second-factor.ts')).secondFactor,
    es: async () => (await import('./es/second-factor.ts')).secondFactor,
  }),
  settingsPage: late({
    en: async () => (await import('./en/settings-page.ts')).settingsPage,
    it: async () => (await import('./it/settings-page.ts')).settingsPage,
    es: async () => (await import('./es/settings-page.ts')).settingsPage,
  }),
  setup: late({
    en: async () => (await import('./en/setup.ts')).setup,
    it: async () => (await import('./it/setup.ts')).setup,
    es: async () => (await import('./es/setup.ts')).setup,
  }),
  reveal: late({
    en: async () => (await import('./en/reveal.ts')).reveal,
    it: async () => (await import('./it/reveal.ts')).reveal,
    es: async () => (await import('./es/reveal.ts')).reveal,
  }),
  rules: late({
    en: async () => (await import('./en/rules.ts')).rules,
    it: async () => (await import('./it/rules.ts')).rules,
    es: async () => (await import('./es/rules.ts')).rules,
  }),
  seals: late({
    en: async () => (await import('./en/seals.ts')).seals,
    it: async () => (await import('./it/seals.ts')).seals,
    es: async () => (await import('./es/seals.ts')).seals,
  }),
  sharing: late({
    en: async () => (await import('./en/sharing.ts')).sharing,
    it: async () => (await import('./it/sharing.ts')).sharing,
    es: async () => (await import('./es/sharing.ts')).sharing,
  }),
  stage: late({
    en: async () => (await import('./en/stage.ts')).stage,
    it: async () => (await import('./it/stage.ts')).stage,
    es: async () => (await import('./es/stage.ts')).stage,
  }),
  standings: late({
    en: async () => (await import('./together/league-en.ts')).standings,
    it: async () => (await import('./together/league-it.ts')).standings,
    es: async () => (await import('./together/league-es.ts')).standings,
  }),
  odds: late({
    en: async () => (await import('./en/odds.ts')).odds,
    it: async () => (await import('./it/odds.ts')).odds,
    es: async () => (await import('./es/odds.ts')).odds,
  }),
  statistics: late({
    en: async () => (await import('./en/statistics.ts')).statistics,
    it: async () => (await import('./it/statistics.ts')).statistics,
    es: async () => (await import('./es/statistics.ts')).statistics,
  }),
  taste: late({
    en: async () => (await import('./en/taste.ts')).taste,
    it: async () => (await import('./it/taste.ts')).taste,
    es: async () => (await import('./es/taste.ts')).taste,
  }),
  timeMachine: late({
    en: async () => (await import('./together/league-en.ts')).timeMachine,
    it: async () => (await import('./together/league-it.ts')).timeMachine,
    es: async () => (await import('./together/league-es.ts')).timeMachine,
  }),
  tournaments: late({
    en: async () => (await import('./together/league-en.ts')).tournaments,
    it: async () => (await import('./together/league-it.ts')).tournaments,
    es: async () => (await import('./together/league-es.ts')).tournaments,
  }),
  turnout: late({
    en: async () => (await import('./together/league-en.ts')).turnout,
    it: async () => (await import('./together/league-it.ts')).turnout,
    es: async () => (await import('./together/league-es.ts')).turnout,
  }),
  tryMatch: late({
    en: async () => (await import('./en/try-match.ts')).tryMatch,
    it: async () => (await import('./it/try-match.ts')).tryMatch,
    es: async () => (await import('./es/try-match.ts')).tryMatch,
  }),
  uploads: late({
    en: async () => (await import('./en/uploads.ts')).uploads,
    it: async () => (await import('./it/uploads.ts')).uploads,
    es: async () => (await import('./es/uploads.ts')).uploads,
  }),
  verification: late({
    en: async () => (await import('./en/verification.ts')).verification,
    it: async () => (await import('./it/verification.ts')).verification,
    es: async () => (await import('./es/verification.ts')).verification,
  }),
};

export type LateDictionaryName = keyof typeof lateDictionaries;

/** The sentences of each in English, by whose keys all languages are held. */
export type LateEnglish = {
  readonly [Name in LateDictionaryName]: Awaited<ReturnType<(typeof lateDictionaries)[Name]['en']>>;
};

/** Holds the other languages to the keys of the English one. */
function late<English>(loaders: Loaders<English>): Loaders<English> {
  return loaders;
}
