import type { Routes } from '@girone/contract/routes';

type Listed<Value> = Readonly<Partial<Record<keyof Routes, Value>>>;

/** The rows of the matrix that try each call as everybody. */
export const rowsOfRoute: Listed<readonly number[]> = {
  'GET /api/user': [7],
  'GET /api/users/profile/:username': [9, 11, 12],
  'GET /api/users/stats/:username': [9, 10],
  'GET /api/users/:username/activity': [10],
  'GET /api/users/:username/films': [10],
  'GET /api/users/:username/tournaments': [10],
  'GET /api/users/:username/circles': [10],
  'GET /api/users/:username/followers': [10],
  'GET /api/users/:username/following': [10],
  'PUT /api/users/profile': [13, 14],
  'PUT /api/users/profile-image': [13],
  'GET /api/users/sessions': [8],
  'DELETE /api/users/sessions': [8],
  'DELETE /api/users/sessions/:sessionId': [8],
  'GET /api/circles': [20],
  'GET /api/circles/my': [20],
  'GET /api/circles/:circleId': [21],
  'GET /api/circles/:circleId/members': [22, 23],
  'GET /api/circles/:circleId/tournaments': [24],
  'GET /api/circles/:circleId/user-role': [25],
  'POST /api/circles': [26],
  'POST /api/circles/:circleId/join': [27, 28, 29],
  'GET /api/circles/:circleId/join-requests': [30],
  'GET /api/circles/:circleId/reports': [30],
  'POST /api/circles/:circleId/reports/:reportId/decision': [30],
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
  'POST /api/tournaments/:tournamentId/start-without': [41],
  'PATCH /api/tournaments/:tournamentId': [43],
  'DELETE /api/tournaments/:tournamentId': [43],
  'POST /api/tournaments/:tournamentId/open': [43],
  'POST /api/tournaments/:tournamentId/nominations': [44, 45, 46],
  'DELETE /api/tournaments/:tournamentId/nominations/:filmId': [47],
  'POST /api/tournaments/:tournamentId/nominations/removals': [47],
  'POST /api/matches/:matchId/vote': [48, 49, 50, 51],
  'POST /api/tournaments/:tournamentId/advance': [55],
  'GET /api/posts/feed': [56],
  'GET /api/hashtags/trending': [56],
  'GET /api/posts/:postId': [56, 57],
  'GET /api/posts/:postId/replies': [56, 57],
  'POST /api/posts': [58, 59, 60],
  'POST /api/posts/:postId/like': [60, 61],
  'POST /api/posts/:postId/unlike': [60, 61],
  'POST /api/posts/:postId/dislike': [60, 61],
  'DELETE /api/posts/:postId/dislike': [60, 61],
  'DELETE /api/posts/:postId': [62],
  'PATCH /api/posts/:postId': [63],
  'GET /api/admin/users': [69],
  'GET /api/admin/users/:userId': [69],
  'PATCH /api/admin/users/:userId': [70, 72, 73],
  'POST /api/admin/users/:userId/end-sessions': [70],
  'POST /api/admin/users/:userId/reset-second-factor': [72],
  'DELETE /api/admin/users/:userId': [70],
  'GET /api/admin/audit': [74],
  'GET /api/admin/films': [69],
  'PATCH /api/admin/films/:filmId': [71],
  'POST /api/admin/films/:filmId/enrich': [71],
  'DELETE /api/admin/films/:filmId': [71],
  'GET /api/admin/tournaments': [69],
  'GET /api/admin/matches': [69],
  'GET /api/admin/reports': [69],
  'POST /api/admin/reports/:reportId/decision': [69],
  'GET /api/admin/posts': [69],
  'DELETE /api/admin/posts/:postId': [69],
  'GET /api/admin/overview': [69],
};

