import { loadAllSentences } from '../i18n/start-i18n.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';
import type { PageName } from './page-loaders.ts';

/** Any page but the landing page, with what the landing page does without. */
export function contentPage(name: PageName): LazyPage {
  return lazyPage(async () => {
    const [Page] = await Promise.all([loadNamed(name), loadAllSentences()]);
    return Page;
  });
}

async function loadNamed(name: PageName) {
  const { loadPage } = await import('./page-loaders.ts');
  return loadPage(name);
}
