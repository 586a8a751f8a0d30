import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** What a circle talks about; its code comes after the circle's own. */
export const LazyDiscussion = lazyComponent(
  withDictionaries(
    ['posts', 'uploads'],
    async () => (await import('../../features/posts/circle-discussion.tsx')).CircleDiscussion,
  ),
  () => <SectionFallback compact height={260} />,
);

/** The latest from the community; its code comes after what waits for the reader. */
export const LazyLatestPosts = lazyComponent(
  withDictionaries(
    ['posts'],
    async () => (await import('../../features/posts/latest-posts.tsx')).LatestPosts,
  ),
  () => <SectionFallback compact height={260} />,
);
