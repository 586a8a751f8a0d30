import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from '../../ui/images/icons.ts';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { PostAuthor } from './post-author.tsx';
import item from './post-item.module.css';
import { PostText } from './post-text.tsx';
import { repliesQuery } from './posts.queries.ts';
import styles from './talk.module.css';

interface PastRepliesProps {
  postId: number;
  until: string;
}

/** What had been answered to a post by then; they come oldest first, so that a page with a later one is the last. */
export function PastReplies({ postId, until }: PastRepliesProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={isOpen ? <ChevronUp {...buttonIcon} /> : <ChevronDown {...buttonIcon} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('posts.past.replies')}
      </Button>
      <div id={id}>{isOpen && <List postId={postId} until={until} />}</div>
    </>
  );
}

function List({ postId, until }: PastRepliesProps) {
  const { t } = useTranslation();
  const id = useId();
  const list = useInfiniteQuery(repliesQuery(postId));
  const { data: replies, error } = list;
  if (replies === undefined) {
    if (error !== null) {
      return <LoadFailure compact level={3} title={t('posts.replies.failed')} query={list} />;
    }
    return (
      <SkeletonList label={t('posts.replies.loading')}>
        <Skeleton shape="block" height={96} />
      </SkeletonList>
    );
  }
  const moment = Date.parse(until);
  const past = replies.filter(({ createdAt }) => Date.parse(createdAt) <= moment);
  if (past.length === 0) return <p>{t('posts.past.noReplies')}</p>;
  return (
    <div className={styles.replies}>
      <ul aria-label={t('posts.replies.title')} className={styles.list}>
        {past.map((reply) => (
          <li key={reply.id}>
            <article className={item.post} aria-labelledby={`${id}-${reply.id}`}>
              <header className={item.head}>
                <PostAuthor post={reply} id={`${id}-${reply.id}`} />
              </header>
              <PostText post={reply} />
            </article>
          </li>
        ))}
      </ul>
      {past.length === replies.length && (
        <NextPage
          list={list}
          label={t('posts.replies.more')}
          failed={t('posts.replies.moreFailed')}
        />
      )}
    </div>
  );
}
