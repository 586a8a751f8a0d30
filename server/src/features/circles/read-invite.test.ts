import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { digestDatabase } from '../../testing/digest.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

async function openCircle(circle: { isPublic: boolean }) {
  const owner = await signUp(girone);
  await sql.run(`update users set first_name = 'Giulia', last_name = 'Ferrante' where id = $1`, [
    owner.id,
  ]);
  const circleId = await addOwnedCircle(sql, owner.id, circle);
  await sql.run(
    `update circles set name = 'Cinefili del Po', description = 'Un film a settimana.',
     cover_image_path = '/objects/images/cover' where id = $1`,
    [circleId],
  );
  const path = `/api/circles/${circleId}`;
  const { body } = await owner.client.post(`${path}/invite-link`);
  return { owner, circleId, path, id: body.id, token: String(body.token) };
}

const visitor = () => new TestClient(girone.address);
const read = (token: string, client = visitor()) => client.post('/api/invites/read', { token });

function faceOf({ username }: TestPerson, names: object = {}) {
  return { username, firstName: null, lastName: null, profileImageUrl: null, ...names };
}

const giulia = { firstName: 'Giulia', lastName: 'Ferrante' };

describe('what a stranger with the link reads', () => {
  test('of a public circle: who invites, what it is, some faces and how many there are', async () => {
    const { owner, circleId, token } = await openCircle({ isPublic: true });
    const member = await signUp(girone);
    await addMember(sql, { circleId, userId: member.id });
    const shy = await signUp(girone);
    await addMember(sql, { circleId, userId: shy.id });
    await sql.run('update users set is_private = true where id = $1', [shy.id]);
    const before = await digestDatabase(database.sql);
    const { status, body, headers } = await read(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      isOpen: true,
      expiresAt: expect.any(String),
      inviter: faceOf(owner, giulia),
      circle: {
        name: 'Cinefili del Po',
        isPublic: true,
        description: 'Un film a settimana.',
        coverImagePath: '/objects/images/cover',
        memberCount: 3,
        faces: [faceOf(owner, giulia), faceOf(member)],
      },
      memberOf: null,
      excludedFrom: null,
      hasNoRoom: false,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('of a private circle: its name and who invites, and no more, whoever they are', async () => {
    const { owner, circleId, token } = await openCircle({ isPublic: false });
    const member = await signUp(girone);
    await addMember(sql, { circleId, userId: member.id });
    const stranger = await signUp(girone);
    for (const client of [visitor(), stranger.client]) {
      const { body, text } = await read(token, client);
      expect(body).toEqual({
        isOpen: true,
        expiresAt: expect.any(String),
        inviter: faceOf(owner, giulia),
        circle: {
          name: 'Cinefili del Po',
          isPublic: false,
          description: null,
          coverImagePath: null,
          memberCount: null,
          faces: [],
        },
        memberOf: null,
        excludedFrom: null,
        hasNoRoom: false,
      });
      for (const hidden of [member.username, 'settimana', 'cover"', `"id"`]) {
        expect(text).not.toContain(hidden);
      }
    }
  });

  test('of at most eleven faces, however many there are', async () => {
    const { circleId, token } = await openCircle({ isPublic: true });
    for (let i = 0; i < 14; i++) await addMember(sql, { circleId, userId: await addUser(sql) });
    const { body } = await read(token);
    expect(body.circle.faces).toHaveLength(11);
    expect(body.circle.memberCount).toBe(15);
  });
});

describe('a link that has ended', () => {
  test.each(['revoked', 'expired', 'used up'])(
    'because it is %s says so and whom to ask, and nothing of the circle',
    async (way) => {
      const { owner, path, id, token } = await openCircle({ isPublic: true });
      if (way === 'revoked') await owner.client.delete(`${path}/invites/${id}`);
      if (way === 'expired') {
        await sql.run('update circle_invites set expires_at = now() where id = $1', [id]);
      }
      if (way === 'used up') {
        await sql.run('update circle_invites set uses = max_uses where id = $1', [id]);
      }
      const { status, body } = await read(token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ isOpen: false, circle: null, memberOf: null });
      expect(body.inviter).toEqual(faceOf(owner, giulia));
    },
  );

  test('names nobody who looks after the circle no more', async () => {
    const { owner, path, circleId } = await openCircle({ isPublic: true });
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    const { body: link } = await moderator.client.post(`${path}/invite-link`);
    await owner.client.post(`${path}/demote-moderator`, { userId: moderator.id });
    expect((await read(link.token)).body).toMatchObject({ isOpen: false, inviter: null });
  });

  test('is not told from a wrong one by whoever only guesses', async () => {
    const { token } = await openCircle({ isPublic: true });
    const guess = token.startsWith('0') ? `1${token.slice(1)}` : `0${token.slice(1)}`;
    const answers = await Promise.all([guess, 'x'.repeat(43), 'a'.repeat(20)].map((t) => read(t)));
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    for (const odd of ['', 'short', `${token}/..`, 'x'.repeat(101)]) {
      expect((await read(odd)).status).toBe(400);
    }
  });
});

describe('somebody who is signed in', () => {
  test('and is a member learns where the circle is, also when the link has ended', async () => {
    const { circleId, path, owner, id, token } = await openCircle({ isPublic: false });
    const member = await signUp(girone);
    await addMember(sql, { circleId, userId: member.id });
    expect((await read(token, member.client)).body).toMatchObject({ memberOf: circleId });
    await owner.client.delete(`${path}/invites/${id}`);
    expect((await read(token, member.client)).body).toMatchObject({
      isOpen: false,
      memberOf: circleId,
      circle: { name: 'Cinefili del Po' },
    });
  });

  test('and is in three circles learns that there is no room', async () => {
    const { token } = await openCircle({ isPublic: true });
    const { client, id } = await signUp(girone);
    for (let i = 0; i < 3; i++) {
      await addMember(sql, { circleId: await addOwnedCircle(sql, await addUser(sql)), userId: id });
    }
    expect((await read(token, client)).body).toMatchObject({ isOpen: true, hasNoRoom: true });
  });
});
