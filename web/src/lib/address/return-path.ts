import { useLocation, useSearch } from 'wouter';
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location';

interface ReturnState {
  returnTo: string;
}

/**
 * The way back after signing in travels with the history entry, not in the address: `/auth` stays
 * `/auth`, and no link from elsewhere can choose where a person ends up.
 */
export function returnState(path: string): ReturnState {
  return { returnTo: path };
}

/** Where the reader is, to come back to. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  return `${path}${search === '' ? '' : `?${search}`}${hash}`;
}

export function useReturnPath(): string | null {
  const state: unknown = useHistoryState<unknown>();
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  return typeof state.returnTo === 'string' && isOwnPath(state.returnTo) ? state.returnTo : null;
}

/** `//elsewhere.example` and `/\elsewhere.example` are addresses of other sites to a browser. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
