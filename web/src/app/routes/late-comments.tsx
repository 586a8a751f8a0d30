import { useTranslation } from 'react-i18next';
import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import { PartToCome } from '../../ui/part-to-come.tsx';

const comments = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/posts/recent-comments.tsx'),
    loadSentencesOf('posts'),
  ]);
  return part;
});

interface LateCommentsProps {
  tournament: { id: number; name: string };
  level: 2 | 4;
}

/** What is said about a championship; its code comes after the page it stands on. */
export function LateComments({ tournament, level }: LateCommentsProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(comments, true);
  if (part !== null) return <part.RecentComments tournament={tournament} level={level} />;
  return (
    <PartToCome
      {...late}
      compact
      height={200}
      loadingLabel={t('pages.loading')}
      failedTitle={t('pages.outdated.title')}
      retryLabel={t('pages.failure.action')}
    />
  );
}
