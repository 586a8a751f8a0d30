import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { useNow } from '../../lib/text/use-now.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notification-list.module.css';
import { listQuery, type NotificationFilter } from './notifications.queries.ts';
import { useMarkRead } from './use-mark-read.ts';

interface NotificationListProps {
  filter: NotificationFilter;
  /** A press has led to another page. */
  onFollow?: (() => void) | undefined;
}

const minuteMs = 60_000;

/** On its way, not arrived, empty, or there. */
export function NotificationList({ filter, onFollow }: NotificationListProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listQuery(filter));
  const now = useNow(minuteMs);
  const marking = useMarkRead();
  const { data, error } = list;
  if (data === undefined && error !== null) {
    return <LoadFailure compact level={2} title={t('notifications.failed')} query={list} />;
  }
  if (data === undefined) {
    return (
      <div className={styles.loading}>
        <SkeletonList label={t('notifications.loading')} count={4}>
          <Skeleton shape="block" height={56} />
        </SkeletonList>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState compact level={2} title={t(`notifications.empty.${filter}`)}>
        {t('notifications.empty.text')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-label={t('pages.title.notifications')}>
      {data.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          now={now}
          onRead={(id) => marking.mutate({ ids: [id] })}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}
