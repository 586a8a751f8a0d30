import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import type { PageName } from './page-loaders.ts';

/** Any page but the landing page, with what the landing page does without; the router suspends on it. */
export function lazyPage(name: PageName) {
  return lazyComponent(async () => (await import('./page-loaders.ts')).loadPage(name), 'suspend');
}
