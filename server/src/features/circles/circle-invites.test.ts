import { describe, expect, test } from 'vitest';
import { sha256 } from '../../platform/secrets.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { digestDatabase } from '../../testing/digest.ts';
import { addJoinRequest, addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { signUp } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

async function addPrivateCircle() {
  const owner = await signUp(girone);
  const circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
  return { owner, circleId, path: `/api/circles/${circleId}` };
}

async function invite(client: TestClient, path: string, body: object = {}) {
  const answer = await client.post(`${path}/invites`, body);
  expect(answer.status).toBe(201);
  return answer.body;
}

function accept(client: TestClient, token: string) {
  return client.post('/api/invites/accept', { token });
}

describe('an invite link', () => {
  test('is shown again to those who may invite, though only a hash is kept', async () => {
    const { owner, path, circleId } = await addPrivateCircle();
    const made = await invite(owner.client, path, { maxUses: 5, expiresInHours: 2 });
    expect(made.token).toMatch(/^[\da-f]{32}$/);
    expect(made).toMatchObject({ circleId, createdBy: owner.username, maxUses: 5, uses: 0 });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(2 * 3_600_000);
    expect((await owner.client.get(`${path}/invites`)).body).toEqual([made]);
    const [row] = await sql.run('select * from circle_invites where id = $1', [made.id]);
    expect(JSON.stringify(row)).not.toContain(made.token);

    const siteAdmin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [siteAdmin.id]);
    expect((await siteAdmin.client.get(`${path}/invites`)).body).toEqual([made]);
  });

  test('is for 25 people and 30 days unless it is said otherwise', async () => {
    const { owner, path } = await addPrivateCircle();
    const made = await invite(owner.client, path);
    expect(made.maxUses).toBe(25);
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * 24 * 3_600_000);
  });

  test('of before works as it did, cannot be shown and can be ended', async () => {
    const { owner, path, circleId } = await addPrivateCircle();
    const older = 'an-older-token-that-was-random-_-_-_-_-_-43';
    const olderId = await sql.add(
      `insert into circle_invites (circle_id, created_by, token_hash, expires_at, max_uses)
       values ($1, $2, $3, now() + interval '1 day', 5) returning id`,
      [circleId, owner.id, sha256(older)],
    );
    const { body: listed } = await owner.client.get(`${path}/invites`);
    expect(listed).toMatchObject([{ id: olderId, token: null }]);
    expect((await accept((await signUp(girone)).client, older)).status).toBe(200);
    const { body: taken } = await owner.client.post(`${path}/invite-link`);
    expect(taken.id).not.toBe(olderId);
    expect((await owner.client.delete(`${path}/invites/${olderId}`)).status).toBe(204);
    expect((await accept((await signUp(girone)).client, older)).status).toBe(410);
  });

  test('leads into a private circle without approval, as often as it says', async () => {
    const { owner, path, circleId } = await addPrivateCircle();
    const { token } = await invite(owner.client, path, { maxUses: 2 });
    const first = await signUp(girone);
    await addJoinRequest(sql, circleId, first.id);
    const read = await first.client.post('/api/invites/read', { token });
    expect(read.body).toMatchObject({ isOpen: true, memberOf: null, hasNoRoom: false });
    const { status, body } = await accept(first.client, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: circleId, viewerRole: 'member', memberCount: 2 });
    expect((await owner.client.get(`${path}/join-requests`)).body).toEqual([]);

    const twice = await accept(first.client, token);
    expect([twice.status, twice.body.code]).toEqual([409, 'already_member']);
    expect((await owner.client.get(`${path}/invites`)).body[0].uses).toBe(1);
    expect((await accept((await signUp(girone)).client, token)).status).toBe(200);
    expect((await owner.client.get(`${path}/invites`)).body).toEqual([]);
    const late = await accept((await signUp(girone)).client, token);
    expect([late.status, late.body.code]).toEqual([410, 'link_expired']);
  });

  test('is not used up by somebody who has no place free', async () => {
    const { owner, path } = await addPrivateCircle();
    const { token } = await invite(owner.client, path);
    const { client, id } = await signUp(girone);
    for (let i = 0; i < 3; i++) {
      await addMember(sql, { circleId: await addOwnedCircle(sql, await addUser(sql)), userId: id });
    }
    const { status, body } = await accept(client, token);
    expect([status, body.code]).toEqual([409, 'circle_limit_reached']);
    expect((await owner.client.get(`${path}/invites`)).body[0].uses).toBe(0);
  });

  test('that is unknown, expired, ended or of a deleted circle lets nobody in, all alike', async () => {
    const { owner, path } = await addPrivateCircle();
    const expired = await invite(owner.client, path);
    await sql.run('update circle_invites set expires_at = now() where id = $1', [expired.id]);
    const ended = await invite(owner.client, path);
    expect((await owner.client.delete(`${path}/invites/${ended.id}`)).status).toBe(204);
    expect((await owner.client.delete(`${path}/invites/${ended.id}`)).status).toBe(404);
    const gone = await addPrivateCircle();
    const orphan = await invite(gone.owner.client, gone.path);
    await gone.owner.client.delete(gone.path);

    const { client } = await signUp(girone);
    const before = await digestDatabase(database.sql);
    const texts = new Set<string>();
    for (const token of [expired.token, ended.token, orphan.token, 'x'.repeat(43)]) {
      const { status, text } = await accept(client, token);
      expect(status).toBe(410);
      texts.add(text);
    }
    expect(texts.size).toBe(1);
    expect(await digestDatabase(database.sql)).toBe(before);
    expect((await owner.client.get(`${path}/invites`)).body).toEqual([]);
  });

  test.each([undefined, 1, '', 'short', "' or 1=1 --xxxxxxxxxxxxxxx", 'x'.repeat(101), ['x']])(
    'cannot have the token %j',
    async (token) => {
      const { client } = await signUp(girone);
      expect((await client.post('/api/invites/accept', { token })).status).toBe(400);
    },
  );

  test('is made and ended by moderators and admins of the circle, and nobody else', async () => {
    const { owner, path, circleId } = await addPrivateCircle();
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    const member = await signUp(girone);
    await addMember(sql, { circleId, userId: member.id });
    const made = await invite(moderator.client, path);
    const outsider = await signUp(girone);
    for (const { client } of [member, outsider]) {
      expect((await client.post(`${path}/invites`, {})).status).toBe(403);
      expect((await client.post(`${path}/invite-link`)).status).toBe(403);
      expect((await client.delete(`${path}/invites/${made.id}`)).status).toBe(403);
    }
    expect((await owner.client.delete(`${path}/invites/${made.id}`)).status).toBe(204);
  });

  test('ends with the membership of whoever made it, when they are removed', async () => {
    const { owner, path, circleId } = await addPrivateCircle();
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    const { token } = await invite(moderator.client, path, { maxUses: 50 });
    expect((await owner.client.delete(`${path}/members/${moderator.id}`)).status).toBe(204);
    expect((await accept(moderator.client, token)).status).toBe(410);
  });

  test.each(['leaves', 'is demoted'])('ends when whoever made it %s', async (way) => {
    const { owner, path, circleId } = await addPrivateCircle();
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    const { token } = await invite(moderator.client, path);
    const kept = await invite(owner.client, path);
    const answer =
      way === 'leaves'
        ? await moderator.client.post(`${path}/leave`)
        : await owner.client.post(`${path}/demote-moderator`, { userId: moderator.id });
    expect(answer.status).toBeLessThan(300);
    const guest = await signUp(girone);
    expect((await accept(guest.client, token)).status).toBe(410);
    expect((await accept(guest.client, kept.token)).status).toBe(200);
  });

  test('is one of at most twenty', async () => {
    const { owner, path } = await addPrivateCircle();
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => owner.client.post(`${path}/invites`, {})),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'invite_limit_reached')).toHaveLength(2);
    const { body: working } = await owner.client.get(`${path}/invites`);
    expect(working).toHaveLength(20);
    await owner.client.delete(`${path}/invites/${working[0].id}`);
    await invite(owner.client, path);
  });

  test.each([{ maxUses: 0 }, { maxUses: 51 }, { expiresInHours: 0 }, { expiresInHours: 721 }])(
    'cannot be made with %j',
    async (body) => {
      const { owner, path } = await addPrivateCircle();
      expect((await owner.client.post(`${path}/invites`, body)).status).toBe(400);
    },
  );
});

