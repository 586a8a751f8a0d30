import { beforeAll, describe, expect, test } from 'vitest';
import {
  callsOfContract,
  findCall,
  isWrite,
  noIds,
  type CallIds,
} from '../testing/contract-calls.ts';
import { digestDatabase } from '../testing/digest.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import {
  addJoinRequest,
  addMember,
  addOwnedCircle,
  addPost,
  addReport,
  addUser,
} from '../testing/sample-rows.ts';
import { addSeason, matchesOn } from '../testing/sample-season.ts';
import { signUp, type TestPerson } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { addPasskey } from '../testing/use-passkeys.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const calls = callsOfContract(noIds);
const writes = calls.filter(isWrite).map(({ route }) => route);

let owner: TestPerson;
let ids: CallIds;
/** The same session, in a program that names no page. */
let unnamed: TestClient;

/** Somebody who may do almost everything with these objects, so that only the guard holds them. */
beforeAll(async () => {
  owner = await signUp(girone);
  await sql.run('update users set is_admin = true where id = $1', [owner.id]);
  unnamed = new TestClient(girone.address);
  delete unnamed.headers['origin'];
  for (const [name, value] of owner.client.cookies) unnamed.cookies.set(name, value);
  const circleId = await addOwnedCircle(sql, owner.id, { joinType: 'approval_required' });
  const member = await addUser(sql);
  await addMember(sql, { circleId, userId: member });
  const season = await addSeason(sql, { circleId, createdBy: owner.id, owners: [owner.id] });
  const invite = await owner.client.post(`/api/circles/${circleId}/invites`, {});
  const [match] = matchesOn(season, 1);
  const postId = await addPost(sql, member);
  ids = {
    archiveId: noIds.archiveId,
    circleId,
    filmId: match?.home ?? 0,
    inviteId: invite.body.id,
    matchId: match?.id ?? 0,
    passkeyId: (await addPasskey(girone, owner)).passkeyId,
    postId,
    reportId: await addReport(sql, { reporterId: await addUser(sql), postId }),
    requestId: await addJoinRequest(sql, circleId, await addUser(sql)),
    tournamentId: season.tournamentId,
    userId: member,
    username: (await signUp(girone)).username,
  };
});

/** The answers, if the database is the same after them. */
async function sendInVain(path: string, requests: readonly RequestInit[], client = owner.client) {
  const before = await digestDatabase(database.sql);
  const answers: [number, unknown][] = [];
  for (const request of requests) {
    const { status, body } = await client.fetch(path, request);
    answers.push([status, body?.code]);
  }
  expect(await digestDatabase(database.sql)).toBe(before);
  return answers;
}

describe('a write from another site is refused and changes nothing', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];

  test.each(writes)('%s', async (route) => {
    const { method, path, body } = findCall(route, ids);
    const json = body && { body: JSON.stringify(body) };
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const requests = foreign.map((headers) => ({
      method,
      headers: { ...type, ...headers },
      ...json,
    }));
    const answers = await sendInVain(path, requests);
    expect(answers).toEqual(foreign.map(() => [403, 'cross_site']));

    // What says nothing of where it comes from has no use of a session either.
    const request = { method, headers: type, ...json };
    expect(await sendInVain(path, [request], unnamed)).toEqual([[403, 'cross_site']]);
  });
});

describe('a write as a form could send it is refused and changes nothing', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];

  // A mail program sends a form there, without a session: the token in the address is what counts.
  const oneClick = 'POST /api/notifications/unsubscribe';

  test.each(writes.filter((route) => route !== oneClick))('%s', async (route) => {
    const { method, path, body = {} } = findCall(route, ids);
    const requests = types.map((type) => ({
      method,
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    }));
    const answers = await sendInVain(path, requests);
    expect(answers).toEqual(types.map(() => [415, 'unsupported_media_type']));
  });
});

describe('a method that only reads changes nothing at the address of a write', () => {
  test.each(writes)('%s', async (route) => {
    const { path, method: override } = findCall(route, ids);
    const headers = { 'x-http-method-override': override, 'x-method-override': override };
    const requests = ['GET', 'HEAD', 'OPTIONS'].map((method) => ({ method, headers }));
    const [get, head, options] = (await sendInVain(path, requests)).map(([status]) => status);
    const isRead = callsOfContract(ids).some((call) => !isWrite(call) && call.path === path);
    expect([get, head]).toEqual(isRead ? [200, 200] : [get, get]);
    expect(isRead ? [200] : [400, 404, 405]).toContain(get);
    expect([400, 404, 405]).toContain(options);
  });
});

test('the same person on our own pages is let through', async () => {
  const { method, path } = findCall('POST /api/tournaments/:tournamentId/advance', ids);
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const body = JSON.stringify({ matchDay: 1 });
  expect((await owner.client.fetch(path, { method, headers, body })).status).toBe(200);
});
