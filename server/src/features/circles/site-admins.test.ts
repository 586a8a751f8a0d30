import { beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addJoinRequest, addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let siteAdmin: TestPerson;
let owner: TestPerson;
let member: number;
let moderator: number;
let outcast: number;
let requestId: number;
let circleId: number;
let path: string;

beforeEach(async () => {
  siteAdmin = await signUp(girone);
  await sql.run('update users set is_admin = true where id = $1', [siteAdmin.id]);
  owner = await signUp(girone);
  member = await addUser(sql);
  moderator = await addUser(sql);
  outcast = await addUser(sql);
  circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
  path = `/api/circles/${circleId}`;
  await addMember(sql, { circleId, userId: member });
  await addMember(sql, { circleId, userId: moderator, role: 'moderator' });
  requestId = await addJoinRequest(sql, circleId, await addUser(sql));
});

function readLog() {
  return sql.run(
    `select actor_id, action, target_type, target_id, details -> 'name' as name from audit_log
     where target_type = 'circle' and target_id = $1 order by id`,
    [circleId],
  );
}

type Act = (client: TestClient) => Promise<{ status: number; body: unknown }>;

const acts: Readonly<Record<string, Act>> = {
  'circle.promote': (client) => client.post(`${path}/promote-moderator`, { userId: member }),
  'circle.demote': (client) => client.post(`${path}/demote-moderator`, { userId: moderator }),
  'circle.expel': (client) => client.delete(`${path}/members/${moderator}`),
  'circle.approve': (client) => client.post(`${path}/join-requests/${requestId}/approve`),
  'circle.reject': (client) => client.post(`${path}/join-requests/${requestId}/reject`),
  'circle.readmit': async (client) => {
    await sql.run(
      `insert into circle_exclusions (circle_id, user_id, cause) values ($1, $2, 'removed')`,
      [circleId, outcast],
    );
    return client.delete(`${path}/exclusions/${outcast}`);
  },
  'circle.edit': (client) => client.send('PATCH', path, { description: 'Solo noir' }),
  'circle.transfer': (client) => client.post(`${path}/transfer`, { userId: member }),
  'circle.invite': (client) => client.post(`${path}/invites`, {}),
  'circle.delete': (client) => client.delete(path),
};

describe('a site admin manages a circle as its admins do', () => {
  test.each(Object.entries(acts))('%s, and the log says so', async (action, act) => {
    expect((await act(siteAdmin.client)).status).toBeLessThan(300);
    expect(await readLog()).toEqual([
      {
        actor_id: siteAdmin.id,
        action,
        target_type: 'circle',
        target_id: circleId,
        name: 'Cinefili',
      },
    ]);
  });

  test.each(Object.entries(acts))('%s is the owner’s own business', async (_action, act) => {
    expect((await act(owner.client)).status).toBeLessThan(300);
    expect(await readLog()).toEqual([]);
  });

  test('with requests and links before their eyes; a link is made once and can be ended', async () => {
    const { client } = siteAdmin;
    expect((await client.get(`${path}/join-requests`)).body).toMatchObject([{ id: requestId }]);
    const { body: link } = await client.post(`${path}/invite-link`);
    expect((await client.post(`${path}/invite-link`)).body).toEqual(link);
    expect((await client.get(`${path}/invites`)).body).toEqual([link]);
    const guest = await signUp(girone);
    const accepted = await guest.client.post('/api/invites/accept', { token: link.token });
    expect(accepted.status).toBe(200);
    expect((await client.delete(`${path}/invites/${link.id}`)).status).toBe(204);
    expect((await readLog()).map((entry) => entry['action'])).toEqual([
      'circle.invite',
      'circle.revoke_invite',
    ]);
  });

  test('which is no way into it: nobody lets themselves in, shows the owner out or goes by expulsion', async () => {
    const { client, id } = siteAdmin;
    expect((await client.post(`${path}/join`)).body).toEqual({ status: 'pending' });
    const requests: { id: number; user: { id: number } }[] = (
      await client.get(`${path}/join-requests`)
    ).body;
    const own = requests.find(({ user }) => user.id === id);
    expect((await client.post(`${path}/join-requests/${own?.id}/approve`)).status).toBe(403);
    expect((await client.delete(`${path}/members/${owner.id}`)).body.code).toBe('owner_stays');
    await addMember(sql, { circleId, userId: id });
    expect((await client.delete(`${path}/members/${id}`)).status).toBe(403);
    expect((await client.get(`${path}/user-role`)).body.role).toBe('member');
    expect(await readLog()).toEqual([]);
  });

  test('and is on record for what their own role in the circle would not allow', async () => {
    await addMember(sql, { circleId, userId: siteAdmin.id, role: 'moderator' });
    const { client } = siteAdmin;
    await client.post(`${path}/join-requests/${requestId}/approve`);
    expect(await readLog()).toEqual([]);
    await client.post(`${path}/promote-moderator`, { userId: member });
    expect((await readLog()).map((entry) => entry['action'])).toEqual(['circle.promote']);
  });

  test('while what changed is read in the log', async () => {
    await siteAdmin.client.send('PATCH', path, { name: 'Noir', maxFilms: 16 });
    const { body } = await siteAdmin.client.get(
      `/api/admin/audit?target=circle&targetId=${circleId}`,
    );
    expect(body).toMatchObject([
      {
        action: 'circle.edit',
        targetName: 'Cinefili',
        before: { name: 'Cinefili', maxFilms: 32 },
        after: { name: 'Noir', maxFilms: 16 },
      },
    ]);
  });
});
