import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useLayoutEffect } from 'react';
import { Route, Router as WouterRouter, useLocation, type AroundNavHandler } from 'wouter';
import { Guard } from '../features/session/guard.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { tabTitle } from '../lib/address/document-title.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './layout/shell.tsx';
import { PageFocus, PageStart } from './page-focus.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePreloadLogin, usePreloadOnIntent } from './preload-pages.ts';
import { notFoundRoute, routeAt, type PageRoute } from './route-table.ts';
import { rememberScroll } from './scroll-memory.ts';

interface RouterProps {
  /** The address, where there is no window that could tell: the page is being prerendered. */
  ssrPath?: string | undefined;
}

/** Chooses the page for the address. */
export function Router({ ssrPath }: RouterProps) {
  return (
    // A page is prerendered without a query: whoever takes it over begins without it as well.
    <WouterRouter
      aroundNav={leavePage}
      ssrSearch=""
      {...(ssrPath === undefined ? {} : { ssrPath })}
    >
      <MatchedRoute />
    </WouterRouter>
  );
}

const leavePage: AroundNavHandler = (navigate, to, options) => {
  rememberScroll();
  navigate(to, options);
};

/** The shell stays where it is while the pages in it change. */
function MatchedRoute() {
  const [path] = useLocation();
  usePreloadOnIntent();
  const route = routeAt(path) ?? notFoundRoute;
  return (
    <Shell frame={route.frame}>
      <Route key={route.path} path={route.path}>
        <RoutedPage route={route} path={path} />
      </Route>
    </Shell>
  );
}

function RoutedPage({ route, path }: { route: PageRoute; path: string }) {
  const { t } = useTranslation();
  const title = t(route.title);
  usePreloadLogin(route.access);
  // A layout effect, so that a page with a better name for itself has the last word.
  useLayoutEffect(() => {
    document.title = tabTitle(title);
  }, [title]);

  const { Page } = route;
  return (
    <>
      <PageStart key={path} />
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary
            resetKey={path}
            onReset={reset}
            renderFailure={(error, retry) => <PageFailure error={error} onRetry={retry} />}
          >
            <Suspense fallback={<PageSkeleton />}>
              <Guard access={route.access} waiting={<PageSkeleton />}>
                <Page />
              </Guard>
              <PageFocus key={path} />
            </Suspense>
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>
    </>
  );
}
