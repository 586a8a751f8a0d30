import { loadAllSentences } from '../i18n/start-i18n.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';
import { withTooltips, type LoadPage } from './with-tooltips.tsx';

/** Any page but the landing page, with what the landing page does without. */
export function contentPage(load: LoadPage): LazyPage {
  const loadWithTooltips = withTooltips(load);
  return lazyPage(async () => {
    const [Page] = await Promise.all([loadWithTooltips(), loadAllSentences()]);
    return Page;
  });
}
