import { pages } from '@girone/contract/pages';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../features/session/use-session.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { Frame } from '../route-table.ts';
import { Footer } from './footer.tsx';
import { LandingTools } from './landing-tools.tsx';
import styles from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const SiteTop = lazyComponent(async () => (await import('./site-nav.tsx')).SiteTop, 'suspend');
const SiteStrip = lazyComponent(async () => (await import('./site-nav.tsx')).SiteStrip, 'suspend');
const SiteBottom = lazyComponent(
  async () => (await import('./site-nav.tsx')).SiteBottom,
  'suspend',
);

/** Fetches the navigation, which the landing page alone does without. */
export async function preloadSiteNav(): Promise<void> {
  await Promise.all([SiteTop.preload(), SiteStrip.preload(), SiteBottom.preload()]);
}

interface ShellProps {
  frame: Frame;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ frame, children }: ShellProps) {
  const tools = useTools();
  const hasNav = tools === 'site';
  const isBare = frame === 'bare';
  return (
    <div className={joinClasses(styles.shell, hasNav && !isBare && styles.aboveBar)}>
      <SkipLink />
      {!isBare && (
        <TopBar>
          <ErrorBoundary resetKey="" renderFailure={() => <LandingTools />}>
            <Suspense fallback={<LandingTools />}>
              {tools === 'landing' && <LandingTools />}
              {hasNav && <SiteTop />}
            </Suspense>
          </ErrorBoundary>
        </TopBar>
      )}
      {!isBare && (
        <ErrorBoundary resetKey="" renderFailure={() => null}>
          <Suspense>{hasNav && <SiteStrip />}</Suspense>
        </ErrorBoundary>
      )}
      <main id="main" tabIndex={-1} className={joinClasses(styles.main, !isBare && styles.framed)}>
        {children}
      </main>
      {!isBare && <Footer withLanguage={tools !== 'landing'} />}
      {!isBare && (
        <ErrorBoundary resetKey="" renderFailure={() => null}>
          <Suspense>{hasNav && <SiteBottom />}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/**
 * What stands in the bar. As long as we do not know who is looking: on the first page what everybody
 * may use, elsewhere the brand alone.
 */
function useTools(): 'none' | 'landing' | 'site' {
  const [path] = useLocation();
  const { user, isLoading } = useSession();
  const hasNav = user !== null || (!isLoading && path !== pages.home);
  const otherwise = path === pages.home ? 'landing' : 'none';
  // Deferred: the bar stays as it is until the code of the navigation has come.
  return useDeferredValue(hasNav ? 'site' : otherwise);
}
