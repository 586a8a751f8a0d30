import { beforeAll, describe, expect, test } from 'vitest';
import { digestDatabase } from '../../testing/digest.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addJoinRequest, addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let owner: TestPerson;
let outsider: TestPerson;
let member: number;
let path: string;

beforeAll(async () => {
  owner = await signUp(girone);
  outsider = await signUp(girone);
  member = await addUser(sql);
  const circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
  await addMember(sql, { circleId, userId: member });
  path = `/api/circles/${circleId}`;
});

describe('ids of others', () => {
  const nowhere = 2_147_483_647;

  test('a circle that is missing is missing in every call, with one body', async () => {
    const { client } = owner;
    const base = `/api/circles/${nowhere}`;
    const before = await digestDatabase(database.sql);
    const answers = await Promise.all([
      client.get(base),
      client.send('PATCH', base, { name: 'x' }),
      client.delete(base),
      client.get(`${base}/members`),
      client.get(`${base}/tournaments`),
      client.get(`${base}/user-role`),
      client.post(`${base}/promote-moderator`, { userId: owner.id }),
      client.post(`${base}/demote-moderator`, { userId: owner.id }),
      client.delete(`${base}/members/${member}`),
      client.post(`${base}/transfer`, { userId: member }),
      client.post(`${base}/join`),
      client.post(`${base}/join`, { message: 'x' }),
      client.delete(`${base}/join`),
      client.post(`${base}/leave`),
      client.get(`${base}/join-requests`),
      client.post(`${base}/join-requests/1/approve`),
      client.post(`${base}/join-requests/1/reject`),
      client.get(`${base}/invites`),
      client.post(`${base}/invites`, {}),
      client.delete(`${base}/invites/1`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('a request or invite of another circle is as missing as one that never was', async () => {
    const stranger = await signUp(girone);
    const otherId = await addOwnedCircle(sql, stranger.id, { isPublic: false });
    const other = `/api/circles/${otherId}`;
    const foreignRequest = await addJoinRequest(sql, otherId, await addUser(sql));
    const made = await stranger.client.post(`${other}/invites`, {});
    const before = await digestDatabase(database.sql);
    const texts = new Set<string>();
    for (const requestId of [foreignRequest, nowhere]) {
      for (const decision of ['approve', 'reject']) {
        const answer = await owner.client.post(`${path}/join-requests/${requestId}/${decision}`);
        expect(answer.status).toBe(404);
        texts.add(answer.text);
      }
    }
    for (const inviteId of [made.body.id, nowhere]) {
      const answer = await owner.client.delete(`${path}/invites/${inviteId}`);
      expect(answer.status).toBe(404);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
    // Nor does the foreign circle say whether they exist: whoever has no right is told that first.
    for (const id of [foreignRequest, nowhere]) {
      const answer = await owner.client.post(`${other}/join-requests/${id}/approve`);
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    }
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test('a foreign private circle shows its card and nothing from inside', async () => {
    const { body } = await outsider.client.get(path);
    expect(Object.keys(body)).not.toContain('members');
    const before = await digestDatabase(database.sql);
    const { client } = outsider;
    const answers = await Promise.all([
      client.get(`${path}/members`),
      client.get(`${path}/tournaments`),
      client.get(`${path}/join-requests`),
      client.get(`${path}/invites`),
      client.send('PATCH', path, { name: 'x' }),
      client.delete(path),
      client.delete(`${path}/members/${member}`),
      client.delete(`${path}/members/${nowhere}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await digestDatabase(database.sql)).toBe(before);
  });

  test.each(['0', '-1', 'x', '1.5', '99999999999', '2147483648', '1%00'])(
    '%s is no circle',
    async (id) => {
      for (const rest of ['', '/members', '/user-role', '/join-requests', '/invites']) {
        const { status } = await owner.client.get(`/api/circles/${id}${rest}`);
        expect([400, 404]).toContain(status);
      }
    },
  );
});
