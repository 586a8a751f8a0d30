import { pages } from '@girone/contract/pages';
import { defaultLanguage } from '@girone/contract/languages';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { preloadSiteNav } from './app/layout/shell.tsx';
import { TopBar } from './app/layout/top-bar.tsx';
import { routeTable, type PageRoute } from './app/route-table.ts';
import { loadLegalText } from './features/legal/load-legal-text.ts';
import { currentUserQuery } from './features/session/session.queries.ts';
import { currentTranslator, startI18n } from './i18n/start-i18n.ts';
import { tabTitle } from './lib/document-title.ts';
import { createLive } from './lib/live.ts';
import { createQueryClient } from './lib/query-client.ts';

/** A page as a file, to be put together with the built index.html (tools/prerender.mjs). */
export interface PrerenderedPage {
  file: string;
  path: string;
  language: string;
  title: string;
  /** None: that of index.html. */
  description?: string;
  html: string;
  /** The modules that take the page over, from this package's folder; scripts and style sheets. */
  modules: readonly string[];
  /** Modules that may wait until it is on screen; only their style sheets are needed at once. */
  laterModules: readonly string[];
}

const besideLanding = ['src/i18n/en.ts', 'src/app/layout/site-nav.tsx', 'src/app/page-loaders.ts'];

/** The pages that search engines and readers without scripts are to see, for English visitors. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  await Promise.all([startI18n(defaultLanguage), preloadSiteNav()]);
  const [terms, privacy] = await Promise.all([
    loadLegalText('terms', defaultLanguage),
    loadLegalText('privacy', defaultLanguage),
  ]);
  return [
    {
      file: 'index.html',
      ...(await prerenderPage(pages.home)),
      modules: ['src/i18n/en.ts', 'src/app/routes/home.tsx'],
      laterModules: ['src/features/landing/hero-match.tsx', 'src/features/landing/posters.tsx'],
    },
    {
      file: 'terms.html',
      ...(await prerenderPage(pages.terms)),
      description: terms.intro,
      modules: [
        ...besideLanding,
        'src/i18n/en/legal.ts',
        'src/app/routes/terms.tsx',
        'src/features/legal/texts/en/terms.ts',
      ],
      laterModules: [],
    },
    {
      file: 'privacy-policy.html',
      ...(await prerenderPage(pages.privacy)),
      description: privacy.intro,
      modules: [
        ...besideLanding,
        'src/i18n/en/legal.ts',
        'src/app/routes/privacy-policy.tsx',
        'src/features/legal/texts/en/privacy.ts',
      ],
      laterModules: [],
    },
  ];
}

/** The bar with the brand, which is the same in every language: for members, while the application comes. After the pages. */
export function prerenderBar(): string {
  return renderToStaticMarkup(
    <Router ssrPath={pages.home}>
      <TopBar />
    </Router>,
  );
}

async function prerenderPage(path: string) {
  const route = routeAt(path);
  await route.preload();
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  const live = createLive({ onReconnect: () => undefined });

  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App queryClient={queryClient} live={live} ssrPath={path} />
    </StrictMode>,
    {
      // Past this size React would write a part at the end, with a script in the page to move it.
      progressiveChunkSize: Infinity,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be prerendered`);
  return {
    path,
    language: defaultLanguage,
    title: tabTitle(currentTranslator().t(route.title)),
    html,
  };
}

function routeAt(path: string): PageRoute {
  const route = routeTable.find((entry) => entry.path === path);
  if (route === undefined) throw new Error(`there is no page at ${path}`);
  return route;
}