/** Calls that no generated row tries: whom they are for, and which tests try that. */
export const routesWithoutRow: Listed<string> = {
  'POST /api/register': 'everybody (row 4): auth.test.ts',
  'POST /api/login': 'everybody (row 5): auth.test.ts',
  'POST /api/login/passkey/question': 'everybody (row 5): passkeys.test.ts',
  'POST /api/login/passkey': 'everybody (row 5): passkeys.test.ts',
  'POST /api/logout': 'everybody (row 5): auth.test.ts',
  'POST /api/request-password-reset': 'everybody (row 6): reset-password.test.ts',
  'POST /api/reset-password': 'whoever has the code (row 6): reset-password.test.ts',
  'POST /api/verify-email': 'whoever has the link: reset-password.test.ts',
  'POST /api/resend-verification': 'oneself: reset-password.test.ts',
  'GET /api/users/profile': 'oneself: profiles.test.ts',
  'GET /api/users/stats': 'oneself: profiles.test.ts',
  'POST /api/users/:username/follow': 'whoever is signed in, others: follows.test.ts',
  'DELETE /api/users/:username/follow': 'whoever is signed in, others: follows.test.ts',
  'GET /api/users/follow-requests': 'oneself: follows.test.ts',
  'POST /api/users/follow-requests/:username/accept': 'whoever is asked: follows.test.ts',
  'POST /api/users/follow-requests/:username/decline': 'whoever is asked: follows.test.ts',
  'PATCH /api/users/settings': 'oneself: settings.test.ts',
  'POST /api/users/password/confirm': 'oneself, with the password: admin-access.test.ts',
  'POST /api/users/password': 'oneself, with the password: settings.test.ts',
  'POST /api/users/password/remove': 'oneself, with the password: remove-password.test.ts',
  'GET /api/users/passkeys': 'oneself: passkeys.test.ts',
  'POST /api/users/passkeys/question': 'oneself: passkeys.test.ts',
  'POST /api/users/passkeys/new': 'oneself, with the password: passkeys.test.ts',
  'POST /api/users/passkeys': 'oneself: passkeys.test.ts',
  'PATCH /api/users/passkeys/:passkeyId': 'oneself: passkeys.test.ts',
  'POST /api/users/passkeys/:passkeyId/remove':
    'oneself, with the password: remove-password.test.ts',
  'GET /api/users/second-factor': 'oneself: second-factor.test.ts',
  'POST /api/users/second-factor': 'oneself, with the password: second-factor.test.ts',
  'POST /api/users/second-factor/confirm': 'oneself: second-factor.test.ts',
  'POST /api/users/second-factor/recovery-codes':
    'oneself, with the password: second-factor.test.ts',
  'POST /api/users/second-factor/end': 'oneself, with the password: second-factor.test.ts',
  'POST /api/users/email': 'oneself, with the password: settings.test.ts',
  'POST /api/users/email/confirm': 'whoever has the link: settings.test.ts',
  'POST /api/users/export': 'oneself: export.test.ts',
  'GET /api/users/export': 'oneself: export.test.ts',
  'POST /api/users/deletion': 'oneself, with the password: deletion.test.ts',
  'GET /api/films/my': 'oneself (row 15): films.test.ts',
  'GET /api/films/search': 'whoever is signed in (row 15): films.test.ts',
  'POST /api/films': 'whoever is signed in (row 15): films.test.ts',
  'POST /api/films/match': 'whoever is signed in (row 15): film-import.test.ts',
  'POST /api/films/import': 'whoever is signed in (row 15): film-import.test.ts',
  'POST /api/films/undo-import': 'oneself (row 18): film-import.test.ts',
  'GET /api/films/:filmId':
    'whoever sees where it plays, or its owner’s films (rows 10, 16): film-sight.test.ts',
  'PATCH /api/films/:filmId': 'its owner (row 17): films.test.ts',
  'DELETE /api/films/:filmId': 'its owner and admins (rows 18, 19): films.test.ts',
  'POST /api/films/:filmId/enrich': 'its owner and admins: films.test.ts',
  'POST /api/admin/tournaments/:tournamentId/close-day': 'admins: admin-seasons.test.ts',
  'POST /api/admin/tournaments/:tournamentId/extend-day': 'admins: admin-seasons.test.ts',
  'POST /api/admin/tournaments/:tournamentId/cancel': 'admins: admin-seasons.test.ts',
  'POST /api/admin/matches/:matchId/result': 'admins: admin-seasons.test.ts',
  'POST /api/tournaments/:tournamentId/reveal':
    'its creator and admins (as row 55): reveal-match-day.test.ts',
  'GET /api/tournaments/:tournamentId/stage':
    'everybody, of what they may see (rows 2, 3): show.test.ts, seats.test.ts',
  'POST /api/tournaments/:tournamentId/stage/call':
    'its creator and admins (as row 55): show.test.ts',
  'POST /api/tournaments/:tournamentId/stage/start':
    'its creator and admins (as row 55): show.test.ts',
  'POST /api/tournaments/:tournamentId/stage/direct':
    'its creator and admins (as row 55): show.test.ts',
  'POST /api/tournaments/:tournamentId/stage/seat':
    'whoever sees it and is signed in; a seat has who may vote: seats.test.ts',
  'GET /api/matches': 'everybody, of what they may see (rows 2, 3): matches.test.ts',
  'GET /api/matches/overview': 'everybody, of what they may see (rows 2, 3): overview.test.ts',
  'GET /api/leaderboard': 'everybody (row 2), of public championships alone: leaderboard.test.ts',
  'GET /api/leaderboard/tournaments': 'everybody (row 2), public ones alone: leaderboard.test.ts',
  'GET /api/leaderboard/tournaments/:tournamentId':
    'everybody, of what they may see (rows 2, 3): leaderboard.test.ts',
  'GET /api/dashboard': 'oneself: dashboard.test.ts',
  'PUT /api/dashboard/first-steps': 'oneself: first-steps.test.ts',
  'GET /api/films/:filmId/career':
    'everybody, of what they may see (rows 2, 3); unplayed, whoever sees its owner’s films (rows 10, 16): film-career.test.ts',
  'GET /api/calendar': 'oneself: calendar.test.ts',
  'POST /api/calendar': 'oneself: calendar.test.ts',
  'GET /api/tournaments/:tournamentId/statistics':
    'everybody, of what they may see (rows 2, 3): statistics.test.ts',
  'GET /api/tournaments/:tournamentId/story':
    'everybody, of what they may see (rows 2, 3): story.test.ts',
  'GET /api/tournaments/:tournamentId/odds':
    'everybody, of what they may see (rows 2, 3): odds.test.ts',
  'GET /api/tournaments/:tournamentId/recap':
    'everybody, of what they may see (rows 2, 3): recap.test.ts',
  'GET /api/tournaments/:tournamentId/robustness':
    'everybody, of what they may see (rows 2, 3), once it is over: robustness.test.ts',
  'GET /api/tournaments/:tournamentId/my-season': 'oneself, of what one may see: recap.test.ts',
  'GET /api/matches/:matchId': 'everybody, of what they may see (rows 2, 3, 52): votes.test.ts',
  'GET /api/tournaments/:tournamentId/matches':
    'everybody, of what they may see (rows 2, 3, 52): votes.test.ts',
  'GET /api/tournaments/:tournamentId/ballots':
    'everybody, of what they may see (rows 2, 3), after the close: verification.matrix.test.ts',
  'GET /api/tournaments/:tournamentId/seals':
    'everybody, of what they may see (rows 2, 3): verification.matrix.test.ts',
  'POST /api/tournaments/:tournamentId/count-report':
    'whoever is signed in, of what they may see: verification.matrix.test.ts',
  'GET /api/user/ballot-key': 'oneself: verification.matrix.test.ts',
  'PUT /api/user/ballot-key': 'oneself, once: ballot-keys.test.ts',
  'GET /api/tournaments/:tournamentId/leaderboard':
    'everybody, of what they may see (rows 2, 3): standings.test.ts',
  'GET /api/tournaments/:tournamentId/positions':
    'everybody, of what they may see (rows 2, 3): standings.test.ts',
  'GET /api/tournaments/:tournamentId/taste': 'oneself, of what one may see: taste.test.ts',
  'GET /api/tournaments/:tournamentId/taste/map':
    'whoever is shown themselves, of those who are: taste-map.test.ts',
  'GET /api/user/taste': 'oneself: taste.test.ts',
  'GET /api/tournaments/:tournamentId/turnout': 'who takes part, and admins: turnout.test.ts',
  'POST /api/tournaments/:tournamentId/remind':
    'its creator, who runs the circle, and admins: turnout.test.ts',
  'POST /api/tournaments/:tournamentId/nominations/films':
    'whoever may nominate (as rows 44 to 46): nominate-new-film.test.ts',
  'PUT /api/tournaments/:tournamentId/nominations/order':
    'whoever nominated, their own (as row 47): nominations.test.ts',
  'DELETE /api/circles/:circleId':
    'its owner and site admins: circle-settings.test.ts, site-admins.test.ts',
  'DELETE /api/circles/:circleId/join': 'whoever asked, their own request: circle-entry.test.ts',
  'DELETE /api/circles/:circleId/members/:userId':
    'admins and moderators: circle-roles.test.ts, site admins: site-admins.test.ts',
  'POST /api/circles/:circleId/transfer':
    'its owner and site admins: circle-roles.test.ts, site-admins.test.ts',
  'POST /api/circles/:circleId/invites':
    'admins and moderators: circle-invites.test.ts, site admins: site-admins.test.ts',
  'POST /api/circles/:circleId/invite-link':
    'admins and moderators: circle-invites.test.ts, site admins: site-admins.test.ts',
  'DELETE /api/circles/:circleId/invites/:inviteId':
    'admins and moderators: circle-invites.test.ts',
  'GET /api/circles/:circleId/exclusions':
    'admins and moderators: circle-exclusions.test.ts, site admins: site-admins.test.ts',
  'DELETE /api/circles/:circleId/exclusions/:userId':
    'admins and moderators: circle-exclusions.test.ts, site admins: site-admins.test.ts',
  'POST /api/invites/read': 'whoever has the link: circle-invites.test.ts',
  'POST /api/invites/accept': 'whoever has the link: circle-invites.test.ts',
  'POST /api/posts/:postId/report': 'whoever sees it, but not its author: posts.told.test.ts',
  'POST /api/users/:username/report': 'whoever is signed in, others: moderation.test.ts',
  'GET /api/tournaments/:tournamentId/comments':
    'whoever is signed in, of what they may see (rows 56, 57): posts.test.ts',
  'GET /api/tournaments/:tournamentId/comment-counts':
    'whoever is signed in, of what they may see (rows 56, 57): match-talk.test.ts',
  'GET /api/users/mentionable': 'whoever is signed in, of the live ones: mentionable.test.ts',
  'GET /api/users/blocked': 'oneself: blocks.test.ts',
  'POST /api/users/:username/block': 'whoever is signed in, others: blocks.test.ts',
  'DELETE /api/users/:username/block': 'whoever is signed in, others: blocks.test.ts',
  'GET /api/notifications': 'oneself: notifications.test.ts',
  'GET /api/notifications/unread': 'oneself: notifications.test.ts',
  'POST /api/notifications/read': 'oneself: notifications.test.ts',
  'GET /api/notifications/settings': 'oneself: notification-mails.test.ts',
  'PUT /api/notifications/settings': 'oneself: notification-mails.test.ts',
  'GET /api/push': 'oneself: push/devices.test.ts',
  'PUT /api/push/device': 'oneself, of one’s own browser: push/devices.test.ts',
  'DELETE /api/push/devices/:deviceId': 'oneself: push/devices.test.ts',
  'POST /api/push/trial': 'oneself: push/devices.test.ts',
  'PUT /api/push/quiet-hours': 'oneself: push/push.test.ts',
  'GET /api/users/digest': 'oneself: digest-choice.test.ts',
  'PATCH /api/users/digest': 'oneself: digest-choice.test.ts',
  'POST /api/notifications/unsubscribe': 'whoever has the link: notification-mails.test.ts',
  'POST /api/events/echo': 'whoever was asked: measure-arrival.test.ts',
  'POST /api/objects/upload': 'whoever is signed in (row 64): upload.test.ts',
  'PUT /api/post-images': 'the uploader (row 66): claim.test.ts',
};

