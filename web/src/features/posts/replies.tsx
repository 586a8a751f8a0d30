import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { PostList, type PostListProps } from './post-list.tsx';
import { repliesQuery } from './posts.queries.ts';
import styles from './thread.module.css';

interface RepliesProps extends Pick<PostListProps, 'viewer' | 'onQuote' | 'onHashtag'> {
  postId: number;
}

/** What was answered to a post, oldest first; what comes in while one reads is announced. */
export function Replies({ postId, ...shared }: RepliesProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(repliesQuery(postId));
  const { data: replies, error } = list;
  const arrived = useArrivedReplies(postId);
  const news = (replies ?? []).filter(
    ({ id, author }) => arrived.has(id) && author.username !== shared.viewer.username,
  ).length;
  return (
    <section aria-labelledby="replies">
      <SectionHead id="replies" title={t('critics.thread.replies')} />
      <VisuallyHidden>
        <output>{news > 0 && t('critics.thread.arrived', { count: news })}</output>
      </VisuallyHidden>
      {replies === undefined && error === null && (
        <SkeletonList label={t('critics.thread.repliesLoading')} count={1} />
      )}
      {replies === undefined && error !== null && (
        <LoadFailure compact level={3} title={t('critics.thread.repliesFailed')} query={list} />
      )}
      {replies?.length === 0 && <p className={styles.none}>{t('critics.thread.none')}</p>}
      {replies !== undefined && replies.length > 0 && (
        <Card flush>
          <PostList {...shared} label={t('critics.thread.replies')} posts={replies} />
        </Card>
      )}
      <NextPage
        list={list}
        label={t('critics.thread.more')}
        failed={t('critics.thread.moreFailed')}
      />
    </section>
  );
}

/** The replies that were published since the thread is on screen. */
function useArrivedReplies(postId: number): ReadonlySet<number> {
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
  useLiveEvent('post', (event) => {
    if (event.change !== 'published' || event.parentPostId !== postId) return;
    setArrived((before) => new Set([...before, event.postId]));
  });
  return arrived;
}
