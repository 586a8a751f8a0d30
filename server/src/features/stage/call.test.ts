import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { useHeldEvenings } from '../../testing/held-evening.ts';
import { waitForMails } from '../../testing/outbox.ts';
import { addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);
const evenings = useHeldEvenings({ database, sql });

/** What somebody is told of a day that closes face down and of its evening, in the app and by mail. */
async function hear(favourite: 'home' | 'away') {
  const organizer = await signUp(girone, `runs-${favourite}`);
  const member = await signUp(girone, `reads-${favourite}`);
  const circleId = await addOwnedCircle(sql, organizer.id, { isPublic: false });
  await addMember(sql, { circleId, userId: member.id });
  await sql.run('update users set is_email_verified = true where id = $1', [member.id]);
  const types = ['match_day_held', 'match_day_called', 'match_day_opened'];
  await member.client.put(
    '/api/notifications/settings',
    types.map((type) => ({ type, inApp: true, byEmail: true })),
  );
  const season = await evenings.hold({ createdBy: organizer, circleId, favourite });
  // Two jobs tell of the close and of the call, in whichever order they come to it.
  await waitForNews(member, ['match_day_held']);
  const { status } = await organizer.client.post(`${season.path}/stage/call`, { matchDay: 1 });
  expect(status).toBe(200);
  const news = await waitForNews(member, ['match_day_called', 'match_day_held']);
  await sql.run(
    `update graphile_worker._private_jobs set run_at = now() where task_id = (
       select id from graphile_worker._private_tasks where identifier = 'send-notification')`,
  );
  const [{ email } = { email: '' }] = await sql.run('select email from users where id = $1', [
    member.id,
  ]);
  const mails = await waitForMails(girone.dataDir, String(email), 2);
  return {
    evening: { organizer, member, season },
    news: neutral(news),
    mails: mails
      .map(({ subject, text }) => neutral(`${subject}\n${text}`))
      .toSorted((a, b) => a.localeCompare(b)),
  };
}

async function waitForNews({ client }: TestPerson, newestFirst: readonly string[]) {
  return eventually(async () => {
    const { body } = await client.get('/api/notifications');
    expect(body.map(({ type }: { type: string }) => type)).toEqual(newestFirst);
    return JSON.stringify(body);
  });
}

/** Without what names the day, its people and this moment. */
function neutral(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{16}|(?:[0-9a-f]{4} ?){4}|token=\S+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '·')
    .replaceAll(/home|away/g, '·')
    .replaceAll(/("(?:id|tournamentId)":|(?:tournaments|stage|verify)\/)\d+/g, '$1·');
}

test('a call, and the close before it, say the same whichever way the day went; its end tells it', async () => {
  const { evening, ...one } = await hear('home');
  const other = await hear('away');
  expect(one.mails).toHaveLength(2);
  expect(one.mails.join('\n')).toContain('In five minutes match day 1 of “Coppa” is revealed');
  expect(one.mails.join('\n')).toContain('/stage/·');
  expect(one.mails.join('\n')).toContain('Seal of match day 1: ·');
  expect(other).toMatchObject(one);

  // The end of the evening is news for whoever takes part, though another day is open by now.
  const { organizer, member, season } = evening;
  await organizer.client.post(`${season.path}/stage/start`, { matchDay: 1 });
  const end = { matchDay: 1, action: 'end', scene: 0 };
  expect((await organizer.client.post(`${season.path}/stage/direct`, end)).status).toBe(200);
  await eventually(async () => {
    const { body: news } = await member.client.get('/api/notifications');
    expect(news[0]).toMatchObject({ type: 'match_day_results' });
  }, 30_000);
});
