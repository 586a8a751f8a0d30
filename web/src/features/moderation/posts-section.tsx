import type { ModeratedPost } from '@girone/contract/moderation';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from '../../ui/images/icons.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListTools } from '../../lib/admin-list/list-tools.tsx';
import { NothingFound } from '../../lib/admin-list/nothing-found.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { LazyDeletion, preloadDeletion } from './lazy-dialogs.ts';
import { ListFrame } from './list-frame.tsx';
import styles from './lists.module.css';
import { usePostsAddress } from './moderation-address.ts';
import { allPostsQuery, postFilters, postsFilter } from './moderation.queries.ts';
import { PostLink, PostView } from './post-view.tsx';

/** Everything that was written, to be found by its words or its author. */
export function PostsSection() {
  const { t } = useTranslation();
  const { place: shown, change } = usePostsAddress();
  const place = { filter: shown.filter, search: shown.search };
  const list = useInfiniteQuery({ ...allPostsQuery(place), placeholderData: keepPreviousData });
  const label = t('moderation.posts.title');
  const isNarrowed = place.filter !== 'all' || place.search !== '';
  return (
    <>
      <SectionHead title={label} />
      <ListTools
        label={t('moderation.posts.search')}
        search={place.search}
        onSearch={(search) => change({ search })}
        exported={{ path: '/api/admin/posts.csv', query: postsFilter(place) }}
      >
        <Segment
          label={t('moderation.posts.filter')}
          options={postFilters.map((filter) => ({
            value: filter,
            label: t(`moderation.posts.${filter}`),
          }))}
          value={place.filter}
          onValueChange={(filter) => change({ filter })}
          className={styles.filter}
        />
      </ListTools>
      <ListFrame
        label={label}
        list={list}
        empty={
          isNarrowed ? (
            <NothingFound onReset={() => change({ filter: 'all', search: '' })} />
          ) : (
            <EmptyState level={3} title={t('moderation.posts.none')} />
          )
        }
      >
        {(posts) => <PostCards posts={posts} />}
      </ListFrame>
    </>
  );
}

function PostCards({ posts }: { posts: readonly ModeratedPost[] }) {
  const { t } = useTranslation();
  const [deleting, setDeleting] = useState<ModeratedPost | null>(null);
  useEffect(() => preloadDeletion(), []);
  return (
    <>
      <Stack as="ul" gap={4}>
        {posts.map((post) => (
          <Card key={post.id} as="li">
            <PostView post={post} />
            <div className={styles.cardFoot}>
              <PostLink post={post} />
              {post.openReports > 0 && (
                <Badge tone="away">
                  {t('moderation.posts.openReports', { count: post.openReports })}
                </Badge>
              )}
              <Button
                variant="danger"
                icon={<Trash2 {...buttonIcon} />}
                aria-label={t('moderation.posts.deleteNamed', { username: post.author.username })}
                onClick={() => setDeleting(post)}
                className={styles.delete}
              >
                {t('moderation.posts.delete')}
              </Button>
            </div>
          </Card>
        ))}
      </Stack>
      {deleting !== null && <LazyDeletion post={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
