import { pages } from '@girone/contract/pages';
import type { Language } from '@girone/contract/languages';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { preloadSiteNav } from './app/layout/shell.tsx';
import { TopBar } from './app/layout/top-bar.tsx';
import { earlyOfShell, patternOf, routeTable, type PageRoute } from './app/route-table.ts';
import { loadLegalText } from './features/legal/load-legal-text.ts';
import { currentUserQuery } from './features/session/session.queries.ts';
import { descriptions } from './i18n/descriptions.ts';
import { currentTranslator, startI18n } from './i18n/start-i18n.ts';
import { tabTitle } from './lib/address/document-title.ts';
import { prerenderIn } from './lib/text/language.ts';
import { createLive } from './lib/api/live.ts';
import { createQueryClient } from './lib/api/query-client.ts';

/** A page as a file, to be put together with the built index.html (tools/prerender.mjs). */
export interface PrerenderedPage {
  file: string;
  path: string;
  language: Language;
  title: string;
  description: string;
  html: string;
  /** The modules that take the page over, from this package's folder; scripts and style sheets. */
  modules: readonly string[];
  /** Modules that may wait until it is on screen; only their style sheets are needed at once. */
  laterModules: readonly string[];
}

/**
 * The pages that search engines and readers without scripts are to see, for visitors of one language. Once
 * in a process: pages keep the sentences that they were drawn with.
 */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  prerenderIn(language);
  await Promise.all([startI18n(language), preloadSiteNav()]);
  const [terms, privacy] = await Promise.all([
    loadLegalText('terms', language),
    loadLegalText('privacy', language),
  ]);
  const sentences = `src/i18n/${language}.ts`;
  const besideLegal = [
    sentences,
    'src/app/layout/site-nav.tsx',
    'src/app/page-loaders.ts',
    `src/i18n/${language}/legal.ts`,
  ];
  return [
    {
      file: 'index.html',
      language,
      ...(await prerenderPage(pages.home)),
      description: descriptions[language],
      modules: [sentences, 'src/app/routes/home.tsx'],
      laterModules: ['src/features/landing/hero-match.tsx', 'src/features/landing/posters.tsx'],
    },
    {
      file: 'terms.html',
      language,
      ...(await prerenderPage(pages.terms)),
      description: terms.intro,
      modules: [
        ...besideLegal,
        'src/app/routes/terms.tsx',
        `src/features/legal/texts/${language}/terms.ts`,
      ],
      laterModules: [],
    },
    {
      file: 'privacy-policy.html',
      language,
      ...(await prerenderPage(pages.privacy)),
      description: privacy.intro,
      modules: [
        ...besideLegal,
        'src/app/routes/privacy-policy.tsx',
        `src/features/legal/texts/${language}/privacy.ts`,
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

/** What `before-paint.js` needs to know of the routes, for the document; the last one is any other. */
export function describeRoutes() {
  return routeTable
    .filter(
      ({ frame, earlyRequests, earlyWithoutSearch }) =>
        frame === 'bare' || earlyRequests !== undefined || earlyWithoutSearch !== undefined,
    )
    .map(({ path, frame, earlyRequests = [], earlyWithoutSearch = [] }) => ({
      pattern: patternOf(path),
      frame,
      earlyRequests: frame === 'bare' ? earlyRequests : [...earlyOfShell, ...earlyRequests],
      earlyWithoutSearch,
    }))
    .concat({ pattern: '', frame: 'shell', earlyRequests: earlyOfShell, earlyWithoutSearch: [] });
}

async function prerenderPage(path: string) {
  const route = routeAt(path);
  await route.Page.preload();
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
    title: tabTitle(currentTranslator().t(route.title)),
    html,
  };
}

function routeAt(path: string): PageRoute {
  const route = routeTable.find((entry) => entry.path === path);
  if (route === undefined) throw new Error(`there is no page at ${path}`);
  return route;
}
