import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure, type FailedQuery } from '../../lib/data-states/load-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';

interface TabFrameProps<Item> {
  query: FailedQuery & { data: readonly Item[] | undefined };
  empty: { title: string; text: string; action?: ReactNode };
  /** About as high as one of its rows. */
  height: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** The content of a tab: on its way, not arrived, empty, or there. */
export function TabFrame<Item>({ query, empty, height, children }: TabFrameProps<Item>) {
  const { t } = useTranslation();
  const { data, error } = query;
  if (data === undefined) {
    return error === null ? (
      <SkeletonList label={t('profile.tabs.loading')}>
        <Skeleton shape="block" height={height} />
      </SkeletonList>
    ) : (
      <LoadFailure level={2} title={t('profile.tabs.failed')} query={query} />
    );
  }
  if (data.length > 0) return children(data);
  return (
    <Card dashed>
      <EmptyState compact level={2} title={empty.title} actions={empty.action}>
        {empty.text}
      </EmptyState>
    </Card>
  );
}
