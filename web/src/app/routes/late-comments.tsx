import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';

const comments = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/posts/recent-comments.tsx'),
    loadDictionary('posts'),
  ]);
  return part;
});

interface LateCommentsProps {
  tournament: { id: number; name: string };
}

/** What is said about a championship; its code comes after the page it stands on. */
export function LateComments({ tournament }: LateCommentsProps) {
  const { part, ...late } = useLatePart(comments, true);
  if (part !== null) return <part.RecentComments tournament={tournament} />;
  return <SectionToCome {...late} compact height={200} />;
}
