import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { digestDatabase } from '../../testing/digest.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { signUp } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

/** A circle that wants to be asked, and its owner. */
async function addGuardedCircle(settings: object = { joinType: 'approval_required' }) {
  const owner = await signUp(girone);
  const circleId = await addOwnedCircle(sql, owner.id, settings);
  return { owner, circleId, path: `/api/circles/${circleId}` };
}

async function ask(client: TestClient, path: string, message = 'Posso entrare?') {
  const answer = await client.post(`${path}/join`, { message });
  expect(answer.body).toEqual({ status: 'pending' });
}

async function pendingOf(client: TestClient, path: string) {
  const { status, body } = await client.get(`${path}/join-requests`);
  expect(status).toBe(200);
  return body;
}

async function fill(userId: number, count = 3) {
  for (let i = 0; i < count; i++) {
    await addMember(sql, { circleId: await addOwnedCircle(sql, await addUser(sql)), userId });
  }
}

function activeIn(circleId: number, userId: number) {
  return sql.run(
    'select role from circle_memberships where circle_id = $1 and user_id = $2 and is_active',
    [circleId, userId],
  );
}

function moveBack(userId: number, time: string) {
  return sql.run(
    `update circle_join_requests set reviewed_at = reviewed_at - $2::interval where user_id = $1`,
    [userId, time],
  );
}

describe('joining', () => {
  test('an open circle needs nothing, and a message is not asked for', async () => {
    const { path } = await addGuardedCircle({});
    for (const body of [undefined, {}, { message: 'Ciao' }, { role: 'admin', isModerator: true }]) {
      const { client } = await signUp(girone);
      const { status, body: answer } = await client.post(`${path}/join`, body);
      expect([status, answer]).toEqual([200, { status: 'joined' }]);
      expect((await client.get(`${path}/user-role`)).body).toEqual({
        role: 'member',
        isModerator: false,
      });
    }
  });

  test('twice is refused, and so is a fourth circle', async () => {
    const { path, circleId } = await addGuardedCircle({});
    const { client, id } = await signUp(girone);
    await fill(id);
    expect((await client.post(`${path}/join`)).body.code).toBe('circle_limit_reached');
    await sql.run('update circle_memberships set is_active = false where user_id = $1', [id]);
    expect((await client.post(`${path}/join`)).status).toBe(200);
    expect((await client.post(`${path}/join`)).body.code).toBe('already_member');
    expect(await activeIn(circleId, id)).toEqual([{ role: 'member' }]);
  });

  test('a message is kept as it was typed, up to 500 characters', async () => {
    const { path, owner } = await addGuardedCircle();
    const { client } = await signUp(girone);
    const tooLong = await client.post(`${path}/join`, { message: 'x'.repeat(501) });
    expect(tooLong.status).toBe(400);
    await ask(client, path, '<script>alert(1)</script>');
    const [request] = await pendingOf(owner.client, path);
    expect(request.message).toBe('<script>alert(1)</script>');
  });
});

