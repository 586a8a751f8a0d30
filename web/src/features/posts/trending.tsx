import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { HashtagLink } from './hashtag-link.tsx';
import { trendingQuery } from './trending.queries.ts';
import styles from './trending.module.css';

interface TrendingProps {
  /** At most so many. */
  limit?: number | undefined;
  /** The tag whose posts are on screen. */
  chosen?: string | undefined;
  onHashtag: (tag: string) => void;
}

/** The hashtags that most posts carry: rank, tag, number of posts. */
export function Trending({ limit, chosen, onHashtag }: TrendingProps) {
  const { t } = useTranslation();
  const query = useQuery(trendingQuery);
  const tags = query.data?.slice(0, limit);
  return (
    <Card as="section" flush aria-label={t('critics.trending.title')}>
      <CardHead level={2} title={t('critics.trending.title')} />
      {tags === undefined && query.error === null && (
        <CardBody>
          <SkeletonList label={t('critics.trending.loading')} count={limit ?? 6}>
            <Skeleton height={24} />
          </SkeletonList>
        </CardBody>
      )}
      {tags === undefined && query.error !== null && (
        <LoadFailure compact level={3} title={t('critics.trending.failed')} query={query} />
      )}
      {tags?.length === 0 && (
        <EmptyState compact level={3} title={t('critics.trending.emptyTitle')}>
          {t('critics.trending.emptyText')}
        </EmptyState>
      )}
      {tags !== undefined && tags.length > 0 && (
        <ol className={styles.list}>
          {tags.map(({ tag, count }, index) => (
            <li key={tag}>
              <HashtagLink
                tag={tag}
                onHashtag={onHashtag}
                isCurrent={tag === chosen}
                className={styles.line}
              >
                <span className={styles.rank}>{index + 1}</span>{' '}
                <b className={styles.tag}>#{tag}</b>{' '}
                <span className={styles.count}>
                  {t('critics.trending.posts', { count, number: currentFormat().number(count) })}
                </span>
              </HashtagLink>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
