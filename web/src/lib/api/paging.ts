/** Eight rows of three. One more is asked for: it tells whether there is a next page. */
const pageSize = 24;

interface Row {
  id: number;
}

/** What a list is asked for: the rows before this id, or the first ones. */
export function pageQuery(before: number): { limit: string; before?: string } {
  const limit = String(pageSize + 1);
  return before > 0 ? { limit, before: String(before) } : { limit };
}

/** The id before which the next page starts; undefined where there is none. */
export function nextPageStart(page: readonly Row[]): number | undefined {
  return page.length > pageSize ? page[pageSize - 1]?.id : undefined;
}

export function joinPages<Item extends Row>(pages: readonly (readonly Item[])[]): Item[] {
  return pages.flatMap((page) => page.slice(0, pageSize));
}
