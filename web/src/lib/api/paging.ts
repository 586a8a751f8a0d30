import { pageRows } from '@girone/contract/rules';

/** One more is asked for: it tells whether there is a next page. */
const pageSize = pageRows.screen - 1;

interface Row {
  id: number;
}

/** What a list is asked for: the rows before this id, or the first ones. */
export function pageQuery(before: number): { limit: string; before?: string } {
  const limit = String(pageRows.screen);
  return before > 0 ? { limit, before: String(before) } : { limit };
}

/** The id before which the next page starts; undefined where there is none. */
export function nextPageStart(page: readonly Row[]): number | undefined {
  return page.length > pageSize ? page[pageSize - 1]?.id : undefined;
}

/** A list that is shown as a whole, read page after page; nearly always there is one. */
export async function readAllPages<Item>(
  ask: (page: { before?: string }) => Promise<Item[]>,
  cursorOf: (item: Item) => string,
): Promise<Item[]> {
  const all = await ask({});
  for (let last = all.at(-1); last && all.length % pageRows.most === 0;) {
    const page = await ask({ before: cursorOf(last) });
    all.push(...page);
    last = page.at(-1);
  }
  return all;
}

export function joinPages<Item extends Row>(pages: readonly (readonly Item[])[]): Item[] {
  return pages.flatMap((page) => page.slice(0, pageSize));
}
