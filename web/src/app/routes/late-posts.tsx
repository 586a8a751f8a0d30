import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import type { CircleDiscussion } from '../../features/posts/circle-discussion.tsx';
import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { latePart, useLatePart, type LatePart } from '../../ui/late-part.ts';
import { PartToCome } from '../../ui/part-to-come.tsx';

const discussion = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/posts/circle-discussion.tsx'),
    loadSentencesOf('posts'),
    loadSentencesOf('uploads'),
  ]);
  return part.CircleDiscussion;
});

const latest = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/posts/latest-posts.tsx'),
    loadSentencesOf('posts'),
  ]);
  return part.LatestPosts;
});

/** What a circle talks about; its code comes after the circle's own. */
export function LateDiscussion(props: ComponentProps<typeof CircleDiscussion>) {
  const { part: Discussion, ...late } = useLatePart(discussion, true);
  return Discussion === null ? <ToCome {...late} /> : <Discussion {...props} />;
}

/** The latest from the community; its code comes after what waits for the reader. */
export function LateLatestPosts() {
  const { part: LatestPosts, ...late } = useLatePart(latest, true);
  return LatestPosts === null ? <ToCome {...late} /> : <LatestPosts />;
}

type Late = Omit<ReturnType<typeof useLatePart<LatePart<unknown>>>, 'part'>;

function ToCome(late: Late) {
  const { t } = useTranslation();
  return (
    <PartToCome
      {...late}
      compact
      height={260}
      loadingLabel={t('pages.loading')}
      failedTitle={t('pages.outdated.title')}
      failedText={t('pages.outdated.text')}
      retryLabel={t('pages.failure.action')}
    />
  );
}
