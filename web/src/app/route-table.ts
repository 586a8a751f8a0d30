import { pages } from '@girone/contract/pages';
import type { Access } from '../features/session/guard.tsx';
import type { SentenceKey } from '../i18n/dictionary.ts';
import { contentPage } from './content-page.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

/** `shell`: navigation above, footer below. `bare`: the page draws the whole window itself. */
export type Frame = 'shell' | 'bare';

export interface PageRoute extends LazyPage {
  path: string;
  title: SentenceKey;
  access: Access;
  frame: Frame;
}

const tournaments = contentPage(async () => (await import('./routes/tournaments.tsx')).Tournaments);

/** Every page of the specification's route table. */
const productRoutes: readonly PageRoute[] = [
  {
    path: pages.home,
    title: 'pages.title.landing',
    access: 'everyone',
    frame: 'shell',
    ...lazyPage(async () => (await import('./routes/home.tsx')).Home),
  },
  {
    path: pages.auth,
    title: 'pages.title.auth',
    access: 'visitors',
    frame: 'bare',
    ...contentPage(async () => (await import('./routes/auth.tsx')).Auth),
  },
  {
    path: pages.passwordReset,
    title: 'pages.title.passwordReset',
    access: 'everyone',
    frame: 'bare',
    ...contentPage(async () => (await import('./routes/password-reset.tsx')).PasswordReset),
  },
  {
    path: pages.verifyEmail,
    title: 'pages.title.verifyEmail',
    access: 'everyone',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/verify-email.tsx')).VerifyEmail),
  },
  {
    path: pages.terms,
    title: 'pages.title.terms',
    access: 'everyone',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/terms.tsx')).loadTerms()),
  },
  {
    path: pages.privacy,
    title: 'pages.title.privacy',
    access: 'everyone',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/privacy-policy.tsx')).loadPrivacyPolicy()),
  },
  {
    path: pages.leaderboard,
    title: 'pages.title.leaderboard',
    access: 'everyone',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/leaderboard.tsx')).Leaderboard),
  },
  {
    path: pages.social,
    title: 'pages.title.social',
    access: 'community',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/social.tsx')).Social),
  },
  {
    path: pages.critics,
    title: 'pages.title.critics',
    access: 'community',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/critics.tsx')).Critics),
  },
  {
    path: pages.matches,
    title: 'pages.title.matches',
    access: 'everyone',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/matches.tsx')).Matches),
  },
  {
    path: pages.circles,
    title: 'pages.title.circles',
    access: 'signed-in',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/circles.tsx')).Circles),
  },
  {
    path: pages.circleManage,
    title: 'pages.title.circleManage',
    access: 'signed-in',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/circle-manage.tsx')).CircleManage),
  },
  {
    path: pages.tournaments,
    title: 'pages.title.tournaments',
    access: 'tournaments',
    frame: 'shell',
    ...tournaments,
  },
  {
    path: pages.campionati,
    title: 'pages.title.tournaments',
    access: 'tournaments',
    frame: 'shell',
    ...tournaments,
  },
  {
    path: pages.tournament,
    title: 'pages.title.tournament',
    access: 'signed-in',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/tournament.tsx')).Tournament),
  },
  {
    path: pages.nominations,
    title: 'pages.title.nominations',
    access: 'signed-in',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/nominations.tsx')).Nominations),
  },
  {
    path: pages.films,
    title: 'pages.title.films',
    access: 'films',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/films.tsx')).Films),
  },
  {
    path: pages.profile,
    title: 'pages.title.profile',
    access: 'signed-in',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/profile.tsx')).Profile),
  },
  {
    path: pages.admin,
    title: 'pages.title.admin',
    access: 'admins',
    frame: 'shell',
    ...contentPage(async () => (await import('./routes/admin.tsx')).Admin),
  },
];

/** The sheet of components, for developers; a production build leaves it out. */
const developerRoutes: readonly PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/components',
        title: 'pages.title.components',
        access: 'everyone',
        frame: 'bare',
        ...contentPage(async () => (await import('./routes/dev-components.tsx')).DevComponents),
      },
    ]
  : [];

/** Any other path. */
export const notFoundRoute: PageRoute = {
  path: '*',
  title: 'pages.title.notFound',
  access: 'everyone',
  frame: 'shell',
  ...contentPage(async () => (await import('./routes/not-found.tsx')).NotFound),
};

export const routeTable: readonly PageRoute[] = [...productRoutes, ...developerRoutes];
