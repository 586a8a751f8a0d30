import { pages } from '@girone/contract/pages';
import { pageRows } from '@girone/contract/rules';
import type { Access } from '../features/session/guard.tsx';
import type { PlainKey } from '../i18n/dictionary.ts';
import { lazyComponent, type LazyComponent } from '../ui/loading/lazy-component.tsx';
import { lazyPage } from './lazy-page.ts';

/** `shell`: navigation above, footer below. `bare`: the page draws the whole window itself. */
export type Frame = 'shell' | 'bare';

export interface PageRoute {
  path: string;
  Page: LazyComponent<object>;
  title: PlainKey;
  access: Access;
  frame: Frame;
  /**
   * What a member's page asks for first, as its queries ask: `before-paint.js` sends these while the application is
   * still on its way. `:id` stands for the number in the address.
   */
  earlyRequests?: readonly string[] | undefined;
  /** Those that it asks for only where nothing stands behind a question mark, which may want something else. */
  earlyWithoutSearch?: readonly string[] | undefined;
}

/** What the frame around a member's page asks for. */
export const earlyOfShell = ['/api/notifications/unread'];

const feed = [`/api/posts/feed?limit=${pageRows.screen}`];

const Tournaments = lazyPage('tournaments');
const tournamentLists = ['open', 'completed'].map(
  (status) => `/api/tournaments?status=${status}&limit=${pageRows.screen}`,
);

