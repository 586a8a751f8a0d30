import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';

const query = { status: 'active', limit: '1' } as const;

/** One open match of a public championship, if there is any. */
export const openMatchQuery = queryOptions({
  queryKey: ['/api/matches', query],
  async queryFn({ signal }) {
    const [match] = await callApi('GET /api/matches', { query, signal });
    return match ?? null;
  },
});
