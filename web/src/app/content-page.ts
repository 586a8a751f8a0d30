import { lazyPage, type LazyPage } from './lazy-page.ts';
import type { PageName } from './page-loaders.ts';

/** Any page but the landing page, with what the landing page does without. */
export function contentPage(name: PageName): LazyPage {
  return lazyPage(async () => {
    const { loadPage } = await import('./page-loaders.ts');
    return loadPage(name);
  });
}
