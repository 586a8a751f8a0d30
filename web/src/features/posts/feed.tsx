import type { Person } from '@girone/contract/people';
import type { Post } from '@girone/contract/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { useNearViewport } from '../../lib/loading/use-near-viewport.ts';
import { useRenderAfter, useDeferredRender } from '../../lib/loading/use-deferred-render.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import styles from './feed.module.css';
import { Lightbox } from './lightbox.tsx';
import { NewPosts } from './new-posts.tsx';
import { PostItem } from './post-item.tsx';
import type { Section } from './section.ts';
import { preloadPostOptions } from './post-options.tsx';
import { feedQuery, type FeedFilter } from './posts.queries.ts';
import { useLivePosts } from './use-live-posts.ts';

/** More than a window shows. */
const firstFew = 6;

interface FeedProps {
  filter: FeedFilter;
  section: Section;
  viewer: Person;
  onQuote?: ((post: Post) => void) | undefined;
  /** Where the page shows the posts with a hashtag itself. */
  onHashtag?: ((tag: string) => void) | undefined;
  /** Where "be the first" is not the thing to say. */
  empty?: ReactNode;
  /** Where a post is more than itself, such as with its replies. */
  drawPost?: ((post: Post, onOpenImage: (post: Post) => void) => ReactNode) | undefined;
  /** Below stands something else: older posts come when they are asked for, by a button that says so. */
  moreLabel?: ((shown: number) => string) | undefined;
}

/** Posts, newest first, page by page as the reader comes down. */
export function Feed(props: FeedProps) {
  const { filter, section, viewer, onQuote, onHashtag, empty, drawPost, moreLabel } = props;
  const { t } = useTranslation();
  const feed = useInfiniteQuery(feedQuery(filter));
  const { data: posts, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = feed;
  const [opened, setOpened] = useState<Post | null>(null);
  const isDrawn = useDeferredRender(posts !== undefined);
  const isWhole = useRenderAfter(isDrawn);
  useLivePosts();
  useEffect(() => preloadPostOptions(), []);
  const isByHand = moreLabel !== undefined;
  const mayGoOn =
    !isByHand && isWhole && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useNearViewport(mayGoOn, () => {
    void feed.fetchNextPage();
  });

  if (posts === undefined && error !== null) {
    return <LoadFailure level={2} title={t('posts.feed.failed')} query={feed} />;
  }
  if (posts === undefined || !isDrawn) return <SkeletonList label={t('posts.feed.loading')} />;
  return (
    <section aria-label={t('posts.feed.title')} className={styles.feed}>
      <NewPosts filter={filter} posts={posts} />
      {posts.length === 0 ? (
        (empty ?? (
          <EmptyState level={2} title={t('posts.feed.empty')}>
            {t('posts.feed.emptyText')}
          </EmptyState>
        ))
      ) : (
        <Card flush>
          <ul className={styles.posts}>
            {posts.slice(0, isWhole ? undefined : firstFew).map((post) => (
              <li key={post.id}>
                {drawPost === undefined ? (
                  <PostItem
                    post={post}
                    viewer={viewer}
                    section={section}
                    onQuote={onQuote}
                    onHashtag={onHashtag}
                    onOpenImage={setOpened}
                  />
                ) : (
                  drawPost(post, setOpened)
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div ref={end}>
        <NextPage
          list={feed}
          label={moreLabel?.(posts.length) ?? t('posts.feed.more')}
          failed={t('posts.feed.moreFailed')}
        />
      </div>
      <Lightbox post={opened} onClose={() => setOpened(null)} />
    </section>
  );
}