describe('a request', () => {
  test('waits, is read oldest first, and shows on the card of whoever asked', async () => {
    const { path, owner, circleId } = await addGuardedCircle({ isPublic: false });
    const first = await signUp(girone);
    const second = await signUp(girone);
    await ask(first.client, path, 'Prima');
    await ask(second.client, path, '');
    expect((await first.client.post(`${path}/join`, { message: '' })).body.code).toBe(
      'request_pending',
    );
    const requests = await pendingOf(owner.client, path);
    expect(requests).toEqual([
      expect.objectContaining({ circleId, status: 'pending', message: 'Prima', reviewedAt: null }),
      expect.objectContaining({ message: null }),
    ]);
    expect(requests[0].user).toEqual({
      id: first.id,
      username: first.username,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
    });
    const { body: card } = await first.client.get(path);
    expect(card.viewerRequest).toEqual({
      id: requests[0].id,
      status: 'pending',
      mayAskAgainAt: null,
    });
    expect(card.memberCount).toBe(1);
    expect((await owner.client.get(path)).body.viewerRequest).toBeNull();
  });

  test('can be withdrawn, once', async () => {
    const { path, owner } = await addGuardedCircle();
    const { client } = await signUp(girone);
    await ask(client, path);
    expect((await client.delete(`${path}/join`)).status).toBe(204);
    expect((await client.delete(`${path}/join`)).status).toBe(404);
    expect(await pendingOf(owner.client, path)).toEqual([]);
    expect((await client.get(path)).body.viewerRequest).toBeNull();
    await ask(client, path);
  });

  test('lets the person in when a moderator approves it', async () => {
    const { path, circleId, owner } = await addGuardedCircle();
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    const { client, id } = await signUp(girone);
    await ask(client, path);
    const [request] = await pendingOf(moderator.client, path);
    const { status, body } = await moderator.client.post(
      `${path}/join-requests/${request.id}/approve`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({ ...request, status: 'approved', reviewedAt: expect.any(String) });
    expect(await activeIn(circleId, id)).toEqual([{ role: 'member' }]);
    const { body: card } = await client.get(path);
    expect(card).toMatchObject({ viewerRole: 'member', viewerRequest: null, memberCount: 3 });
    expect(await pendingOf(owner.client, path)).toEqual([]);
    expect(
      await sql.run('select reviewed_by from circle_join_requests where id = $1', [request.id]),
    ).toEqual([{ reviewed_by: moderator.id }]);
  });

  test('that was rejected may be made again after 24 hours, by the database’s clock', async () => {
    const { path, owner } = await addGuardedCircle();
    const { client, id } = await signUp(girone);
    await ask(client, path);
    const [request] = await pendingOf(owner.client, path);
    const rejected = await owner.client.post(`${path}/join-requests/${request.id}/reject`);
    expect(rejected.body.status).toBe('rejected');

    const { body: barred } = await client.get(path);
    const wait =
      Date.parse(barred.viewerRequest.mayAskAgainAt) - Date.parse(rejected.body.reviewedAt);
    expect(barred.viewerRequest).toMatchObject({ id: request.id, status: 'rejected' });
    expect(wait).toBe(24 * 3_600_000);
    const early = await client.post(`${path}/join`, { message: 'Ancora io' });
    expect([early.status, early.body.code]).toEqual([409, 'ask_again_later']);

    await moveBack(id, '23 hours 59 minutes');
    expect((await client.post(`${path}/join`, { message: '' })).status).toBe(409);
    await moveBack(id, '2 minutes');
    expect((await client.get(path)).body.viewerRequest).toEqual({
      id: request.id,
      status: 'rejected',
      mayAskAgainAt: null,
    });
    await ask(client, path, 'Ancora io');
    const rows = await sql.run(
      'select status from circle_join_requests where user_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([{ status: 'rejected' }, { status: 'pending' }]);
  });

  test('is not taken when no place is free, nor approved when none is left', async () => {
    const { path, owner, circleId } = await addGuardedCircle();
    const { client, id } = await signUp(girone);
    await ask(client, path);
    await fill(id);
    const [request] = await pendingOf(owner.client, path);
    const { status, body } = await owner.client.post(`${path}/join-requests/${request.id}/approve`);
    expect([status, body.code]).toEqual([409, 'member_limit_reached']);
    expect(await pendingOf(owner.client, path)).toHaveLength(1);
    expect(await activeIn(circleId, id)).toEqual([]);

    const other = await addGuardedCircle();
    const refused = await client.post(`${other.path}/join`, { message: 'Quarta' });
    expect([refused.status, refused.body.code]).toEqual([409, 'circle_limit_reached']);
  });

  test('of a deleted account is not there', async () => {
    const { path, owner } = await addGuardedCircle();
    const { client, id } = await signUp(girone);
    await ask(client, path);
    const [request] = await pendingOf(owner.client, path);
    await sql.run(
      `update users set username = '~' || id, email = '~' || id, password = '', deleted_at = now() where id = $1`,
      [id],
    );
    expect(await pendingOf(owner.client, path)).toEqual([]);
    const approval = await owner.client.post(`${path}/join-requests/${request.id}/approve`);
    expect(approval.status).toBe(404);
  });

  test('is settled by joining directly once the circle is open', async () => {
    const { path, owner } = await addGuardedCircle();
    const { client } = await signUp(girone);
    await ask(client, path);
    await owner.client.send('PATCH', path, { joinType: 'open' });
    expect((await client.post(`${path}/join`)).body).toEqual({ status: 'joined' });
    expect(await pendingOf(owner.client, path)).toEqual([]);
  });
});

describe('a request without a message', () => {
  const bodies = ['{}', 'null', '{"message":null}', '{"message":""}', '{"message":" \\n\\t "}', ''];
  const requests: RequestInit[] = [
    {},
    ...bodies.map((body) => ({ body, headers: { 'content-type': 'application/json' } })),
  ];

  test.each(requests)('is one: %o', async (request) => {
    const { path, owner } = await addGuardedCircle();
    const { client } = await signUp(girone);
    const { status, body } = await client.fetch(`${path}/join`, { method: 'POST', ...request });
    expect([status, body]).toEqual([200, { status: 'pending' }]);
    expect(await pendingOf(owner.client, path)).toMatchObject([{ message: null }]);
  });

  test('is not one where the body is broken', async () => {
    const { path, owner } = await addGuardedCircle();
    const { client } = await signUp(girone);
    for (const body of ['[]', '{"message":7}', '"Ciao"', '{', ' ']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await client.fetch(`${path}/join`, { method: 'POST', body, headers });
      expect([body, answer.status]).toEqual([body, 400]);
    }
    expect(await pendingOf(owner.client, path)).toEqual([]);
  });
});

describe('nobody comes in without approval', () => {
  test.each([{ isPublic: false }, { joinType: 'approval_required' }])('%j', async (settings) => {
    const { path, owner, circleId } = await addGuardedCircle(settings);
    const { client, id } = await signUp(girone);
    for (const body of [undefined, {}, { status: 'approved', role: 'admin' }]) {
      const direct = await client.post(`${path}/join`, body);
      expect(direct.body).toEqual({ status: 'pending' });
      expect(await activeIn(circleId, id)).toEqual([]);
      await client.delete(`${path}/join`);
    }

    await ask(client, path);
    const [request] = await pendingOf(owner.client, path);
    const decision = `${path}/join-requests/${request.id}`;
    const waiting = await digestDatabase(database.sql);
    expect((await client.post(`${decision}/approve`)).status).toBe(403);
    expect((await client.post(`${decision}/reject`)).status).toBe(403);
    expect(await digestDatabase(database.sql)).toBe(waiting);

    expect((await owner.client.post(`${decision}/reject`)).status).toBe(200);
    const decided = await digestDatabase(database.sql);
    for (const act of ['approve', 'reject']) {
      const again = await owner.client.post(`${decision}/${act}`);
      expect([again.status, again.body.code]).toEqual([409, 'request_decided']);
    }
    expect(await digestDatabase(database.sql)).toBe(decided);
    expect(await activeIn(circleId, id)).toEqual([]);
  });

  test('not even a moderator whose own request is still there', async () => {
    const { path, circleId } = await addGuardedCircle();
    const { client, id } = await signUp(girone);
    await ask(client, path);
    await addMember(sql, { circleId, userId: id, role: 'moderator' });
    const [request] = await pendingOf(client, path);
    const before = await digestDatabase(database.sql);
    const answer = await client.post(`${path}/join-requests/${request.id}/approve`);
    expect(answer.status).toBe(403);
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('and an approval counts once', async () => {
    const { path, owner, circleId } = await addGuardedCircle();
    const { client, id } = await signUp(girone);
    await ask(client, path);
    const [request] = await pendingOf(owner.client, path);
    const decision = `${path}/join-requests/${request.id}/approve`;
    expect((await owner.client.post(decision)).status).toBe(200);
    expect((await owner.client.post(decision)).body.code).toBe('request_decided');
    // What was approved once opens no door after the person has left.
    expect((await client.post(`${path}/leave`)).status).toBe(204);
    expect((await owner.client.post(decision)).body.code).toBe('request_decided');
    expect(await activeIn(circleId, id)).toEqual([]);
    await ask(client, path);
  });
});
