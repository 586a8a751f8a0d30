import { createContext, use } from 'react';

/** Leaving the running page for a fresh one, which a test has to be able to watch. */
export interface PageReload {
  reload: () => void;
  reloadAt: (path: string) => void;
}

const browserReload: PageReload = {
  reload: () => window.location.reload(),
  reloadAt: (path) => window.location.assign(path),
};

export const PageReloadContext = createContext<PageReload>(browserReload);

export function usePageReload(): PageReload {
  return use(PageReloadContext);
}
