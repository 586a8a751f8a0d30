import { hashtagsOf } from '@girone/contract/post-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from '../../ui/images/icons.ts';
import type { Ref } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import styles from './hashtag-card.module.css';
import { PostList, type PostListProps } from './post-list.tsx';
import { feedQuery } from './posts.queries.ts';
import { useLivePosts } from './use-live-posts.ts';

interface HashtagCardProps extends Pick<PostListProps, 'viewer' | 'onQuote' | 'onHashtag'> {
  /** Without '#', in lower case. */
  tag: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  onClose: () => void;
}

/**
 * The posts that carry a hashtag. Those that the feed has brought already are there at once; the
 * server knows the older ones.
 */
export function HashtagCard({ tag, headingRef, onClose, ...shared }: HashtagCardProps) {
  const { t } = useTranslation();
  const { data: loaded = [] } = useInfiniteQuery({ ...feedQuery({}), enabled: false });
  const list = useInfiniteQuery({ ...feedQuery({ hashtag: tag }), ...alwaysStale });
  useLivePosts();
  const { data, error } = list;
  const posts = data ?? loaded.filter(({ content }) => hashtagsOf(content).includes(tag));
  const title = t('critics.hashtag.title', { tag });
  return (
    <Card as="section" flush aria-label={title} aria-busy={list.isPending}>
      <CardHead
        level={2}
        title={
          <span ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </span>
        }
      >
        <IconButton label={t('critics.hashtag.close', { tag })} onClick={onClose}>
          <X {...buttonIcon} />
        </IconButton>
      </CardHead>
      {posts.length > 0 && <PostList {...shared} label={title} posts={posts} />}
      {list.isPending && posts.length === 0 && (
        <CardBody>
          <SkeletonList label={t('critics.hashtag.loading')} />
        </CardBody>
      )}
      <output className={styles.note}>
        {list.isPending && posts.length > 0 && t('critics.hashtag.loadingOlder')}
      </output>
      {data === undefined && error !== null && (
        <LoadFailure
          compact
          level={3}
          title={t(posts.length === 0 ? 'critics.hashtag.failed' : 'critics.hashtag.olderFailed')}
          query={list}
        />
      )}
      {data?.length === 0 && (
        <EmptyState compact level={3} title={t('critics.hashtag.emptyTitle', { tag })}>
          {t('critics.hashtag.emptyText')}
        </EmptyState>
      )}
      {list.hasNextPage && (
        <CardBody>
          <NextPage
            list={list}
            label={t('critics.hashtag.more')}
            failed={t('critics.hashtag.moreFailed')}
          />
        </CardBody>
      )}
    </Card>
  );
}