/** What is served beside the contract, and to whom. */
export const routesBesideContract: Readonly<Record<string, string>> = {
  'GET /api/events': 'everybody, of what they may hear: event-stream.test.ts, live-streams.test.ts',
  'GET /api/users/export.zip': 'oneself: export.test.ts',
  'GET /api/admin/users.csv': 'admins (row 69): admin.matrix.test.ts',
  'GET /api/admin/audit.csv': 'admins (row 74): admin.matrix.test.ts',
  'GET /api/admin/reports.csv': 'admins (row 69): admin-films.test.ts',
  'GET /api/admin/posts.csv': 'admins (row 69): admin-films.test.ts',
  'GET /api/admin/films.csv': 'admins (row 69): admin-films.test.ts',
  'GET /api/admin/tournaments.csv': 'admins (row 69): admin-films.test.ts',
  'GET /api/admin/matches.csv': 'admins (row 69): admin-films.test.ts',
  'GET /api/films/:filmId/poster.png': 'whoever may see the film (rows 2, 16): poster.test.ts',
  'GET /api/tournaments/:tournamentId/results.csv':
    'whoever may see it (rows 2, 3): season-files.test.ts',
  'GET /api/tournaments/:tournamentId/results.json':
    'whoever may see it (rows 2, 3): season-files.test.ts',
  'GET /api/archive': 'whoever may see what is in it: archive.test.ts',
  'GET /api/archive/:archiveId': 'whoever may see it: archive.test.ts',
  'GET /api/archive/:archiveId/box.json': 'whoever may see it: archive.test.ts',
  'GET /api/archive/:archiveId/box.html': 'whoever may see it: archive.test.ts',
  'POST /api/admin/archive': 'admins: archive.test.ts',
  'DELETE /api/admin/archive/:archiveId': 'admins: archive.test.ts',
  'GET /api/tournaments/:tournamentId/box.html': 'whoever may see it (rows 2, 3): box.test.ts',
  'GET /api/tournaments/:tournamentId/calendar.ics':
    'whoever may see it (rows 2, 3): calendar.test.ts',
  'GET /api/calendars/:key/mine.ics': 'whoever has the address: calendar.test.ts',
  'GET /api/calendars/:key/tournaments/:tournamentId.ics':
    'whoever has the address, of what its owner may see: calendar.test.ts',
  'GET /api/tournaments/:tournamentId/share.png':
    'everybody, of what they may see (rows 2, 3): sharing.test.ts',
  'GET /api/tournaments/:tournamentId/recap/:card.png':
    'everybody, of what they may see (rows 2, 3): recap-image.test.ts',
  'GET /api/tournaments/:tournamentId/days/:matchDay.png':
    'everybody, of what they may see (rows 2, 3): evening-image.test.ts',
  'GET /api/invites/:token/share.png': 'whoever has the link: shared-invites.test.ts',
  'GET /embed/tournaments/:tournamentId': 'everybody, of public ones alone: sharing.test.ts',
  'GET /objects/:folder/:file': 'whoever may see what it belongs to (row 67): serve.test.ts',
  'GET /api/notifications/unsubscribe': 'everybody, and ends nothing: notification-mails.test.ts',
  'PUT /api/objects/upload/:name': 'whoever has the address (row 65): upload.test.ts',
  'GET /healthz': 'everybody (row 75): http.test.ts',
  'GET /livez': 'everybody (row 75): http.test.ts',
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
