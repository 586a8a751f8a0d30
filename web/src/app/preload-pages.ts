import { pages } from '@girone/contract/pages';
import { useEffect } from 'react';
import type { Access } from '../features/session/guard.tsx';
import { useSession } from '../features/session/use-session.ts';
import { routeAt } from './route-table.ts';

const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches the code of a page while the reader is still reaching for the link to it. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    for (const intent of intents) {
      document.addEventListener(intent, preloadTargetOf, { passive: true });
    }
    return () => {
      for (const intent of intents) document.removeEventListener(intent, preloadTargetOf);
    };
  }, []);
}

function preloadTargetOf({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.origin !== window.location.origin) return;
  void routeAt(link.pathname)?.Page.preload();
}

/** Whoever stands before a closed page goes to the login next. */
export function usePreloadLogin(access: Access): void {
  const { user, isLoading } = useSession();
  const isClosed = access !== 'everyone' && user === null && !isLoading;
  useEffect(() => {
    if (isClosed) void routeAt(pages.auth)?.Page.preload();
  }, [isClosed]);
}
