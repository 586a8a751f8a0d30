import type { Routes } from '@girone/contract/routes';
import { routesWithoutRow, rowsOfRoute } from './route-rows.ts';
import type { TestClient } from './test-client.ts';

/** The objects that the calls are about. */
export interface CallIds {
  readonly archiveId: number;
  readonly circleId: number;
  readonly filmId: number;
  readonly inviteId: number;
  readonly matchId: number;
  readonly passkeyId: number;
  readonly postId: number;
  readonly reportId: number;
  readonly requestId: number;
  readonly tournamentId: number;
  readonly userId: number;
  readonly username: string;
}

const nowhere = 2_147_483_647;

/** Of nothing that exists. */
export const noIds: CallIds = {
  archiveId: nowhere,
  circleId: nowhere,
  filmId: nowhere,
  inviteId: nowhere,
  matchId: nowhere,
  passkeyId: nowhere,
  postId: nowhere,
  reportId: nowhere,
  requestId: nowhere,
  tournamentId: nowhere,
  userId: nowhere,
  username: 'nobody',
};

interface ContractCall {
  /** As in the contract. */
  readonly route: string;
  readonly method: Parameters<TestClient['send']>[0];
  /** With ids in it. */
  readonly path: string;
  /** One that the call takes. */
  readonly body: object | undefined;
}

const password = 'giallo-giallo';
const clientDataJSON = 'e30';
const passkeyAnswer = {
  id: 'AAAA',
  response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
};
const newPasskey = { id: 'AAAA', response: { clientDataJSON, attestationObject: 'oA' } };

