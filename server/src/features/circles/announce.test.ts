import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { signUp } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

async function takeChecksAsked(): Promise<unknown[]> {
  const rows = await sql.run(
    `select key from graphile_worker.jobs where task_identifier = 'recheck-circle'`,
  );
  await sql.run('delete from graphile_worker._private_jobs');
  return rows.map(({ key }) => key);
}

test('whoever comes or goes has the circle’s championships looked at, and nothing else does', async () => {
  const owner = await signUp(girone);
  const member = await signUp(girone);
  const { body } = await owner.client.post('/api/circles', { name: 'Notturni' });
  const circle = `/api/circles/${body.id}`;
  const key = `recheck-circle:${body.id}`;
  await takeChecksAsked();

  async function checksAfter(call: Promise<{ status: number }>) {
    expect((await call).status).toBeLessThan(300);
    return takeChecksAsked();
  }
  const { client: host } = owner;
  const { client: guest } = member;
  const userId = member.id;
  const ask = () => guest.post(`${circle}/join`, { message: 'Posso?' });
  async function decide(decision: string) {
    const { body: requests } = await host.get(`${circle}/join-requests`);
    return host.post(`${circle}/join-requests/${requests[0].id}/${decision}`);
  }

  expect(await checksAfter(guest.post(`${circle}/join`))).toEqual([key]);
  expect(await checksAfter(guest.post(`${circle}/leave`))).toEqual([key]);
  const { body: link } = await host.post(`${circle}/invites`, {});
  const { token } = link;
  expect(await checksAfter(guest.post('/api/invites/accept', { token }))).toEqual([key]);
  expect(await checksAfter(host.delete(`${circle}/members/${userId}`))).toEqual([key]);

  const settings = { description: 'Noir', joinType: 'approval_required' };
  expect(await checksAfter(host.send('PATCH', circle, settings))).toEqual([]);
  expect(await checksAfter(host.post(`${circle}/invites`, {}))).toEqual([]);
  expect(await checksAfter(ask())).toEqual([]);
  expect(await checksAfter(guest.delete(`${circle}/join`))).toEqual([]);
  await ask();
  expect(await checksAfter(decide('reject'))).toEqual([]);
  await sql.run(`update circle_join_requests set reviewed_at = now() - interval '1 year'`);
  await ask();
  expect(await checksAfter(decide('approve'))).toEqual([key]);

  expect(await checksAfter(host.post(`${circle}/promote-moderator`, { userId }))).toEqual([]);
  expect(await checksAfter(host.post(`${circle}/demote-moderator`, { userId }))).toEqual([]);
  expect(await checksAfter(host.post(`${circle}/transfer`, { userId }))).toEqual([]);
});
