import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ImportedSeason } from '@girone/contract/archive';
import type { SeasonBox } from '@girone/contract/season-box';
import { callApi, sendRequest } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';

export const archiveRoot = 'archive';

/** What was brought in from elsewhere, page by page. */
export const archiveQuery = infiniteQueryOptions({
  queryKey: [archiveRoot, 'list'],
  queryFn: ({ signal, pageParam }) =>
    callApi('GET /api/archive', { query: pageQuery(pageParam), signal }),
  initialPageParam: 0,
  getNextPageParam: nextPageStart,
  select: ({ pages }) => joinPages(pages),
});

/** One of them with all that is in its box. */
export function archivedQuery(archiveId: number) {
  const params = { archiveId: String(archiveId) };
  return queryOptions({
    queryKey: [archiveRoot, archiveId],
    queryFn: async ({ signal }) => {
      const [season, box] = await Promise.all([
        callApi('GET /api/archive/:archiveId', { params, signal }),
        sendRequest('GET /api/archive/:archiveId/box.json', { params, signal }),
      ]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by this schema when it came in
      return { season, box: box as SeasonBox };
    },
    // It never changes.
    staleTime: Infinity,
    structuralSharing: false,
  });
}

/** Sends a file as it is. */
export async function importBox(file: Blob): Promise<ImportedSeason> {
  const answer = await sendRequest('POST /api/admin/archive', { body: file });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server serialises by this schema
  return answer as ImportedSeason;
}
