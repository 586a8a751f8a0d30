import type { Notification } from '@girone/contract/notifications';
import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/outbox.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { PUBLIC_URL: 'https://girone.example' });
const limited = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const sql = connectDirectly(database);

let viewers: Viewers;
let second: TestPerson;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  second = await signUp(girone, 'second_admin');
  await sql.run(`update users set is_admin = true, language = 'it', is_email_verified = true
    where username = 'second_admin'`);
});

function report(client: TestClient, { path }: Season, matchNumber: number | null) {
  return client.post(`${path}/count-report`, { matchNumber });
}

async function disputesOf({ client }: TestPerson, { tournamentId }: Season) {
  const { body } = await client.get('/api/notifications');
  return body.filter(
    ({ type, tournament }: Notification) =>
      type === 'count_disputed' && tournament?.id === tournamentId,
  );
}

test('every admin hears once which match does not add up, by app and by mail', async () => {
  const season = await addSeason(sql, { films: 4 });
  for (const person of [viewers.outsider, viewers.member, viewers.outsider]) {
    expect((await report(person.client, season, 3)).status).toBe(204);
  }
  expect((await report(viewers.outsider.client, season, null)).status).toBe(204);

  for (const admin of [viewers.admin, second]) {
    expect(await disputesOf(admin, season)).toMatchObject([
      { matchNumber: null, tournament: { matchDay: null }, actor: { username: 'outsider' } },
      { matchNumber: 3, tournament: { matchDay: 2 }, actor: { username: 'outsider' } },
    ]);
  }
  expect(await disputesOf(viewers.member, season)).toEqual([]);

  await sql.run(
    `select graphile_worker.add_job('send-notification', json_build_object('notificationId', id))
     from notifications where user_id = $1`,
    [second.id],
  );
  const texts = await eventually(async () => {
    const mails = await readMails(girone.dataDir, 'second_admin@example.org');
    const told = mails.filter(({ subject }) => subject.includes('non torna'));
    expect(told).toHaveLength(2);
    return told.map(({ text }) => text).join('\n');
  });
  expect(texts).toContain('la partita 3 della giornata 2 non torna');
  expect(texts).toContain('qualcosa non torna');
  expect(texts).toContain(`https://girone.example/verify/${season.tournamentId}`);
});

test('what is not there, or not for the caller, is not found, and nobody hears of it', async () => {
  const season = await addSeason(sql, { films: 2 });
  const hidden = await addSeason(sql, { films: 2, circleId: viewers.circleId });
  const { visitor, outsider, member } = viewers;
  expect((await report(visitor, season, 1)).status).toBe(401);
  expect((await report(outsider.client, season, 3)).status).toBe(404);
  expect((await report(outsider.client, season, 0)).status).toBe(400);
  expect((await report(outsider.client, hidden, 1)).status).toBe(404);
  for (const each of [season, hidden]) {
    expect(await disputesOf(viewers.admin, each)).toEqual([]);
  }
  expect((await report(member.client, hidden, 1)).status).toBe(204);
  expect(await disputesOf(viewers.admin, hidden)).toHaveLength(1);
});

test('nobody can flood the admins', async () => {
  const { client } = await signUp(limited);
  const season = await addSeason(sql, { films: 2 });
  const answers: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    answers.push((await report(client, season, 1)).status);
  }
  expect(answers.slice(0, 10).every((status) => status === 204)).toBe(true);
  expect(answers.at(-1)).toBe(429);
});
