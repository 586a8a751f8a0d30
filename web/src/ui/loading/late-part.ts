import { useEffect, useSyncExternalStore } from 'react';
import { onFirstInteraction } from './first-interaction.ts';

interface LateState<Part> {
  part: Part | null;
  hasFailed: boolean;
}

/** Code that is fetched apart from the page it belongs to. */
export interface LatePart<Part> {
  /** Fetches it, once; where it did not arrive, once more. */
  fetch: () => void;
  /** The same at the first sign of a person: in time for the press that needs it, and not in the page's way. */
  fetchAhead: () => void;
  read: () => LateState<Part>;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let state: LateState<Part> = { part: null, hasFailed: false };
  let isLoading = false;
  const listeners = new Set<() => void>();

  function publish(next: LateState<Part>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fetchPart(): Promise<void> {
    if (isLoading || state.part !== null) return;
    isLoading = true;
    publish({ part: null, hasFailed: false });
    try {
      publish({ part: await load(), hasFailed: false });
    } catch {
      // No line, or a newer build has replaced it: whoever uses the part says so.
      publish({ part: null, hasFailed: true });
    } finally {
      isLoading = false;
    }
  }

  const fetch = () => void fetchPart();
  return {
    fetch,
    fetchAhead: () => onFirstInteraction(fetch),
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches a part once it is wanted; until then, and where it does not arrive, `part` is null. */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean) {
  const { part, hasFailed } = useSyncExternalStore(late.subscribe, late.read, late.read);
  useEffect(() => {
    if (isWanted) late.fetch();
  }, [late, isWanted]);
  return { part, hasFailed, retry: late.fetch };
}
