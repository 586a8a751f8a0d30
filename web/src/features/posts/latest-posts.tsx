import type { Post } from '@girone/contract/posts';
import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import styles from './latest-posts.module.css';
import { nameOf } from '../../domain/person/person-name.ts';
import { postAddress } from './post-address.ts';
import { TimeAgo } from '../../lib/text/time-ago.tsx';
import { latestPostsQuery } from './posts.queries.ts';
import { shortenText } from './shorten-text.ts';
import { useLivePosts } from './use-live-posts.ts';

const shownLetters = 140;

/** The last few posts of the community, for a page that is about something else. */
export function LatestPosts() {
  const { t } = useTranslation();
  const query = useQuery(latestPostsQuery);
  const { data: posts, error } = query;
  useLivePosts();
  return (
    <Card as="section" aria-labelledby="latest-posts">
      <div className={styles.head}>
        <div id="latest-posts">
          <CardTitle level={2}>{t('posts.latest.title')}</CardTitle>
        </div>
        <TextLink standalone href={pages.critics}>
          {t('posts.latest.all')}
        </TextLink>
      </div>
      {posts === undefined && error === null && (
        <SkeletonList label={t('posts.feed.loading')}>
          <Skeleton shape="block" height={72} />
        </SkeletonList>
      )}
      {posts === undefined && error !== null && (
        <LoadFailure compact level={3} title={t('posts.feed.failed')} query={query} />
      )}
      {posts?.length === 0 && (
        <EmptyState
          compact
          title={t('posts.feed.empty')}
          actions={
            <TextLink standalone href={pages.critics}>
              {t('posts.latest.write')}
            </TextLink>
          }
        />
      )}
      {posts !== undefined && posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <Glance key={post.id} post={post} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Glance({ post }: { post: Post }) {
  const { t } = useTranslation();
  const { id, author, content, createdAt } = post;
  return (
    <li>
      <Link href={postAddress(id)} className={styles.post}>
        <Avatar username={author.username} src={author.profileImageUrl} />
        <span className={styles.words}>
          <b>{nameOf(author)}</b>{' '}
          <span className={styles.time}>
            <TimeAgo at={createdAt} />
          </span>
          <span className={styles.text}>
            {content === '' ? t('posts.comments.photo') : shortenText(content, shownLetters)}
          </span>
        </span>
      </Link>
    </li>
  );
}
