import './styles/index.css';
import { pages } from '@girone/contract/pages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchArrivals } from './app/arrival.ts';
import { preloadSiteNav } from './app/layout/shell.tsx';
import { routeTable } from './app/route-table.ts';
import { watchScroll } from './app/scroll-memory.ts';
import { currentUserQuery } from './features/session/session.queries.ts';
import { startI18n } from './i18n/start-i18n.ts';
import { chosenLanguage } from './lib/language.ts';
import { createLive } from './lib/live.ts';
import { createQueryClient } from './lib/query-client.ts';

async function start(): Promise<void> {
  const queryClient = createQueryClient();
  const live = createLive({ onReconnect: () => void queryClient.invalidateQueries() });

  // The person, the page and its sentences are fetched side by side.
  void queryClient.prefetchQuery(currentUserQuery);
  const { pathname } = window.location;
  await Promise.all([
    startI18n(chosenLanguage()),
    routeTable.find(({ path }) => path === pathname)?.preload(),
    pathname === pages.home ? undefined : preloadSiteNav(),
  ]);

  watchArrivals();
  watchScroll();
  const root = document.querySelector('#root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} live={live} />
    </StrictMode>,
  );
}

void start();
