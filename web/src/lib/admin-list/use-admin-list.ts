import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCursorPages } from '../../ui/tables/data-table/use-cursor-pages.ts';
import { alwaysStale } from '../api/always-stale.ts';

/** Rows on a page. One more is asked for: it tells whether there is a next page. */
const pageSize = 25;

interface PageQuery {
  limit: string;
  before?: string;
}

interface AdminListOptions<Row> {
  /** `[adminRoot, 'users', …]` and everything the call is narrowed and sorted by. */
  key: readonly unknown[];
  load: (page: PageQuery, signal: AbortSignal) => Promise<readonly Row[]>;
}

/** One list of the admin area, a page at a time. */
export function useAdminList<Row extends { id: number }>({ key, load }: AdminListOptions<Row>) {
  const listKey = JSON.stringify(key);
  const cursor = useCursorPages(listKey);
  const { before, pagesBefore } = cursor;
  const query = useQuery({
    queryKey: [...key, 'page', before ?? null],
    queryFn: ({ signal }) => {
      const limit = String(pageSize + 1);
      return load(before === undefined ? { limit } : { limit, before: String(before) }, signal);
    },
    placeholderData: keepPreviousData,
    ...alwaysStale,
  });
  const rows = query.data?.slice(0, pageSize);
  const isBusy = query.isPlaceholderData;

  // All of the last page may have been deleted since it was opened.
  const leave = useEffectEvent(() => cursor.goPrevious());
  const isGone = !isBusy && rows?.length === 0 && pagesBefore > 0;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  return {
    rows,
    isBusy,
    query,
    pageKey: `${listKey} ${before ?? ''}`,
    pages: {
      first: pagesBefore * pageSize + 1,
      hasPrevious: pagesBefore > 0,
      hasNext: (query.data?.length ?? 0) > pageSize,
      onPrevious: cursor.goPrevious,
      onNext() {
        const last = rows?.at(-1);
        if (last !== undefined) cursor.goNext(last.id);
      },
    },
  };
}

export type AdminList<Row extends { id: number }> = ReturnType<typeof useAdminList<Row>>;
