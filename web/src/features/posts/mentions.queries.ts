import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** Where somebody writes. */
export interface MentionPlace {
  tournamentId?: number | undefined;
  circleId?: number | undefined;
}

const minuteMs = 60_000;

/** People whose name begins so. */
export function mentionableQuery(prefix: string, { tournamentId, circleId }: MentionPlace) {
  const query = {
    prefix,
    ...(tournamentId === undefined ? {} : { tournamentId: String(tournamentId) }),
    ...(circleId === undefined ? {} : { circleId: String(circleId) }),
  };
  return queryOptions({
    queryKey: ['/api/users', 'mentionable', query],
    queryFn: ({ signal }) => callApi('GET /api/users/mentionable', { query, signal }),
    staleTime: minuteMs,
    // The next letter asks anyway.
    retry: false,
  });
}
