import type { Post } from '@girone/contract/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ThumbsUp } from '../../ui/images/icons.ts';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { photoAddress, tabAddress } from './critics-address.ts';
import { preloadLightbox } from './lightbox.tsx';
import styles from './photo-grid.module.css';
import { photosQuery } from './photos.queries.ts';
import { useLivePosts } from './use-live-posts.ts';
import { usePhotoName } from './use-photo-name.ts';

const photosOfNow = { ...photosQuery, ...alwaysStale };

interface PhotoGridProps {
  onOpen: (postId: number) => void;
}

export function PhotoGrid({ onOpen }: PhotoGridProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(photosOfNow);
  useLivePosts();
  useEffect(preloadLightbox, []);
  const { data: posts, error } = list;
  if (posts === undefined) {
    return error === null ? (
      <SkeletonList label={t('critics.photos.loading')} count={1}>
        <Skeleton shape="block" height={320} />
      </SkeletonList>
    ) : (
      <LoadFailure level={2} title={t('critics.photos.failed')} query={list} />
    );
  }
  if (posts.length === 0) {
    return (
      <EmptyState level={2} title={t('critics.photos.emptyTitle')}>
        {t('critics.photos.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid} aria-label={t('critics.photos.list')}>
        {posts.map((post) => (
          <li key={post.id}>
            <Photo post={post} tab="photos" onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <NextPage
        list={list}
        label={t('critics.photos.more')}
        failed={t('critics.photos.moreFailed')}
      />
    </>
  );
}

const railPhotos = 6;

/** The newest few, beside the feed; nothing where there is none. */
export function PhotoRail({ onOpen }: PhotoGridProps) {
  const { t } = useTranslation();
  const { data: posts = [] } = useInfiniteQuery(photosOfNow);
  if (posts.length === 0) return null;
  return (
    <Card as="section" className={styles.rail} aria-label={t('critics.photos.title')}>
      <CardTitle level={2}>{t('critics.photos.title')}</CardTitle>
      <ul className={styles.small}>
        {posts.slice(0, railPhotos).map((post) => (
          <li key={post.id}>
            <Photo post={post} tab="feed" onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <TextLink href={tabAddress('photos')} standalone>
        {t('critics.photos.all')}
      </TextLink>
    </Card>
  );
}

interface PhotoProps extends PhotoGridProps {
  post: Post;
  /** Where it stands: in the grid with its likes, or small beside the feed. */
  tab: 'photos' | 'feed';
}

function Photo({ post, tab, onOpen }: PhotoProps) {
  const { t } = useTranslation();
  const photoName = usePhotoName();
  const { id, imageUrl, likesCount: count } = post;
  if (imageUrl === null) return null;
  const hasLikes = tab === 'photos';
  const [width, sharper] = hasLikes ? [480, 960] : [160, 480];
  const number = currentFormat().number(count);
  const photo = photoName(post);
  return (
    <Link
      href={photoAddress(tab, id)}
      className={styles.photo}
      aria-label={hasLikes ? t('critics.photos.name', { photo, count, number }) : photo}
      onClick={(event) => {
        event.preventDefault();
        onOpen(id);
      }}
    >
      <img
        src={`${imageUrl}?w=${width}`}
        srcSet={`${imageUrl}?w=${width} 1x, ${imageUrl}?w=${sharper} 2x`}
        alt=""
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
      {hasLikes && (
        <span className={styles.likes}>
          <ThumbsUp {...buttonIcon} />
          {number}
        </span>
      )}
    </Link>
  );
}