/** Every page of the specification's route table. */
const productRoutes: readonly PageRoute[] = [
  {
    path: pages.home,
    title: 'pages.title.landing',
    access: 'everyone',
    frame: 'shell',
    earlyRequests: ['/api/dashboard'],
    Page: lazyComponent(async () => (await import('./routes/home.tsx')).Home, 'suspend'),
  },
  {
    path: pages.auth,
    title: 'pages.title.auth',
    access: 'visitors',
    frame: 'bare',
    Page: lazyPage('auth'),
  },
  {
    path: pages.passwordReset,
    title: 'pages.title.passwordReset',
    access: 'everyone',
    frame: 'bare',
    Page: lazyPage('passwordReset'),
  },
  {
    path: pages.verifyEmail,
    title: 'pages.title.verifyEmail',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('verifyEmail'),
  },
  {
    path: pages.terms,
    title: 'pages.title.terms',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('terms'),
  },
  {
    path: pages.privacy,
    title: 'pages.title.privacy',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('privacyPolicy'),
  },
  {
    path: pages.leaderboard,
    title: 'pages.title.leaderboard',
    access: 'everyone',
    frame: 'shell',
    earlyWithoutSearch: [
      `/api/leaderboard/tournaments?limit=${pageRows.screen}`,
      '/api/leaderboard?limit=20',
    ],
    Page: lazyPage('leaderboard'),
  },
  {
    path: pages.social,
    title: 'pages.title.social',
    access: 'community',
    frame: 'shell',
    earlyWithoutSearch: feed,
    Page: lazyPage('social'),
  },
  {
    path: pages.critics,
    title: 'pages.title.critics',
    access: 'community',
    frame: 'shell',
    earlyWithoutSearch: feed,
    Page: lazyPage('critics'),
  },
  {
    path: pages.matches,
    title: 'pages.title.matches',
    access: 'everyone',
    frame: 'shell',
    earlyWithoutSearch: [
      '/api/matches/overview',
      '/api/matches?status=active&limit=100',
      '/api/matches?status=completed&limit=10',
      '/api/matches?status=pending&limit=5',
    ],
    Page: lazyPage('matches'),
  },
  {
    path: pages.circles,
    title: 'pages.title.circles',
    access: 'signed-in',
    frame: 'shell',
    earlyRequests: ['/api/circles/my'],
    earlyWithoutSearch: [`/api/circles?limit=${pageRows.screen}`],
    Page: lazyPage('circles'),
  },
  {
    path: pages.circle,
    title: 'pages.title.circle',
    access: 'signed-in',
    frame: 'shell',
    earlyRequests: ['/api/circles/:id'],
    Page: lazyPage('circle'),
  },
  {
    path: pages.circleManage,
    title: 'pages.title.circleManage',
    access: 'signed-in',
    frame: 'shell',
    Page: lazyPage('circleManage'),
  },
  {
    path: pages.invite,
    title: 'pages.title.invite',
    access: 'everyone',
    frame: 'bare',
    Page: lazyPage('invite'),
  },
  {
    path: pages.olderInvite,
    title: 'pages.title.invite',
    access: 'everyone',
    frame: 'bare',
    Page: lazyPage('olderInvite'),
  },
  {
    path: pages.tournaments,
    title: 'pages.title.tournaments',
    access: 'tournaments',
    frame: 'shell',
    earlyWithoutSearch: tournamentLists,
    Page: Tournaments,
  },
  {
    path: pages.campionati,
    title: 'pages.title.tournaments',
    access: 'tournaments',
    frame: 'shell',
    earlyWithoutSearch: tournamentLists,
    Page: Tournaments,
  },
  {
    path: pages.tournament,
    title: 'pages.title.tournament',
    access: 'signed-in',
    frame: 'shell',
    earlyRequests: ['/api/tournaments/:id', '/api/tournaments/:id/comments'],
    earlyWithoutSearch: ['/api/tournaments/:id/leaderboard', '/api/tournaments/:id/positions'],
    Page: lazyPage('tournament'),
  },
  {
    path: pages.nominations,
    title: 'pages.title.nominations',
    access: 'signed-in',
    frame: 'shell',
    earlyRequests: ['/api/tournaments/:id'],
    Page: lazyPage('nominations'),
  },
  {
    path: pages.recap,
    title: 'pages.title.recap',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('recap'),
  },
  {
    path: pages.robustness,
    title: 'pages.title.robustness',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('robustness'),
  },
  {
    path: pages.stage,
    title: 'pages.title.stage',
    access: 'everyone',
    frame: 'bare',
    Page: lazyPage('stage'),
  },
  {
    path: pages.taste,
    title: 'pages.title.taste',
    access: 'signed-in',
    frame: 'shell',
    Page: lazyPage('taste'),
  },
  {
    path: pages.allTaste,
    title: 'pages.title.taste',
    access: 'signed-in',
    frame: 'shell',
    Page: lazyPage('allTaste'),
  },
  {
    path: pages.draw,
    title: 'pages.title.draw',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('draw'),
  },
  {
    path: pages.verify,
    title: 'pages.title.verify',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('verify'),
  },
  {
    path: pages.archived,
    title: 'pages.title.archived',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('archived'),
  },
  {
    path: pages.films,
    title: 'pages.title.films',
    access: 'films',
    frame: 'shell',
    earlyRequests: ['/api/films/my'],
    Page: lazyPage('films'),
  },
  {
    path: pages.filmsImport,
    title: 'pages.title.filmsImport',
    access: 'films',
    frame: 'shell',
    Page: lazyPage('filmsImport'),
  },
  {
    path: pages.film,
    title: 'pages.title.film',
    access: 'everyone',
    frame: 'shell',
    earlyRequests: ['/api/films/:id/career'],
    Page: lazyPage('film'),
  },
  {
    path: pages.profile,
    title: 'pages.title.profile',
    access: 'signed-in',
    frame: 'shell',
    Page: lazyPage('profile'),
  },
  {
    path: pages.notifications,
    title: 'pages.title.notifications',
    access: 'signed-in',
    frame: 'shell',
    earlyWithoutSearch: [`/api/notifications?limit=${pageRows.screen}`],
    Page: lazyPage('notifications'),
  },
  {
    path: pages.settings,
    title: 'pages.title.settings',
    access: 'signed-in',
    frame: 'shell',
    Page: lazyPage('settings'),
  },
  {
    path: pages.unsubscribe,
    title: 'pages.title.unsubscribe',
    access: 'everyone',
    frame: 'shell',
    Page: lazyPage('unsubscribe'),
  },
  {
    path: pages.admin,
    title: 'pages.title.admin',
    access: 'admins',
    frame: 'shell',
    Page: lazyPage('admin'),
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
        Page: lazyPage('devComponents'),
      },
    ]
  : [];

/** Any other path. */
export const notFoundRoute: PageRoute = {
  path: '*',
  title: 'pages.title.notFound',
  access: 'everyone',
  frame: 'shell',
  Page: lazyPage('notFound'),
};

export const routeTable: readonly PageRoute[] = [...productRoutes, ...developerRoutes];

/** The page at an address, read as the router reads it; undefined where there is none. */
export function routeAt(pathname: string): PageRoute | undefined {
  return routeTable.find(({ path }) => new RegExp(patternOf(path), 'i').test(pathname));
}

/** What addresses of a page look like; each parameter is a group. */
export function patternOf(path: string): string {
  return `^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '([^/]+)')}/?$`;
}
