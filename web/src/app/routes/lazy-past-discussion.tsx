import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Visitors have none, and do not fetch it. */
export const LazyPastDiscussion = lazyComponent(
  withDictionaries(
    ['posts'],
    async () => (await import('../../features/posts/past-discussion.tsx')).PastDiscussion,
  ),
  () => <SectionFallback height={320} />,
);
