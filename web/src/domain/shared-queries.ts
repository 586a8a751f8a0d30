import type { Dashboard } from '@girone/contract/dashboard';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { alwaysStale } from '../lib/api/always-stale.ts';
import { callApi } from '../lib/api/api-client.ts';
import { readAllPages } from '../lib/api/paging.ts';
import { canMakeRoom, idsToKeep, withoutAnswered } from './match/answered.ts';

// What pages of several features show: under one key each, so that they share the answer.

/** The first part of every key about championships; the second is `list` or an id. */
export const tournamentsRoot = '/api/tournaments';

/** The first part of the key of every vote that is sent. */
export const voteMutation = 'vote';

/** The signed-in person's circles, and how many of the places are taken. */
export const myCirclesQuery = queryOptions({
  queryKey: ['/api/circles', 'my'],
  queryFn: ({ signal }) => callApi('GET /api/circles/my', { signal }),
  ...alwaysStale,
});

const dashboardKey = ['/api/dashboard'];

/** What waits for the signed-in person, and where things stand. A match that is answered in place stays listed. */
export const dashboardQuery = queryOptions({
  queryKey: dashboardKey,
  queryFn({ client, signal }) {
    const listed = client.getQueryData<Dashboard>(dashboardKey);
    const ids = listed === undefined ? [] : [listed.waiting, listed.others].flatMap(idsToKeep);
    const keep = ids.length === 0 ? undefined : ids.join(',');
    return callApi('GET /api/dashboard', { query: { keep }, signal });
  },
  ...alwaysStale,
});

/** For whoever comes to the page: what is answered is not listed. */
export function forgetAnswered(client: QueryClient): void {
  const dashboard = client.getQueryData<Dashboard>(dashboardKey);
  if (dashboard === undefined) return;
  const { waiting, others } = dashboard;
  // What comes after the listed ones is not here.
  if (canMakeRoom(waiting) || canMakeRoom(others)) client.removeQueries({ queryKey: dashboardKey });
  else {
    client.setQueryData<Dashboard>(dashboardKey, {
      ...dashboard,
      waiting: withoutAnswered(waiting),
      others: withoutAnswered(others),
    });
  }
}

/** The films of the signed-in person, newest first. */
export const myFilmsQuery = queryOptions({
  queryKey: ['/api/films/my'],
  queryFn: ({ signal }) => callApi('GET /api/films/my', { signal }),
  ...alwaysStale,
});

/** Whom the signed-in person has blocked. */
export const blockedQuery = queryOptions({
  queryKey: ['/api/users', 'blocked'],
  queryFn: ({ signal }) =>
    readAllPages(
      (query) => callApi('GET /api/users/blocked', { query, signal }),
      ({ username }) => username,
    ),
  ...alwaysStale,
});

export function nominationsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'nominations'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/nominations', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}

/** Who has nominated or voted, and who is missing; for those who take part. */
export function turnoutQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'turnout'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/turnout', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}

/** Every table of a championship is kept under this key. */
export function leaderboardKey(tournamentId: number) {
  return [tournamentsRoot, tournamentId, 'leaderboard'] as const;
}

/** The table as it stands, or as it stood after an earlier match day. */
export function leaderboardQuery(tournamentId: number, matchDay: number | null = null) {
  const key = leaderboardKey(tournamentId);
  return queryOptions({
    queryKey: matchDay === null ? key : [...key, { matchDay }],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/leaderboard', {
        params: { tournamentId: String(tournamentId) },
        query: matchDay === null ? {} : { matchDay: String(matchDay) },
        signal,
      }),
    ...alwaysStale,
  });
}

/** Every list of matches of a championship is kept under this key. */
export function tournamentMatchesKey(tournamentId: number) {
  return [tournamentsRoot, tournamentId, 'matches'] as const;
}

/** The matches of one day; asked anew whenever they are shown again, for they move on. */
export function matchDayQuery(tournamentId: number, matchDay: number) {
  return queryOptions({
    queryKey: [...tournamentMatchesKey(tournamentId), { matchDay }],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/matches', {
        params: { tournamentId: String(tournamentId) },
        query: { matchDay: String(matchDay) },
        signal,
      }),
    ...alwaysStale,
  });
}
