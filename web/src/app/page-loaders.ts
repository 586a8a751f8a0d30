import type { ComponentType } from 'react';
import { withDictionaries } from '../i18n/load-dictionary.ts';

type LoadPage = () => Promise<ComponentType>;

/**
 * Where the code of each page is. A file of its own: with every page this list grows, and the
 * landing page has no use for it.
 */
const loaders = {
  tournaments: withDictionaries(
    ['tournaments'],
    async () => (await import('./routes/tournaments.tsx')).Tournaments,
  ),
  auth: withDictionaries(['auth'], async () => (await import('./routes/auth.tsx')).Auth),
  passwordReset: withDictionaries(
    ['auth'],
    async () => (await import('./routes/password-reset.tsx')).PasswordReset,
  ),
  verifyEmail: withDictionaries(
    ['auth'],
    async () => (await import('./routes/verify-email.tsx')).VerifyEmail,
  ),
  terms: withDictionaries(['legal'], async () => (await import('./routes/terms.tsx')).loadTerms()),
  privacyPolicy: withDictionaries(['legal'], async () =>
    (await import('./routes/privacy-policy.tsx')).loadPrivacyPolicy(),
  ),
  leaderboard: withDictionaries(
    ['leaderboard', 'standings', 'matches'],
    async () => (await import('./routes/leaderboard.tsx')).Leaderboard,
  ),
  social: withDictionaries(
    ['posts', 'uploads'],
    async () => (await import('./routes/social.tsx')).Social,
  ),
  critics: withDictionaries(
    ['posts', 'critics', 'uploads'],
    async () => (await import('./routes/critics.tsx')).Critics,
  ),
  matches: withDictionaries(
    ['matches'],
    async () => (await import('./routes/matches.tsx')).Matches,
  ),
  circles: withDictionaries(
    ['circles', 'uploads'],
    async () => (await import('./routes/circles.tsx')).Circles,
  ),
  circle: withDictionaries(['circles'], async () => (await import('./routes/circle.tsx')).Circle),
  circleManage: withDictionaries(
    ['circles', 'uploads'],
    async () => (await import('./routes/circle-manage.tsx')).CircleManage,
  ),
  invite: withDictionaries(['invites'], async () => (await import('./routes/invite.tsx')).Invite),
  olderInvite: async () => (await import('./routes/invite.tsx')).OlderInvite,
  tournament: withDictionaries(
    ['tournaments', 'matches', 'standings'],
    async () => (await import('./routes/tournament.tsx')).Tournament,
  ),
  nominations: withDictionaries(
    ['tournaments', 'nominations'],
    async () => (await import('./routes/nominations.tsx')).Nominations,
  ),
  recap: withDictionaries(['recap'], async () => (await import('./routes/recap.tsx')).Recap),
  robustness: withDictionaries(
    ['robustness'],
    async () => (await import('./routes/robustness.tsx')).Robustness,
  ),
  stage: withDictionaries(['stage'], async () => (await import('./routes/stage.tsx')).Stage),
  taste: withDictionaries(['taste'], async () => (await import('./routes/taste.tsx')).Taste),
  allTaste: withDictionaries(
    ['taste'],
    async () => (await import('./routes/all-taste.tsx')).AllTaste,
  ),
  draw: withDictionaries(['draw'], async () => (await import('./routes/draw.tsx')).Draw),
  verify: withDictionaries(
    ['tournaments', 'leaderboard'],
    async () => (await import('./routes/verify.tsx')).Verify,
  ),
  archived: withDictionaries(
    ['box', 'standings', 'verification'],
    async () => (await import('./routes/archived.tsx')).Archived,
  ),
  films: withDictionaries(
    ['films', 'uploads'],
    async () => (await import('./routes/films.tsx')).Films,
  ),
  filmsImport: withDictionaries(
    ['filmImport'],
    async () => (await import('./routes/films-import.tsx')).FilmsImport,
  ),
  film: withDictionaries(
    ['filmPage', 'matches'],
    async () => (await import('./routes/film.tsx')).Film,
  ),
  profile: withDictionaries(
    ['profile'],
    async () => (await import('./routes/profile.tsx')).Profile,
  ),
  notifications: withDictionaries(
    ['notifications'],
    async () => (await import('./routes/notifications.tsx')).Notifications,
  ),
  settings: withDictionaries(
    ['settingsPage', 'auth', 'sharing'],
    async () => (await import('./routes/settings.tsx')).Settings,
  ),
  unsubscribe: withDictionaries(
    ['settingsPage'],
    async () => (await import('./routes/unsubscribe.tsx')).Unsubscribe,
  ),
  admin: withDictionaries(
    ['admin', 'moderation'],
    async () => (await import('./routes/admin.tsx')).Admin,
  ),
  notFound: async () => (await import('./routes/not-found.tsx')).NotFound,
  dashboard: withDictionaries(
    ['auth', 'dashboard', 'matches'],
    async () => (await import('./routes/dashboard.tsx')).DashboardPage,
  ),
  devComponents: import.meta.env.DEV
    ? async () => (await import('./routes/dev-components.tsx')).DevComponents
    : null,
} satisfies Record<string, LoadPage | null>;

export type PageName = keyof typeof loaders;

export async function loadPage(name: PageName): Promise<ComponentType> {
  const load: LoadPage | null = loaders[name];
  if (load === null) throw new Error(`${name} is not in this build`);
  return load();
}
