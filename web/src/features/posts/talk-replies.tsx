import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Composer } from './composer.tsx';
import { PostItem } from './post-item.tsx';
import { repliesQuery } from './posts.queries.ts';
import styles from './talk.module.css';

/** What all posts of a discussion share. */
export interface Talk {
  viewer: Person;
  /** What the page is about. */
  within: 'tournament' | 'match' | undefined;
  mayWrite: boolean;
  onOpenImage: (post: Post) => void;
}

interface TalkRepliesProps extends Talk {
  id: string;
  post: Post;
}

/** What was answered to a post, oldest first, and the place to answer. */
export function TalkReplies(props: TalkRepliesProps) {
  const { id, post, viewer, within, mayWrite, onOpenImage } = props;
  const { t } = useTranslation();
  const list = useInfiniteQuery(repliesQuery(post.id));
  const { data: replies, error } = list;
  // Whoever opens it where nothing was answered wants to write.
  const [startsEmpty] = useState(post.repliesCount === 0);
  return (
    <div id={id} className={styles.replies}>
      {replies === undefined && error === null && !startsEmpty && (
        <SkeletonList label={t('posts.replies.loading')}>
          <Skeleton shape="block" height={96} />
        </SkeletonList>
      )}
      {replies === undefined && error !== null && (
        <LoadFailure compact level={3} title={t('posts.replies.failed')} query={list} />
      )}
      {replies?.length === 0 && !mayWrite && <p>{t('posts.replies.none')}</p>}
      {replies !== undefined && replies.length > 0 && (
        <ul aria-label={t('posts.replies.title')} className={styles.list}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <PostItem
                post={reply}
                viewer={viewer}
                section="social"
                within={within}
                onOpenImage={onOpenImage}
              />
            </li>
          ))}
        </ul>
      )}
      <NextPage
        list={list}
        label={t('posts.replies.more')}
        failed={t('posts.replies.moreFailed')}
      />
      {mayWrite && (
        <div className={styles.answer}>
          <Composer
            isMinor
            startsFocused={startsEmpty}
            viewer={viewer}
            section="social"
            place={{
              parentPostId: post.id,
              tournamentId: post.tournament?.id,
              circleId: post.circle?.id,
            }}
          />
        </div>
      )}
    </div>
  );
}
