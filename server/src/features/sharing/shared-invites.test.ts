import { pages } from '@girone/contract/pages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { describePage } from './index.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let connection: DatabaseConnection;

beforeAll(async () => {
  giulia = await signUp(girone);
  await sql.run(`update users set first_name = 'Giulia' where id = $1`, [giulia.id]);
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log });
});

afterAll(() => connection.close());

async function invite({ isPublic = true, name = 'Cinefili del Po' } = {}) {
  const owner = await addUser(sql);
  const circleId = await addOwnedCircle(sql, owner, { isPublic });
  await sql.run(`update circles set name = $2, description = 'Dal 2019.' where id = $1`, [
    circleId,
    name,
  ]);
  await sql.run('delete from circle_memberships where user_id = $1', [giulia.id]);
  await addMember(sql, { circleId, userId: giulia.id, role: 'moderator' });
  const path = `/api/circles/${circleId}`;
  const { body } = await giulia.client.post(`${path}/invite-link`);
  const token = String(body.token);
  const end = () => giulia.client.delete(`${path}/invites/${body.id}`);
  return { token, end, image: `/api/invites/${token}/share.png` };
}

const describeInvite = (token: string, language: 'en' | 'it' | 'es' = 'it') =>
  describePage(connection, { page: pages.invite, params: { token }, query: {}, language });

const visitor = () => new TestClient(girone.address);

async function fetchImage(path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, girone.address));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('a preview of an invite', () => {
  test.each([
    ['en', 'Giulia invites you to Cinefili del Po'],
    ['it', 'Giulia ti invita in Cinefili del Po'],
    ['es', 'Giulia te invita a Cinefili del Po'],
  ] as const)('says in %s who invites to what', async (language, title) => {
    const { token } = await invite();
    expect(await describeInvite(token, language)).toEqual({
      language,
      title,
      description: 'Dal 2019.',
      path: `/invite/${token}`,
      type: 'website',
      image: {
        path: `/api/invites/${token}/share.png?lang=${language}`,
        alt: title,
        width: 1200,
        height: 630,
      },
    });
  });

  test('tells of a private circle its name and who invites, and no more', async () => {
    const { token } = await invite({ isPublic: false });
    const card = await describeInvite(token);
    expect(card?.title).toBe('Giulia ti invita in Cinefili del Po');
    expect(card?.description).not.toContain('2019');
  });

  test('is none for a link that has ended, or is none', async () => {
    const { token, end } = await invite();
    await end();
    expect(await describeInvite(token)).toBeUndefined();
    expect(await describeInvite('x'.repeat(43))).toBeUndefined();
    expect(await describeInvite('"><script>')).toBeUndefined();
  });
});

describe('the picture of an invite', () => {
  test('is 1200 × 630, may be shown elsewhere, and stays out of lists and proxies', async () => {
    const { image } = await invite();
    const { format, width, height } = await sharp(await fetchImage(image)).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    const { headers } = await visitor().get(image);
    expect(headers.get('cache-control')).toBe('private, max-age=300');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const etag = String(headers.get('etag'));
    const known = await visitor().fetch(image, { headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
  });

  test('says the same of a private circle as of a public one of that name', async () => {
    const pictures: Buffer[] = [];
    for (const isPublic of [true, false]) {
      pictures.push(await fetchImage((await invite({ isPublic })).image));
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(true);
  });

  test.each(['Сталкер 🎬', 'W'.repeat(60), `"><script>alert(1)</script>'&<b>`])(
    'takes the name %j',
    async (name) => {
      const { image } = await invite({ name });
      expect((await sharp(await fetchImage(image)).metadata()).width).toBe(1200);
    },
  );

  test('is gone with the link, and not there for a wrong one', async () => {
    const { image, end } = await invite();
    await end();
    expect((await visitor().get(image)).status).toBe(404);
    expect((await visitor().get(`/api/invites/${'x'.repeat(43)}/share.png`)).status).toBe(404);
    expect((await visitor().get('/api/invites/short/share.png')).status).toBe(400);
    expect((await visitor().get(`${image}?lang=de`)).status).toBe(400);
  });
});
