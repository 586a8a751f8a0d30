import {
  createContext,
  createElement,
  lazy,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { onFirstInteraction } from './first-interaction.ts';

/** The code could not be fetched: offline, or a newer build has replaced it. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
}

/** A component whose code is fetched when it is first rendered, or before. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Starts the download; settles when the outcome is known and never rejects. */
  preload: () => Promise<void>;
  /** The same when the person first moves, touches or types: in time for a press, and not in the page's way. */
  preloadOnInteraction: () => void;
  /** For `useIsLoaded`. */
  subscribe: (listener: () => void) => () => void;
  isLoaded: () => boolean;
}

interface LazyState {
  hasFailed: boolean;
}

interface LoadState<Props> {
  Component: ComponentType<Props> | null;
  hasFailed: boolean;
  failures: number;
}

const LazyStateContext = createContext<LazyState>({ hasFailed: false });

/**
 * For fallbacks: whether the code is still on its way or has failed. A browser may not ask again for what it could
 * not import, so that what helps then is a fresh page (`usePageReload`).
 */
export function useLazyState(): LazyState {
  return use(LazyStateContext);
}

/**
 * The one way to load code late, here and everywhere (docs/decisions/018): `lazyComponent(load, Fallback)` is
 * rendered like any component. `Fallback` gets the same props and stands in its place while the code comes and where
 * it has failed (`useLazyState`); without one nothing does. With `'suspend'` it is React's `lazy`: the nearest
 * `Suspense` and error boundary answer for it. Code that is already here is rendered at once in either case.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> | 'suspend' = Nothing,
): LazyComponent<Props> {
  let state: LoadState<Props> = { Component: null, hasFailed: false, failures: 0 };
  let loading: Promise<ComponentType<Props>> | null = null;
  const listeners = new Set<() => void>();

  function publish(next: Partial<LoadState<Props>>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function fetchCode(): Promise<ComponentType<Props>> {
    if (state.hasFailed) publish({ hasFailed: false });
    try {
      const Component = await load();
      publish({ Component });
      return Component;
    } catch (cause) {
      // The next render or preload asks again.
      loading = null;
      publish({ hasFailed: true, failures: state.failures + 1 });
      throw new CodeNotLoaded('The code of a component could not be loaded', { cause });
    }
  }

  function loadOnce(): Promise<ComponentType<Props>> {
    loading ??= fetchCode();
    return loading;
  }

  async function preload(): Promise<void> {
    try {
      await loadOnce();
    } catch {
      // Rendering it asks again, and then says so.
    }
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const controls = {
    preload,
    preloadOnInteraction: () => onFirstInteraction(() => void preload()),
    subscribe,
    isLoaded: () => state.Component !== null,
  };

  if (Fallback === 'suspend') {
    const Suspending = lazy(async () => ({ default: await loadOnce() }));
    // `React.lazy` alone would show the fallback first, and keep it on screen for 300 ms.
    const Suspended = (props: Props) => {
      const Component: ComponentType<Props> = state.Component ?? Suspending;
      return createElement(Component, props);
    };
    return Object.assign(Suspended, controls);
  }

  const readState = () => state;
  const WithFallback = (props: Props) => {
    const { Component, hasFailed, failures } = useSyncExternalStore(
      subscribe,
      readState,
      readState,
    );
    const [failuresBefore] = useState(failures);
    useEffect(() => void preload(), []);
    // A preload that failed is nobody's concern: it is being asked for again.
    const isLost = hasFailed && failures > failuresBefore;
    const lazyState = useMemo(() => ({ hasFailed: isLost }), [isLost]);
    if (Component !== null) return createElement(Component, props);
    return (
      <LazyStateContext value={lazyState}>
        <Fallback {...props} />
      </LazyStateContext>
    );
  };
  return Object.assign(WithFallback, controls);
}

/** Whether the code is here, for what is drawn around it. */
export function useIsLoaded({ subscribe, isLoaded }: LazyComponent<never>): boolean {
  return useSyncExternalStore(subscribe, isLoaded, isLoaded);
}

function Nothing(): ReactNode {
  return null;
}
