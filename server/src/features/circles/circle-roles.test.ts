import { beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { digestDatabase } from '../../testing/digest.ts';
import { addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let owner: TestPerson;
let admin: TestPerson;
let moderator: TestPerson;
let member: TestPerson;
let formerAdmin: TestPerson;
let outsider: TestPerson;
let circleId: number;
let path: string;

beforeEach(async () => {
  owner = await signUp(girone);
  admin = await signUp(girone);
  moderator = await signUp(girone);
  member = await signUp(girone);
  formerAdmin = await signUp(girone);
  outsider = await signUp(girone);
  circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
  path = `/api/circles/${circleId}`;
  await addMember(sql, { circleId, userId: admin.id, role: 'admin' });
  await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
  await addMember(sql, { circleId, userId: member.id });
  await addMember(sql, { circleId, userId: formerAdmin.id, role: 'admin', isActive: false });
});

const acts = ['promote-moderator', 'demote-moderator'] as const;

function act({ client }: TestPerson, name: (typeof acts)[number], target: { id: number }) {
  return client.post(`${path}/${name}`, { userId: target.id });
}

function remove({ client }: TestPerson, target: { id: number }) {
  return client.delete(`${path}/members/${target.id}`);
}

function transfer({ client }: TestPerson, target: { id: number }) {
  return client.post(`${path}/transfer`, { userId: target.id });
}

async function rolesOf(): Promise<unknown> {
  const { body } = await owner.client.get(`${path}/members`);
  return Object.fromEntries(
    body.map(({ username, role }: { username: string; role: string }) => [username, role]),
  );
}

describe('climbing', () => {
  test('is refused to everybody but the circle’s admins, of themselves and of others', async () => {
    const before = await digestDatabase(database.sql);
    for (const caller of [member, moderator, outsider, formerAdmin]) {
      for (const target of [caller, member, moderator, owner, outsider, { id: 2_147_483_647 }]) {
        for (const name of acts) {
          const { status, body } = await act(caller, name, target);
          expect([status, body.code]).toEqual([403, 'forbidden']);
        }
      }
    }
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('is for members; an outsider is not there, an admin stays what they are', async () => {
    const before = await digestDatabase(database.sql);
    for (const name of acts) {
      for (const target of [outsider, formerAdmin, { id: 2_147_483_647 }]) {
        expect((await act(admin, name, target)).status).toBe(404);
      }
      for (const target of [owner, admin]) {
        const { status, body } = await act(admin, name, target);
        expect([status, body.code]).toEqual([409, 'admin_role_fixed']);
      }
    }
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('goes up and down one step, and twice is harmless', async () => {
    for (let i = 0; i < 2; i++) {
      const { status, body } = await act(admin, 'promote-moderator', member);
      expect([status, body.id, body.role]).toEqual([200, member.id, 'moderator']);
    }
    expect((await member.client.get(`${path}/user-role`)).body).toEqual({
      role: 'moderator',
      isModerator: true,
    });
    for (let i = 0; i < 2; i++) {
      const { status, body } = await act(owner, 'demote-moderator', member);
      expect([status, body.role]).toEqual([200, 'member']);
    }
  });

  test.each([{}, { userId: '1' }, { userId: 1.5 }, { userId: -1 }, { userId: [1] }])(
    '%j names nobody',
    async (body) => {
      expect((await owner.client.post(`${path}/promote-moderator`, body)).status).toBe(400);
      expect((await owner.client.post(`${path}/transfer`, body)).status).toBe(400);
    },
  );
});

describe('removing', () => {
  test('is what admins may do to anyone but the owner', async () => {
    const stays = await remove(admin, owner);
    expect([stays.status, stays.body.code]).toEqual([409, 'owner_stays']);
    expect((await remove(admin, admin)).status).toBe(403);
    const second = await signUp(girone);
    await addMember(sql, { circleId, userId: second.id, role: 'admin' });
    for (const target of [member, moderator, second]) {
      expect((await remove(admin, target)).status).toBe(204);
      expect((await remove(admin, target)).status).toBe(404);
    }
    expect(await rolesOf()).toEqual({ [owner.username]: 'admin', [admin.username]: 'admin' });
    expect((await member.client.get(`${path}/members`)).status).toBe(403);
    const rows = await sql.run(
      'select is_active, slot, left_at is not null as has_left from circle_memberships where user_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ is_active: false, slot: null, has_left: true }]);
  });

  test('is what moderators may do to plain members', async () => {
    const second = await signUp(girone);
    await addMember(sql, { circleId, userId: second.id, role: 'moderator' });
    const before = await digestDatabase(database.sql);
    for (const target of [owner, admin, second, moderator]) {
      expect((await remove(moderator, target)).status).toBe(403);
    }
    expect((await remove(moderator, outsider)).status).toBe(404);
    for (const caller of [member, outsider, formerAdmin]) {
      for (const target of [member, owner, outsider]) {
        expect((await remove(caller, target)).status).toBe(403);
      }
    }
    expect(await digestDatabase(database.sql)).toBe(before);
    expect((await remove(moderator, member)).status).toBe(204);
  });
});

describe('handing over', () => {
  test('makes the other owner and admin, and leaves the old one an admin', async () => {
    const { status, body } = await transfer(owner, member);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ownerId: member.id,
      ownerName: member.username,
      viewerRole: 'admin',
    });
    expect((await member.client.get(`${path}/user-role`)).body.role).toBe('admin');
    expect((await transfer(owner, moderator)).status).toBe(403);
    expect((await owner.client.delete(path)).status).toBe(403);
    expect((await member.client.post(`${path}/leave`)).body.code).toBe('owner_stays');
    expect((await owner.client.post(`${path}/leave`)).status).toBe(204);
  });

  test('is the owner’s right alone, and goes to another member', async () => {
    const before = await digestDatabase(database.sql);
    for (const caller of [admin, moderator, member, outsider, formerAdmin]) {
      expect((await transfer(caller, caller)).status).toBe(403);
    }
    for (const target of [owner, outsider, formerAdmin, { id: 2_147_483_647 }]) {
      expect((await transfer(owner, target)).status).toBe(404);
    }
    expect(await digestDatabase(database.sql)).toBe(before);
  });
});

describe('leaving', () => {
  test('ends the membership and gives the place back', async () => {
    expect((await outsider.client.post(`${path}/leave`)).body.code).toBe('not_a_member');
    for (const { client, id } of [member, moderator, admin]) {
      expect((await client.post(`${path}/leave`)).status).toBe(204);
      expect((await client.post(`${path}/leave`)).body.code).toBe('not_a_member');
      expect((await client.get('/api/circles/my')).body).toEqual({
        circles: [],
        active: 0,
        max: 3,
      });
      const rows = await sql.run(
        'select is_active, left_at is not null as has_left from circle_memberships where user_id = $1',
        [id],
      );
      expect(rows).toEqual([{ is_active: false, has_left: true }]);
    }
  });

  test('is not for the owner', async () => {
    const { status, body } = await owner.client.post(`${path}/leave`);
    expect([status, body.code]).toEqual([409, 'owner_stays']);
    expect((await owner.client.get(path)).body.viewerRole).toBe('admin');
  });
});
