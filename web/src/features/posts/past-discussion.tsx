import type { Post } from '@girone/contract/posts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import styles from './feed.module.css';
import { Lightbox } from './lightbox.tsx';
import { PastReplies } from './past-replies.tsx';
import { PostAuthor } from './post-author.tsx';
import { PostImage } from './post-image.tsx';
import item from './post-item.module.css';
import { PostQuote } from './post-quote.tsx';
import { PostText } from './post-text.tsx';
import { feedQuery } from './posts.queries.ts';

interface PastDiscussionProps {
  tournamentId: number;
  day: number;
  /** The moment at which that day closed. */
  until: string;
}

/** Enough to hear what was in the air. */
const firstFew = 5;

/** What had been said about a championship by the close of a day; nobody can join in any more. */
export function PastDiscussion({ tournamentId, day, until }: PastDiscussionProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [opened, setOpened] = useState<Post | null>(null);
  const filter = useMemo(() => ({ tournamentId, until }), [tournamentId, until]);
  const feed = useInfiniteQuery({ ...feedQuery(filter), placeholderData: keepPreviousData });
  const { data: posts, error } = feed;
  if (posts === undefined) {
    return error !== null && <LoadFailure compact title={t('posts.feed.failed')} query={feed} />;
  }
  return (
    <Card as="section" flush aria-busy={feed.isPlaceholderData}>
      <CardHead level={2} title={t('posts.past.title')}>
        {day === 0 ? t('posts.past.noteStart') : t('posts.past.note', { day })}
      </CardHead>
      {posts.length === 0 ? (
        <CardBody>
          <p className={styles.quiet}>{t('posts.past.empty')}</p>
        </CardBody>
      ) : (
        <ul id={listId} className={styles.posts}>
          {posts.slice(0, isWhole ? undefined : firstFew).map((post) => (
            <li key={post.id}>
              <PastPost post={post} until={until} onOpenImage={setOpened} />
            </li>
          ))}
        </ul>
      )}
      {posts.length > firstFew && (
        <div className={styles.more}>
          <Button
            variant="ghost"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('posts.past.fewer') : t('posts.past.whole')}
          </Button>
        </div>
      )}
      {isWhole && (
        <NextPage list={feed} label={t('posts.feed.more')} failed={t('posts.feed.moreFailed')} />
      )}
      <Lightbox post={opened} onClose={() => setOpened(null)} />
    </Card>
  );
}

interface PastPostProps {
  post: Post;
  until: string;
  onOpenImage: (post: Post) => void;
}

/** The words alone: what was thought of them and answered came later, or must be told apart from it. */
function PastPost({ post, until, onOpenImage }: PastPostProps) {
  const id = useId();
  return (
    <article className={item.post} aria-labelledby={id}>
      <header className={item.head}>
        <PostAuthor post={post} id={id} />
      </header>
      <PostText post={post} />
      <PostImage post={post} onOpen={onOpenImage} />
      <PostQuote post={post} />
      {post.repliesCount > 0 && <PastReplies postId={post.id} until={until} />}
    </article>
  );
}
