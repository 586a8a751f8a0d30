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

  expect((await member.client.post(`${circle}/join`)).status).toBe(200);
  expect(await takeChecksAsked()).toEqual([key]);
  await owner.client.send('PATCH', circle, { description: 'Noir' });
  await owner.client.post(`${circle}/invites`, {});
  expect(await takeChecksAsked()).toEqual([]);
  expect((await member.client.post(`${circle}/leave`)).status).toBe(204);
  expect(await takeChecksAsked()).toEqual([key]);
});
