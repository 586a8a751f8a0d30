import { createElement, lazy, type ComponentType } from 'react';

/** The code of a page could not be fetched: no line, or a newer build has replaced it. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}

export interface LazyPage {
  Page: ComponentType;
  /** Starts the download before the page is drawn; settles when the outcome is known. */
  preload: () => Promise<void>;
}

/**
 * A page whose code is fetched when it is first needed. Code that has arrived before is drawn at
 * once: `React.lazy` alone would show the skeleton first, and keep it on screen for 300 ms.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;

  async function loadPage(): Promise<ComponentType> {
    try {
      loaded = await load();
      return loaded;
    } catch (cause) {
      throw new PageNotLoaded('The code of this page could not be loaded', { cause });
    }
  }

  function loadOnce(): Promise<ComponentType> {
    loading ??= loadPage();
    return loading;
  }

  const PageToCome = lazy(async () => ({ default: await loadOnce() }));
  return {
    Page: function Page() {
      return createElement(loaded ?? PageToCome);
    },
    async preload() {
      try {
        await loadOnce();
      } catch {
        // Drawing the page asks again, and its error boundary tells the reader.
        loading = undefined;
      }
    },
  };
}
