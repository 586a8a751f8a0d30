import { beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let owner: TestPerson;
let moderator: TestPerson;
let person: TestPerson;
let circleId: number;
let path: string;
/** One link, for many. */
let token: string;

async function prepare(settings: object): Promise<void> {
  owner = await signUp(girone);
  circleId = await addOwnedCircle(sql, owner.id, settings);
  path = `/api/circles/${circleId}`;
  moderator = await signUp(girone);
  await addMember(sql, { circleId, userId: moderator.id, role: 'moderator' });
  person = await signUp(girone);
  ({ token } = (await owner.client.post(`${path}/invites`, { maxUses: 25 })).body);
}

function accept({ client }: TestPerson) {
  return client.post('/api/invites/accept', { token });
}

async function comeInByLink(who: TestPerson): Promise<void> {
  expect((await accept(who)).status).toBe(200);
}

async function usesOfLink(): Promise<number> {
  return (await owner.client.get(`${path}/invites`)).body[0].uses;
}

const waysOut = {
  async removed() {
    await comeInByLink(person);
    const { status } = await moderator.client.delete(`${path}/members/${person.id}`);
    expect(status).toBe(204);
  },
  async rejected() {
    await person.client.post(`${path}/join`, { message: 'Posso?' });
    const [request] = (await moderator.client.get(`${path}/join-requests`)).body;
    const answer = await moderator.client.post(`${path}/join-requests/${request.id}/reject`);
    expect(answer.status).toBe(200);
  },
};

describe.each(['removed', 'rejected'] as const)('whoever was %s', (cause) => {
  beforeEach(async () => {
    await prepare({ isPublic: false });
    await waysOut[cause]();
  });

  test('does not come back by the link that brings others in, and is told why', async () => {
    const uses = await usesOfLink();
    const read = await person.client.post('/api/invites/read', { token });
    expect(read.body).toMatchObject({ isOpen: true, memberOf: null, excludedFrom: circleId });
    person.client.headers['accept-language'] = 'it';
    const { status, body } = await accept(person);
    expect([status, body.code]).toEqual([403, 'excluded_from_circle']);
    expect(body.message).toContain('Decidono i moderatori');
    expect((await person.client.get(`${path}/members`)).status).toBe(403);
    expect(await usesOfLink()).toBe(uses);

    const newcomer = await signUp(girone);
    const forNewcomer = await newcomer.client.post('/api/invites/read', { token });
    expect(forNewcomer.body).toMatchObject({ isOpen: true, excludedFrom: null });
    await comeInByLink(newcomer);
  });

  test('comes in again once a moderator has lifted it, by the same link', async () => {
    const listed = await moderator.client.get(`${path}/exclusions`);
    expect([listed.status, listed.body]).toMatchObject([
      200,
      [{ user: { id: person.id, username: person.username }, cause }],
    ]);
    expect((await moderator.client.delete(`${path}/exclusions/${person.id}`)).status).toBe(204);
    expect((await moderator.client.delete(`${path}/exclusions/${person.id}`)).status).toBe(404);
    expect((await moderator.client.get(`${path}/exclusions`)).body).toEqual([]);
    const [told] = (await person.client.get('/api/notifications')).body;
    // By the circle: which of the moderators it was is not said.
    expect(told).toMatchObject({
      type: 'join_answer',
      outcome: 'readmitted',
      actor: null,
      circle: { id: circleId },
    });
    await comeInByLink(person);
  });

  test('comes in again when a moderator approves their request', async () => {
    await sql.run(`update circle_join_requests set reviewed_at = now() - interval '25 hours'`);
    expect((await person.client.post(`${path}/join`, {})).body).toEqual({ status: 'pending' });
    expect((await accept(person)).status).toBe(403);
    const [request] = (await owner.client.get(`${path}/join-requests`)).body;
    await owner.client.post(`${path}/join-requests/${request.id}/approve`);
    expect((await person.client.get(path)).body).toMatchObject({
      viewerRole: 'member',
      isViewerExcluded: false,
    });
    expect((await owner.client.get(`${path}/exclusions`)).body).toEqual([]);
  });

  test('is for those who run the circle to see and to lift, and for nobody else', async () => {
    const member = await signUp(girone);
    await comeInByLink(member);
    for (const { client } of [member, person, await signUp(girone)]) {
      expect((await client.get(`${path}/exclusions`)).status).toBe(403);
      expect((await client.delete(`${path}/exclusions/${person.id}`)).status).toBe(403);
    }
    expect((await owner.client.get(`${path}/exclusions`)).body).toHaveLength(1);
  });
});

describe('an open circle', () => {
  beforeEach(() => prepare({}));

  test('is entered at once, but whoever was removed asks', async () => {
    await waysOut.removed();
    expect((await person.client.get(path)).body).toMatchObject({ isViewerExcluded: true });
    expect((await person.client.post(`${path}/join`)).body).toEqual({ status: 'pending' });
    const newcomer = await signUp(girone);
    expect((await newcomer.client.get(path)).body).toMatchObject({ isViewerExcluded: false });
    expect((await newcomer.client.post(`${path}/join`)).body).toEqual({ status: 'joined' });
  });

  test('is left by one’s own will without a word: the door stays open', async () => {
    await comeInByLink(person);
    await person.client.post(`${path}/leave`);
    expect((await owner.client.get(`${path}/exclusions`)).body).toEqual([]);
    await comeInByLink(person);
  });

  test('tells those who run it of everybody who comes by a link, each time', async () => {
    await waysOut.removed();
    await moderator.client.delete(`${path}/exclusions/${person.id}`);
    await comeInByLink(person);
    const told = await sql.run(
      `select user_id from notifications
       where type = 'member_joined' and actor_id = $1 and user_id = $2`,
      [person.id, owner.id],
    );
    expect(told).toHaveLength(2);
  });
});

test('who is removed at the moment of coming in stays out', async () => {
  await prepare({ isPublic: false });
  await comeInByLink(person);
  const [removed, ...tries] = await Promise.all([
    moderator.client.delete(`${path}/members/${person.id}`),
    ...Array.from({ length: 10 }, () => accept(person)),
  ]);
  expect(removed.status).toBe(204);
  for (const { status } of tries) expect([403, 409]).toContain(status);
  expect((await person.client.get(`${path}/user-role`)).body).toMatchObject({ role: null });
});

test('the list has an end', async () => {
  await prepare({});
  await sql.run(
    `with people as (
       insert into users (username, email, password)
       select 'fuori' || n, 'fuori' || n || '@example.org', '$argon2id$none'
       from generate_series(1, 101) as n returning id
     )
     insert into circle_exclusions (circle_id, user_id, cause) select $1, id, 'removed' from people`,
    [circleId],
  );
  expect((await owner.client.get(`${path}/exclusions`)).body).toHaveLength(100);
});
