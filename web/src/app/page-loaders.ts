import type { ComponentType } from 'react';
import { loadSentencesOf, type LatePart } from '../i18n/late-sentences.ts';

type LoadPage = () => Promise<ComponentType>;

/**
 * Where the code of each page is. A file of its own: with every page this list grows, and the
 * landing page has no use for it.
 */
const loaders = {
  tournaments: withSentences(
    ['tournaments'],
    async () => (await import('./routes/tournaments.tsx')).Tournaments,
  ),
  auth: withSentences(['auth'], async () => (await import('./routes/auth.tsx')).Auth),
  passwordReset: withSentences(
    ['auth'],
    async () => (await import('./routes/password-reset.tsx')).PasswordReset,
  ),
  verifyEmail: withSentences(
    ['auth'],
    async () => (await import('./routes/verify-email.tsx')).VerifyEmail,
  ),
  terms: withSentences(['legal'], async () => (await import('./routes/terms.tsx')).loadTerms()),
  privacyPolicy: withSentences(['legal'], async () =>
    (await import('./routes/privacy-policy.tsx')).loadPrivacyPolicy(),
  ),
  leaderboard: withSentences(
    ['leaderboard', 'standings', 'matches'],
    async () => (await import('./routes/leaderboard.tsx')).Leaderboard,
  ),
  social: withSentences(
    ['posts', 'uploads'],
    async () => (await import('./routes/social.tsx')).Social,
  ),
  critics: withSentences(
    ['posts', 'critics', 'uploads'],
    async () => (await import('./routes/critics.tsx')).Critics,
  ),
  matches: withSentences(['matches'], async () => (await import('./routes/matches.tsx')).Matches),
  circles: withSentences(
    ['circles', 'uploads'],
    async () => (await import('./routes/circles.tsx')).Circles,
  ),
  circle: withSentences(['circles'], async () => (await import('./routes/circle.tsx')).Circle),
  circleManage: withSentences(
    ['circles', 'uploads'],
    async () => (await import('./routes/circle-manage.tsx')).CircleManage,
  ),
  invite: withSentences(['invites'], async () => (await import('./routes/invite.tsx')).Invite),
  olderInvite: async () => (await import('./routes/invite.tsx')).OlderInvite,
  tournament: withSentences(
    ['tournaments', 'matches', 'standings'],
    async () => (await import('./routes/tournament.tsx')).Tournament,
  ),
  nominations: withSentences(
    ['tournaments', 'nominations'],
    async () => (await import('./routes/nominations.tsx')).Nominations,
  ),
  draw: withSentences(['draw'], async () => (await import('./routes/draw.tsx')).Draw),
  films: withSentences(
    ['films', 'uploads'],
    async () => (await import('./routes/films.tsx')).Films,
  ),
  filmsImport: withSentences(
    ['filmImport'],
    async () => (await import('./routes/films-import.tsx')).FilmsImport,
  ),
  film: withSentences(
    ['filmPage', 'matches'],
    async () => (await import('./routes/film.tsx')).Film,
  ),
  profile: withSentences(['profile'], async () => (await import('./routes/profile.tsx')).Profile),
  notifications: withSentences(
    ['notifications'],
    async () => (await import('./routes/notifications.tsx')).Notifications,
  ),
  settings: withSentences(
    ['settingsPage', 'auth', 'sharing'],
    async () => (await import('./routes/settings.tsx')).Settings,
  ),
  unsubscribe: withSentences(
    ['settingsPage'],
    async () => (await import('./routes/unsubscribe.tsx')).Unsubscribe,
  ),
  admin: withSentences(
    ['admin', 'moderation'],
    async () => (await import('./routes/admin.tsx')).Admin,
  ),
  notFound: async () => (await import('./routes/not-found.tsx')).NotFound,
  dashboard: withSentences(
    ['auth', 'dashboard', 'matches'],
    async () => (await import('./routes/dashboard.tsx')).DashboardPage,
  ),
  devComponents: import.meta.env.DEV
    ? async () => (await import('./routes/dev-components.tsx')).DevComponents
    : null,
} satisfies Record<string, LoadPage | null>;

/** A page with the sentences that only its features say. */
function withSentences(parts: readonly LatePart[], load: LoadPage): LoadPage {
  return async () => {
    const [Page] = await Promise.all([load(), ...parts.map(loadSentencesOf)]);
    return Page;
  };
}

export type PageName = keyof typeof loaders;

export async function loadPage(name: PageName): Promise<ComponentType> {
  const load: LoadPage | null = loaders[name];
  if (load === null) throw new Error(`${name} is not in this build`);
  return load();
}
