import type { Routes } from '@girone/contract/routes';

type Listed<Value> = Readonly<Partial<Record<keyof Routes, Value>>>;

/** The rows of the matrix that try each call as everybody. */
export const rowsOfRoute: Listed<readonly number[]> = {
  'GET /api/circles': [20],
  'GET /api/circles/my': [20],
  'GET /api/circles/:circleId': [21],
  'GET /api/circles/:circleId/members': [22, 23],
  'GET /api/circles/:circleId/tournaments': [24],
  'GET /api/circles/:circleId/user-role': [25],
  'POST /api/circles': [26],
  'POST /api/circles/:circleId/join': [27, 28, 29],
  'GET /api/circles/:circleId/join-requests': [30],
  'POST /api/circles/:circleId/join-requests/:requestId/approve': [30],
  'POST /api/circles/:circleId/join-requests/:requestId/reject': [30],
  'POST /api/circles/:circleId/leave': [31],
  'GET /api/circles/:circleId/invites': [32],
  'POST /api/circles/:circleId/promote-moderator': [33, 34],
  'POST /api/circles/:circleId/demote-moderator': [33, 34],
  'PATCH /api/circles/:circleId': [35],
  'GET /api/tournaments': [36],
  'GET /api/tournaments/:tournamentId': [37, 38, 43],
  'GET /api/tournaments/:tournamentId/nominations': [37, 38, 43],
  'POST /api/tournaments': [39, 40],
  'POST /api/tournaments/:tournamentId/force-start': [41, 42],
  'PATCH /api/tournaments/:tournamentId': [43],
  'DELETE /api/tournaments/:tournamentId': [43],
  'POST /api/tournaments/:tournamentId/open': [43],
  'POST /api/tournaments/:tournamentId/nominations': [44, 45, 46],
  'DELETE /api/tournaments/:tournamentId/nominations/:filmId': [47],
  'POST /api/matches/:matchId/vote': [48, 49, 50, 51],
  'POST /api/tournaments/:tournamentId/advance': [55],
};

/** Calls that no generated row tries: whom they are for, and which tests try that. */
export const routesWithoutRow: Listed<string> = {
  'POST /api/register': 'everybody (row 4): auth.test.ts',
  'POST /api/login': 'everybody (row 5): auth.test.ts',
  'POST /api/logout': 'everybody (row 5): auth.test.ts',
  'POST /api/request-password-reset': 'everybody (row 6): reset-password.test.ts',
  'POST /api/reset-password': 'whoever has the code (row 6): reset-password.test.ts',
  'POST /api/verify-email': 'whoever has the link: reset-password.test.ts',
  'POST /api/resend-verification': 'oneself: reset-password.test.ts',
  'GET /api/user': 'oneself (row 7): auth.test.ts',
  'PUT /api/users/profile-image': 'oneself (row 13): profile-image.test.ts',
  'GET /api/films/my': 'oneself (row 15): films.test.ts',
  'GET /api/films/search': 'whoever is signed in (row 15): films.test.ts',
  'POST /api/films': 'whoever is signed in (row 15): films.test.ts',
  'GET /api/films/:filmId': 'whoever is signed in (row 16): films.test.ts',
  'PATCH /api/films/:filmId': 'its owner (row 17): films.test.ts',
  'DELETE /api/films/:filmId': 'its owner and admins (rows 18, 19): films.test.ts',
  'POST /api/films/:filmId/enrich': 'its owner and admins: films.test.ts',
  'GET /api/matches': 'everybody, of what they may see (rows 2, 3): matches.test.ts',
  'GET /api/matches/overview': 'everybody, of what they may see (rows 2, 3): overview.test.ts',
  'GET /api/leaderboard': 'everybody (row 2), of public championships alone: leaderboard.test.ts',
  'GET /api/leaderboard/tournaments': 'everybody (row 2), public ones alone: leaderboard.test.ts',
  'GET /api/leaderboard/tournaments/:tournamentId':
    'everybody, of what they may see (rows 2, 3): leaderboard.test.ts',
  'GET /api/dashboard': 'oneself: dashboard.test.ts',
  'GET /api/tournaments/:tournamentId/statistics':
    'everybody, of what they may see (rows 2, 3): statistics.test.ts',
  'GET /api/matches/:matchId': 'everybody, of what they may see (rows 2, 3, 52): votes.test.ts',
  'GET /api/tournaments/:tournamentId/matches':
    'everybody, of what they may see (rows 2, 3, 52): votes.test.ts',
  'GET /api/tournaments/:tournamentId/leaderboard':
    'everybody, of what they may see (rows 2, 3): standings.test.ts',
  'GET /api/tournaments/:tournamentId/positions':
    'everybody, of what they may see (rows 2, 3): standings.test.ts',
  'PUT /api/tournaments/:tournamentId/nominations/order':
    'whoever nominated, their own (as row 47): nominations.test.ts',
  'DELETE /api/circles/:circleId': 'its owner: circle-settings.test.ts',
  'DELETE /api/circles/:circleId/join': 'whoever asked, their own request: circle-entry.test.ts',
  'DELETE /api/circles/:circleId/members/:userId': 'admins and moderators: circle-roles.test.ts',
  'POST /api/circles/:circleId/transfer': 'its owner: circle-roles.test.ts',
  'POST /api/circles/:circleId/invites': 'admins and moderators: circle-invites.test.ts',
  'DELETE /api/circles/:circleId/invites/:inviteId':
    'admins and moderators: circle-invites.test.ts',
  'POST /api/invites/read': 'whoever has the link: circle-invites.test.ts',
  'POST /api/invites/accept': 'whoever has the link: circle-invites.test.ts',
  'POST /api/objects/upload': 'whoever is signed in (row 64): upload.test.ts',
  'PUT /api/post-images': 'the uploader (row 66): claim.test.ts',
};

/** What is served beside the contract, and to whom. */
export const routesBesideContract: Readonly<Record<string, string>> = {
  'GET /api/events': 'everybody, of what they may hear: event-stream.test.ts, events.test.ts',
  'GET /api/films/:filmId/poster.png': 'whoever may see the film (rows 2, 16): poster.test.ts',
  'GET /objects/:folder/:file': 'whoever may see what it belongs to (row 67): serve.test.ts',
  'PUT /api/objects/upload/:name': 'whoever has the address (row 65): upload.test.ts',
  'GET /healthz': 'everybody (row 75): http.test.ts',
  'GET /readyz': 'everybody (row 75): http.test.ts',
  'GET /metrics': 'this machine, or the token (row 76): http.test.ts',
  'GET /api/openapi.json': 'everybody (row 76): http.test.ts',
  'GET /api/docs': 'everybody (row 76): http.test.ts',
  'GET /api/docs/json': 'everybody (row 76), a part of the page',
  'GET /api/docs/yaml': 'everybody (row 76), a part of the page',
  'GET /api/docs/static/*': 'everybody (row 76), a part of the page',
  'GET /api/docs/static/index.html': 'everybody (row 76), a part of the page',
  'GET /api/docs/static/swagger-initializer.js': 'everybody (row 76), a part of the page',
};

/** Whether `GET /api/films/3?x=1` is a call of `GET /api/films/:filmId`. */
export function isCallOf(route: string, call: string): boolean {
  const [path = ''] = call.split('?');
  const parts = path.split('/');
  const wanted = route.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
