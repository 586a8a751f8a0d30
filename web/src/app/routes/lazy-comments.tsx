import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** What is said about a championship; its code comes after the page it stands on. */
export const LazyComments = lazyComponent(
  withDictionaries(
    ['posts'],
    async () => (await import('../../features/posts/recent-comments.tsx')).RecentComments,
  ),
  () => <SectionFallback compact height={200} />,
);