/** Of the calls that take one. */
function bodiesFor({ filmId, userId }: CallIds): Partial<Record<keyof Routes, object>> {
  return {
    'POST /api/register': {
      username: 'mallory',
      email: 'mallory@example.org',
      password,
      confirmPassword: password,
    },
    'POST /api/tournaments/:tournamentId/count-report': { matchNumber: null },
    'PUT /api/user/ballot-key': { key: '0123456789abcdef0123456789abcdef' },
    'POST /api/login': { username: 'mallory', password },
    'POST /api/request-password-reset': { email: 'mallory@example.org' },
    'POST /api/reset-password': {
      email: 'mallory@example.org',
      otp: '123456',
      newPassword: 'x1x1',
    },
    'POST /api/verify-email': { token: 'token' },
    'PUT /api/users/profile-image': { imageUrl: '' },
    'PUT /api/users/profile': { bio: 'Ciao' },
    'PATCH /api/users/settings': { language: 'it' },
    'PATCH /api/users/digest': { isWanted: true },
    'POST /api/events/echo': { stamp: 'stamp' },
    'POST /api/users/password/confirm': { password },
    'POST /api/login/passkey': passkeyAnswer,
    'POST /api/users/passkeys/new': { password },
    'POST /api/users/passkeys': newPasskey,
    'PATCH /api/users/passkeys/:passkeyId': { name: 'Telefono' },
    'POST /api/users/passkeys/:passkeyId/remove': { password },
    'POST /api/users/password/remove': { password },
    'POST /api/users/second-factor': { password },
    'POST /api/users/second-factor/confirm': { code: '123456' },
    'POST /api/users/second-factor/recovery-codes': { password },
    'POST /api/users/second-factor/end': { password, code: '123456' },
    'POST /api/users/password': { currentPassword: password, newPassword: 'x1x1' },
    'POST /api/users/email': { password, email: 'other@example.org' },
    'POST /api/users/email/confirm': { token: 'x'.repeat(43) },
    'POST /api/users/deletion': { password },
    'POST /api/films': { title: 'La strada' },
    'POST /api/films/match': { lines: [{ title: 'La strada' }] },
    'POST /api/films/import': { films: [{ title: 'La strada' }] },
    'POST /api/films/undo-import': { filmIds: [filmId] },
    'PATCH /api/films/:filmId': { title: 'Amarcord' },
    'POST /api/circles': { name: 'Noir' },
    'PATCH /api/circles/:circleId': { name: 'Noir' },
    'POST /api/circles/:circleId/join': { message: 'Posso?' },
    'POST /api/circles/:circleId/promote-moderator': { userId },
    'POST /api/circles/:circleId/demote-moderator': { userId },
    'POST /api/circles/:circleId/transfer': { userId },
    'POST /api/circles/:circleId/invites': {},
    'POST /api/invites/read': { token: 'x'.repeat(43) },
    'POST /api/invites/accept': { token: 'x'.repeat(43) },
    'POST /api/tournaments': { name: 'Coppa' },
    'PATCH /api/tournaments/:tournamentId': { name: 'Altra coppa' },
    'POST /api/tournaments/:tournamentId/advance': { matchDay: 1 },
    'POST /api/tournaments/:tournamentId/reveal': { matchDay: 1 },
    'POST /api/tournaments/:tournamentId/stage/call': { matchDay: 1 },
    'POST /api/tournaments/:tournamentId/stage/start': { matchDay: 1 },
    'POST /api/tournaments/:tournamentId/stage/direct': { matchDay: 1, action: 'pause', scene: 0 },
    'POST /api/tournaments/:tournamentId/stage/seat': { matchDay: 1, reactions: { '👏': 1 } },
    'POST /api/tournaments/:tournamentId/nominations': { filmId },
    'POST /api/tournaments/:tournamentId/nominations/films': { title: 'La strada' },
    'PUT /api/tournaments/:tournamentId/nominations/order': { filmIds: [filmId] },
    'POST /api/tournaments/:tournamentId/nominations/removals': {
      filmIds: [filmId],
      reason: 'none',
    },
    'POST /api/tournaments/:tournamentId/start-without': { userIds: [userId] },
    'POST /api/matches/:matchId/vote': { filmId },
    'POST /api/notifications/read': { all: true },
    'PUT /api/notifications/settings': [{ type: 'mention', inApp: false, byEmail: false }],
    'PUT /api/push/device': {
      endpoint: 'https://push.example.org/mallory',
      // The point from which the curve's others are counted.
      keys: {
        p256dh:
          'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
      timeZone: 'Europe/Rome',
    },
    'PUT /api/push/quiet-hours': {
      isOn: true,
      from: 22,
      to: 7,
      letsClosingThrough: true,
      timeZone: 'Europe/Rome',
    },
    'POST /api/posts': { content: 'Ciao' },
    'POST /api/posts/:postId/report': { reason: 'spam' },
    'POST /api/users/:username/report': { reason: 'insult' },
    'POST /api/admin/reports/:reportId/decision': { outcome: 'upheld', reason: 'Vero' },
    'POST /api/circles/:circleId/reports/:reportId/decision': { outcome: 'upheld', reason: 'Vero' },
    'DELETE /api/admin/posts/:postId': { reason: 'Fuori luogo' },
    'PATCH /api/admin/films/:filmId': { title: 'Roma', reason: 'Titolo errato' },
    'POST /api/admin/films/:filmId/enrich': { reason: 'Chiesto' },
    'DELETE /api/admin/films/:filmId': { reason: 'Fuori luogo' },
    'POST /api/admin/tournaments/:tournamentId/close-day': { matchDay: 1, reason: 'Chiesto' },
    'POST /api/admin/tournaments/:tournamentId/extend-day': {
      matchDay: 1,
      closesAt: new Date(Date.now() + 86_400_000).toISOString(),
      reason: 'Chiesto',
    },
    'POST /api/admin/tournaments/:tournamentId/cancel': { reason: 'Chiesto' },
    'POST /api/admin/matches/:matchId/result': { film1Votes: 1, film2Votes: 0, reason: 'Errore' },
    'PATCH /api/admin/users/:userId': { maxFilmsAllowed: 30, reason: 'Chiesto' },
    'POST /api/admin/users/:userId/end-sessions': { reason: 'Chiesto' },
    'POST /api/admin/users/:userId/reset-second-factor': { reason: 'Perso' },
    'DELETE /api/admin/users/:userId': { reason: 'Chiesto' },
    'PUT /api/post-images': { postImageURL: '/objects/images/nothing' },
  };
}

/** Of the calls that cannot do without. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/tournaments/:tournamentId/ballots': '?matchDay=1',
  'GET /api/tournaments/:tournamentId/comment-counts': '?matchDay=1',
  'GET /api/tournaments/:tournamentId/story': '?matchDay=1',
};

/** Every call of the contract, ready to be sent. */
export function callsOfContract(ids: CallIds): ContractCall[] {
  const bodies = new Map<string, object>(Object.entries(bodiesFor(ids)));
  const names = new Map<string, number | string>(Object.entries(ids));
  return [...Object.keys(rowsOfRoute), ...Object.keys(routesWithoutRow)].map((route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(names.get(name)));
    const query = queries[route] ?? '';
    return { route, method: methodOf(method), path: `${path}${query}`, body: bodies.get(route) };
  });
}

/** One of them, by its `"METHOD /path"`. */
export function findCall(route: string, ids: CallIds): ContractCall {
  const call = callsOfContract(ids).find((each) => each.route === route);
  if (!call) throw new Error(`the contract has no ${route}`);
  return call;
}

export function isWrite({ method }: Pick<ContractCall, 'method'>): boolean {
  return method !== 'GET';
}

function methodOf(text: string): ContractCall['method'] {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const method = methods.find((each) => each === text);
  if (!method) throw new Error(`no method of the contract: ${text}`);
  return method;
}
