import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { parseMail } from '../../testing/outbox.ts';
import { register } from '../../testing/sign-up.ts';
import { startSmtp } from '../../testing/smtp-server.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const environment: Record<string, string> = { PUBLIC_URL: 'https://girone.example' };
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  smtp = await startSmtp();
  environment['SMTP_URL'] = smtp.url;
  return () => smtp.stop();
});

const girone = useGirone(database, environment);
const password = 'giallo-giallo';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const subject = 'Nuovo accesso al tuo account';

function mailsTo(username: string) {
  return smtp.received
    .filter(({ to }) => to.includes(`${username}@example.org`))
    .map(({ source }) => parseMail(source));
}

async function untilTold(username: string, count: number) {
  return eventually(async () => {
    const told = mailsTo(username).filter((mail) => mail.subject === subject);
    if (told.length < count) throw new Error(`${told.length} of ${count} have come`);
    return told;
  });
}

async function newcomer() {
  const person = await register(girone);
  await girone.rows.query("update users set language = 'it' where id = $1", [person.id]);
  return person;
}

async function logIn(client: TestClient, username: string) {
  client.headers['user-agent'] = iPhone;
  expect((await client.post('/api/login', { username, password })).status).toBe(200);
}

test('whoever signs in from a device that the account does not know is told of by mail', async () => {
  const { username } = await newcomer();
  const phone = new TestClient(girone.address);
  await logIn(phone, username);
  const [mail] = await untilTold(username, 1);
  expect(mail?.text).toContain('Safari su iPhone');
  expect(mail?.text).toMatch(/\d{1,2} \w+ 20\d\d.*\d\d:\d\d UTC/);
  expect(mail?.text).toContain('chiudi subito quella sessione');
  expect(mail?.text).toContain('https://girone.example/settings?tab=security');
  const { body } = await phone.get('/api/users/sessions');
  const current = body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  expect(current).toMatchObject({ signedInWith: 'password', isNewDevice: true });

  // Now the account knows it: the next mail is that of another device.
  await logIn(phone, username);
  await logIn(new TestClient(girone.address), username);
  await untilTold(username, 2);
  expect(mailsTo(username).filter((each) => each.subject === subject)).toHaveLength(2);
});

test('who has just made the account, or shares a browser with others, is not', async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  const shared = first.client;
  await logIn(shared, second.username);
  await logIn(shared, first.username);
  await logIn(shared, second.username);
  await untilTold(second.username, 1);
  // A mail of a later moment has come: those before it would have, too.
  await logIn(new TestClient(girone.address), first.username);
  await untilTold(first.username, 1);
  expect(mailsTo(second.username).filter((each) => each.subject === subject)).toHaveLength(1);
  expect(mailsTo(first.username).filter((each) => each.subject === subject)).toHaveLength(1);
});
