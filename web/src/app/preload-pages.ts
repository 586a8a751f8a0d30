import { pages } from '@girone/contract/pages';
import { useEffect } from 'react';
import { matchRoute, useRouter, type Parser } from 'wouter';
import type { Access } from '../features/session/guard.tsx';
import { useSession } from '../features/session/use-session.ts';
import { routeTable } from './route-table.ts';

const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches the code of a page while the reader is still reaching for the link to it. */
export function usePreloadOnIntent(): void {
  const { parser } = useRouter();
  useEffect(() => {
    const onIntent = (event: Event) => preloadTargetOf(event, parser);
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [parser]);
}

function preloadTargetOf({ target }: Event, parser: Parser): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.origin !== window.location.origin) return;
  const route = routeTable.find(({ path }) => matchRoute(parser, path, link.pathname)[0]);
  void route?.preload();
}

/** Whoever stands before a closed page goes to the login next. */
export function usePreloadLogin(access: Access): void {
  const { user, isLoading } = useSession();
  const isClosed = access !== 'everyone' && user === null && !isLoading;
  useEffect(() => {
    if (isClosed) void routeTable.find(({ path }) => path === pages.auth)?.preload();
  }, [isClosed]);
}
