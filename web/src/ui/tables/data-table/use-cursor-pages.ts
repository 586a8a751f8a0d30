import { useState } from 'react';

interface Pages {
  listKey: string;
  /** The last ids of the pages before this one. */
  ends: readonly number[];
}

/**
 * The way through a list that is read by "what comes after this id": forwards by the last row of a page,
 * back by remembering. Another list (`listKey`: search, filter, order) begins at its first page.
 */
export function useCursorPages(listKey: string) {
  const [pages, setPages] = useState<Pages>({ listKey, ends: [] });
  // While rendering: who comes back to this list later begins at its first page as well.
  if (pages.listKey !== listKey) setPages({ listKey, ends: [] });
  const ends = pages.listKey === listKey ? pages.ends : [];
  return {
    /** The id after which this page begins; undefined on the first. */
    before: ends.at(-1),
    /** How many pages are before this one. */
    pagesBefore: ends.length,
    goNext: (lastId: number) => setPages({ listKey, ends: [...ends, lastId] }),
    goPrevious: () => setPages({ listKey, ends: ends.slice(0, -1) }),
  };
}
