import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addJoinRequest, addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const other = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

/** The same session on the other instance. */
function twinOf({ client }: TestPerson): TestClient {
  const twin = new TestClient(other.address);
  for (const [name, value] of client.cookies) twin.cookies.set(name, value);
  return twin;
}

/** Somebody with two places taken. */
async function signUpWithOnePlace(): Promise<TestPerson> {
  const person = await signUp(girone);
  for (let i = 0; i < 2; i++) {
    const circleId = await addOwnedCircle(sql, await addUser(sql));
    await addMember(sql, { circleId, userId: person.id });
  }
  return person;
}

async function activeCircles(userId: number): Promise<number> {
  const rows = await sql.run('select 1 from circle_memberships where user_id = $1 and is_active', [
    userId,
  ]);
  return rows.length;
}

function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Every circle has its owner inside, as an admin. */
async function ownersOutside() {
  return sql.run(
    `select id from circles where not exists (
       select 1 from circle_memberships as stay
       where stay.circle_id = circles.id and stay.user_id = circles.owner_id and stay.is_active
         and stay.role = 'admin')`,
  );
}

describe('the last free place goes to one', () => {
  test('of ten joins at once, on two instances', async () => {
    const person = await signUpWithOnePlace();
    const clients = [person.client, twinOf(person)];
    const circles = await times(10, async () => addOwnedCircle(sql, await addUser(sql)));
    const answers = await Promise.all(
      circles.map(async (id, index) => {
        const client = clients[index % 2] ?? person.client;
        return client.post(`/api/circles/${id}/join`);
      }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    expect(await activeCircles(person.id)).toBe(3);
  });

  test('of ten approvals at once, in ten circles', async () => {
    const person = await signUpWithOnePlace();
    const moderators = await times(10, () => signUp(girone));
    const requests: string[] = [];
    for (const { id } of moderators) {
      const circleId = await addOwnedCircle(sql, id, { isPublic: false });
      const requestId = await addJoinRequest(sql, circleId, person.id);
      requests.push(`/api/circles/${circleId}/join-requests/${requestId}/approve`);
    }
    const answers = await Promise.all(
      moderators.map((moderator, index) => {
        const client = index % 2 ? moderator.client : twinOf(moderator);
        return client.post(requests[index] ?? '');
      }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    expect(answers.filter(({ body }) => body.code === 'member_limit_reached')).toHaveLength(9);
    expect(await activeCircles(person.id)).toBe(3);
  });

  test('of creating, joining, being approved and following a link, all at once', async () => {
    const person = await signUpWithOnePlace();
    const twin = twinOf(person);
    const host = await signUp(girone);
    const guarded = await addOwnedCircle(sql, host.id, { isPublic: false });
    const request = await addJoinRequest(sql, guarded, person.id);
    const linked = await addOwnedCircle(sql, host.id, { isPublic: false });
    const { body: link } = await host.client.post(`/api/circles/${linked}/invites`, {
      maxUses: 50,
    });
    const open = await addOwnedCircle(sql, await addUser(sql));
    const rounds = [person.client, twin].flatMap((client) => [
      client.post('/api/circles', { name: 'Nuova' }),
      client.post(`/api/circles/${open}/join`),
      client.post('/api/invites/accept', { token: link.token }),
      host.client.post(`/api/circles/${guarded}/join-requests/${request}/approve`),
    ]);
    const answers = await Promise.all(rounds);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await activeCircles(person.id)).toBe(3);
    expect(await ownersOutside()).toEqual([]);
    const [invite] = await sql.run(
      `select uses, (select count(*)::int from circle_memberships
         where circle_id = $1 and user_id = $2 and is_active) as came
       from circle_invites where circle_id = $1`,
      [linked, person.id],
    );
    expect(invite?.['uses']).toBe(invite?.['came']);
  });
});

describe('at the same moment', () => {
  test('twenty joins of one circle by one person make one membership', async () => {
    const person = await signUp(girone);
    const circleId = await addOwnedCircle(sql, await addUser(sql));
    const answers = await times(20, () => person.client.post(`/api/circles/${circleId}/join`));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  });

  test('twenty requests of one person make one', async () => {
    const person = await signUp(girone);
    const circleId = await addOwnedCircle(sql, await addUser(sql), { isPublic: false });
    const answers = await times(20, () =>
      person.client.post(`/api/circles/${circleId}/join`, { message: 'Posso?' }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  });

  test('a request is decided once, whatever several moderators say', async () => {
    const person = await signUp(girone);
    const host = await signUp(girone);
    const circleId = await addOwnedCircle(sql, host.id, { isPublic: false });
    const moderator = await signUp(girone);
    await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
    const request = await addJoinRequest(sql, circleId, person.id);
    const decision = `/api/circles/${circleId}/join-requests/${request}`;
    const answers = await times(10, (index) =>
      (index % 2 ? host.client : twinOf(moderator)).post(
        `${decision}/${index % 3 ? 'approve' : 'reject'}`,
      ),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    const winner = answers.find(({ status }) => status === 200)?.body.status;
    expect(await activeCircles(person.id)).toBe(winner === 'approved' ? 1 : 0);
  });

  test('a link for three lets three of ten in', async () => {
    const host = await signUp(girone);
    const circleId = await addOwnedCircle(sql, host.id, { isPublic: false });
    const { body } = await host.client.post(`/api/circles/${circleId}/invites`, { maxUses: 3 });
    const guests = await times(10, () => signUp(girone));
    const answers = await Promise.all(
      guests.map((guest, index) =>
        (index % 2 ? guest.client : twinOf(guest)).post('/api/invites/accept', {
          token: body.token,
        }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 3, 410: 7 });
  });

  test('handing over and leaving leave an owner inside', async () => {
    for (let round = 0; round < 8; round++) {
      const host = await signUp(girone);
      const heir = await signUp(girone);
      const circleId = await addOwnedCircle(sql, host.id);
      await addMember(sql, { circleId, userId: heir.id });
      const path = `/api/circles/${circleId}`;
      const answers = await Promise.all([
        host.client.post(`${path}/transfer`, { userId: heir.id }),
        twinOf(heir).post(`${path}/leave`),
        host.client.post(`${path}/leave`),
        host.client.delete(`${path}/members/${heir.id}`),
      ]);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
    }
    expect(await ownersOutside()).toEqual([]);
  });

  test('two admins who remove each other do not both succeed', async () => {
    const circleId = await addOwnedCircle(sql, await addUser(sql));
    const pair = [await signUp(girone), await signUp(girone)] as const;
    for (const { id } of pair) await addMember(sql, { circleId, userId: id, role: 'admin' });
    const [one, two] = pair;
    const answers = await Promise.all([
      one.client.delete(`/api/circles/${circleId}/members/${two.id}`),
      twinOf(two).delete(`/api/circles/${circleId}/members/${one.id}`),
    ]);
    expect(tally(answers)).toEqual({ 204: 1, 403: 1 });
  });

  test('deleting a circle and joining, asking, inviting or editing it give clean answers', async () => {
    for (let round = 0; round < 8; round++) {
      const host = await signUp(girone);
      const circleId = await addOwnedCircle(sql, host.id);
      const path = `/api/circles/${circleId}`;
      const guest = await signUp(girone);
      const answers = await Promise.all([
        guest.client.post(`${path}/join`),
        twinOf(host).delete(path),
        host.client.send('PATCH', path, { name: 'Ancora' }),
        host.client.post(`${path}/invites`, {}),
        guest.client.post(`${path}/leave`),
      ]);
      const [, deleted] = answers;
      expect(deleted?.status).toBe(204);
      expect(answers.every(({ status }) => [200, 201, 204, 404, 409].includes(status))).toBe(true);
      expect(await activeCircles(guest.id)).toBe(0);
    }
  });
});
