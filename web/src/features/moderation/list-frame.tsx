import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import styles from './lists.module.css';

interface ListFrameProps<Item> {
  /** Left out where the list has a named place around it already. */
  label?: string | undefined;
  list: UseInfiniteQueryResult<Item[]>;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in every state it can be in, and the way to its next page. */
export function ListFrame<Item>({ label, list, empty, children }: ListFrameProps<Item>) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData } = list;
  const Frame = label === undefined ? 'div' : 'section';
  // That there was nothing before is no answer to what is asked now.
  const isOlderNothing = isPlaceholderData && data?.length === 0;
  return (
    // The focus finds a place here when the card it was on goes.
    <Frame aria-label={label} aria-busy={isPlaceholderData}>
      {(data === undefined || isOlderNothing) && error === null && (
        <SkeletonList label={t('moderation.list.loading')} count={2} />
      )}
      {data === undefined && error !== null && (
        <LoadFailure title={t('moderation.list.failed')} query={list} />
      )}
      {data?.length === 0 && !isOlderNothing && empty}
      {data !== undefined && data.length > 0 && (
        <div className={isPlaceholderData ? styles.older : undefined}>{children(data)}</div>
      )}
      <NextPage
        list={list}
        label={t('moderation.list.more')}
        failed={t('moderation.list.moreFailed')}
      />
    </Frame>
  );
}
