import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

const query = { status: 'active', limit: '10' } as const;

/** Of some open matches of public championships the one that draws most, if there is any. */
export const openMatchQuery = queryOptions({
  queryKey: ['/api/matches', query],
  async queryFn({ signal }) {
    const matches = await callApi('GET /api/matches', { query, signal });
    return matches.toSorted((a, b) => b.totalVotes - a.totalVotes)[0] ?? null;
  },
});
