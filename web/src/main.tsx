import './styles/index.css';
import { pages } from '@girone/contract/pages';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { answerEchoes } from './app/answer-echoes.ts';
import { App } from './app/app.tsx';
import { watchNavigation } from './app/navigation-type.ts';
import { DashboardPage } from './app/dashboard-page.ts';
import { preloadSiteNav } from './app/layout/shell.tsx';
import { routeAt } from './app/route-table.ts';
import { watchScroll } from './app/scroll-memory.ts';
import { currentUserQuery, mayBeSignedIn } from './features/session/session.queries.ts';
import { watchSystemTheme } from './features/theme/theme.ts';
import { startI18n } from './i18n/start-i18n.ts';
import { chosenLanguage } from './lib/text/language.ts';
import { createLive } from './lib/api/live.ts';
import { createQueryClient } from './lib/api/query-client.ts';

/** What `before-paint.js` and `index.html` have settled about this document. */
const { dataset } = document.documentElement;

/**
 * Whoever is not known by then sees the landing page at the front door, and elsewhere the bar and the
 * outline of a page.
 */
const longestSessionWaitMs = { home: 1500, elsewhere: 200 };

async function start(): Promise<void> {
  const queryClient = createQueryClient();
  const live = createLive({ onReconnect: () => void queryClient.invalidateQueries() });
  answerEchoes(live);

  // The person, the page and its sentences are fetched side by side.
  const { pathname } = window.location;
  const isMember = mayBeSignedIn();
  const isHome = pathname === pages.home;
  if (isMember) loadFigures();
  await Promise.all([
    startI18n(chosenLanguage()),
    routeAt(pathname)?.Page.preload(),
    isHome && !isMember ? undefined : preloadSiteNav(),
    isMember
      ? loadMember(queryClient, longestSessionWaitMs[isHome ? 'home' : 'elsewhere'])
      : undefined,
    isMember && isHome ? DashboardPage.preload() : undefined,
  ]);

  watchNavigation();
  watchScroll();
  watchSystemTheme();
  const root = document.querySelector('#root');
  if (root === null) throw new Error('no #root');
  const app = (
    <StrictMode>
      <App queryClient={queryClient} live={live} />
    </StrictMode>
  );
  const isWaiting = dataset['start'] !== undefined;
  const isPrerendered = dataset['prerendered'] !== undefined && !isWaiting;
  if (isWaiting) {
    root.replaceChildren();
    delete dataset['start'];
  }
  // In small pieces: drawn at once, a page holds up whoever presses something meanwhile.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** A face that comes once the page is drawn has all of it laid out anew. Without it figures are drawn as well. */
function loadFigures(): void {
  document.fonts.load('800 1rem "Anybody Figures"', '0').catch(() => undefined);
}

/** Spares a member both where the answer is quick. A failure is the application's to handle. */
async function loadMember(queryClient: QueryClient, longestWaitMs: number): Promise<void> {
  await Promise.race([
    queryClient.prefetchQuery(currentUserQuery),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ]);
}

start().catch((error: unknown) => {
  dataset['start'] = 'failed';
  throw error;
});
