import type { ComponentProps } from 'react';
import type { CircleDiscussion } from '../../features/posts/circle-discussion.tsx';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';

const discussion = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/posts/circle-discussion.tsx'),
    loadDictionary('posts'),
    loadDictionary('uploads'),
  ]);
  return part.CircleDiscussion;
});

const latest = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/posts/latest-posts.tsx'),
    loadDictionary('posts'),
  ]);
  return part.LatestPosts;
});

/** What a circle talks about; its code comes after the circle's own. */
export function LateDiscussion(props: ComponentProps<typeof CircleDiscussion>) {
  const { part: Discussion, ...late } = useLatePart(discussion, true);
  return Discussion === null ? (
    <SectionToCome {...late} compact height={260} />
  ) : (
    <Discussion {...props} />
  );
}

/** The latest from the community; its code comes after what waits for the reader. */
export function LateLatestPosts() {
  const { part: LatestPosts, ...late } = useLatePart(latest, true);
  return LatestPosts === null ? <SectionToCome {...late} compact height={260} /> : <LatestPosts />;
}
