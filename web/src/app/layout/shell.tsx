import { pages } from '@girone/contract/pages';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../features/session/use-session.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { lazyPage } from '../lazy-page.ts';
import type { Frame } from '../route-table.ts';
import { Footer } from './footer.tsx';
import { LandingTools } from './landing-tools.tsx';
import styles from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const siteTop = lazyPage(async () => (await import('./site-nav.tsx')).SiteTop);
const siteBottom = lazyPage(async () => (await import('./site-nav.tsx')).SiteBottom);

/** Fetches the navigation, which the landing page alone does without. */
export async function preloadSiteNav(): Promise<void> {
  await Promise.all([siteTop.preload(), siteBottom.preload()]);
}

interface ShellProps {
  frame: Frame;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ frame, children }: ShellProps) {
  const hasNav = useHasNav();
  const isBare = frame === 'bare';
  return (
    <div className={joinClasses(styles.shell, hasNav && !isBare && styles.aboveBar)}>
      <SkipLink />
      {!isBare && (
        <TopBar>
          <Suspense fallback={<LandingTools />}>
            {hasNav ? <siteTop.Page /> : <LandingTools />}
          </Suspense>
        </TopBar>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isBare && <Footer withLanguage={hasNav} />}
      {!isBare && <Suspense>{hasNav && <siteBottom.Page />}</Suspense>}
    </div>
  );
}

/** As long as we do not know who is looking, the bar offers what everybody may use. */
function useHasNav(): boolean {
  const [path] = useLocation();
  const { user, isLoading } = useSession();
  // Deferred: the bar stays as it is until the code of the navigation has come.
  return useDeferredValue(user !== null || (!isLoading && path !== pages.home));
}