describe('the link to hand out', () => {
  test('is made once, for whoever asks at the same time too, and stays the same', async () => {
    const { owner, path } = await addPrivateCircle();
    const ask = () => owner.client.post(`${path}/invite-link`);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = answers;
    for (const { body } of [...answers, await ask()]) expect(body).toEqual(first?.body);
    expect(first?.body).toMatchObject({ maxUses: 25, uses: 0, createdBy: owner.username });
    expect((await owner.client.get(`${path}/invites`)).body).toEqual([first?.body]);
    expect((await accept((await signUp(girone)).client, first?.body.token)).status).toBe(200);
  });

  test('is another when the one before has ended', async () => {
    const { owner, path } = await addPrivateCircle();
    const { body: before } = await owner.client.post(`${path}/invite-link`);
    await owner.client.delete(`${path}/invites/${before.id}`);
    const { body: after } = await owner.client.post(`${path}/invite-link`);
    expect(after.id).not.toBe(before.id);
    expect(after.token).not.toBe(before.token);
  });

  test('is never one that was made for a single person', async () => {
    const { owner, path } = await addPrivateCircle();
    const { id } = await invite(owner.client, path, { maxUses: 1 });
    const { body } = await owner.client.post(`${path}/invite-link`);
    expect(body.id).not.toBe(id);
    expect(body.maxUses).toBe(25);
  });

  test('is one’s own, and somebody else’s only where there is no room for another', async () => {
    const { owner, path, circleId } = await addPrivateCircle();
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    await Promise.all(Array.from({ length: 19 }, () => invite(owner.client, path)));
    const { body: own } = await moderator.client.post(`${path}/invite-link`);
    expect(own.createdBy).toBe(moderator.username);
    await moderator.client.delete(`${path}/invites/${own.id}`);
    const newest = await invite(owner.client, path, { maxUses: 25 });
    const { status, body } = await moderator.client.post(`${path}/invite-link`);
    expect([status, body.id]).toEqual([200, newest.id]);
  });
});
