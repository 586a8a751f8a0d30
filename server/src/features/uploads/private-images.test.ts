import { circleId, userId } from '@girone/contract/ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { halves, padded } from '../../testing/sample-images.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader, type Uploader } from '../../testing/upload-images.ts';
import { claimImage, type ImageClaim } from './claim-image.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let owner: Uploader;
let member: Uploader;
let outsider: Uploader;
let formerMember: Uploader;
let admin: Uploader;
let circle: number;
let otherCircle: number;
let photo: Buffer;
let connection: DatabaseConnection;
let storage: Storage;

beforeAll(async () => {
  owner = await signUpUploader(girone, 'owner');
  member = await signUpUploader(girone, 'member');
  outsider = await signUpUploader(girone, 'outsider');
  formerMember = await signUpUploader(girone, 'former');
  admin = await signUpUploader(girone, 'admin');
  await sql.run('update users set is_admin = true where id = $1', [admin.userId]);
  circle = await addPrivateCircle();
  otherCircle = await addPrivateCircle();
  for (const { userId: id } of [owner, member, formerMember]) await join(circle, id);
  await join(otherCircle, outsider.userId);
  await leave(formerMember.userId);
  photo = await halves(200, 100).png().toBuffer();
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log });
  storage = await createStorage(config());
  return () => connection.close();
});

function config() {
  return readConfig({ DATA_DIR: girone.dataDir, PORT: '0' });
}

function addPrivateCircle(): Promise<number> {
  return sql.add(
    `insert into circles (name, owner_id, is_public) values ('Giallo', $1, false) returning id`,
    [owner.userId],
  );
}

function join(circleNumber: number, id: number) {
  return sql.run('insert into circle_memberships (circle_id, user_id) values ($1, $2)', [
    circleNumber,
    id,
  ]);
}

function leave(id: number) {
  return sql.run(
    'update circle_memberships set is_active = false, slot = null, left_at = now() where user_id = $1',
    [id],
  );
}

/** As other features do: without HTTP. */
function claimAs(
  person: Uploader,
  claim: Omit<ImageClaim, 'actor'> & Pick<ImageClaim, 'visibility'>,
) {
  const actor = {
    userId: userId.parse(person.userId),
    username: 'someone',
    isAdmin: false,
    isSuperAdmin: false,
    isAdminOpen: false,
    sessionId: '',
  };
  // A union spread loses what ties its parts together.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return claimImage({ config: config(), db: connection.db, storage }, {
    ...claim,
    actor,
  } as ImageClaim);
}

describe("an image of a private circle's post", () => {
  let path: string;

  beforeAll(async () => {
    path = await owner.share(photo, { circleId: circle });
  });

  test('is there for active members and site admins', async () => {
    for (const { client } of [owner, member, admin]) {
      const { status, headers } = await client.get(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  test('is not there for visitors, outsiders and former members, to whom it looks like nothing', async () => {
    const visitor = new TestClient(girone.address);
    const missing = await visitor.get(`/objects/images/${'a'.repeat(43)}`);
    for (const client of [visitor, outsider.client, formerMember.client]) {
      for (const address of [path, `${path}?w=160`]) {
        const { status, body, headers } = await client.get(address);
        expect(status).toBe(404);
        expect(body).toEqual(missing.body);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('etag')).toBeNull();
      }
    }
  });

  test('is asked for anew each time, and no longer sent to whoever has left', async () => {
    const paolo = await signUpUploader(girone, 'paolo');
    await join(circle, paolo.userId);
    const first = await paolo.client.get(path);
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await paolo.client.fetch(path, { headers: known })).status).toBe(304);
    await leave(paolo.userId);
    expect((await paolo.client.fetch(path, { headers: known })).status).toBe(404);
  });

  test('is nobody’s once the circle is gone', async () => {
    const doomed = await addPrivateCircle();
    await join(doomed, owner.userId);
    const lost = await owner.share(photo, { circleId: doomed });
    expect((await admin.client.get(lost)).status).toBe(200);
    await sql.run('delete from circles where id = $1', [doomed]);
    for (const { client } of [owner, admin]) expect((await client.get(lost)).status).toBe(404);
  });

  test('cannot be put into a circle that is not the uploader’s, or not there at all', async () => {
    const address = await owner.upload(photo);
    for (const number of [otherCircle, 999_999]) {
      const { status, body } = await owner.claim(address, { circleId: number });
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await owner.claim(address, { circleId: circle })).status).toBe(200);
    const gone = { visibility: 'circle', circleId: circleId.parse(999_999) } as const;
    const url = await owner.upload(photo);
    expect(await claimAs(owner, { url, purpose: 'post', ...gone })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('claiming for other features', () => {
  test('an image may change its audience until something shows it', async () => {
    const path = await member.share(photo);
    const inCircle = {
      url: path,
      purpose: 'post',
      visibility: 'circle',
      circleId: circleId.parse(circle),
    } as const;
    expect(await claimAs(member, inCircle)).toEqual({ ok: true, value: { objectPath: path } });
    expect((await outsider.client.get(path)).status).toBe(404);
    expect((await member.client.get(path)).status).toBe(200);

    await sql.run(`insert into posts (content, author_id, image_url) values ('', $1, $2)`, [
      member.userId,
      path,
    ]);
    expect(await claimAs(member, inCircle)).toMatchObject({ ok: true });
    const toPublic = { url: path, purpose: 'post', visibility: 'public' } as const;
    expect(await claimAs(member, toPublic)).toEqual({ ok: false, code: 'image_in_use' });
    const toOther = { ...inCircle, circleId: circleId.parse(otherCircle) };
    expect(await claimAs(member, toOther)).toEqual({ ok: false, code: 'image_in_use' });
    expect((await outsider.client.get(path)).status).toBe(404);
  });

  test('an image claimed for a post is not claimed for anything else', async () => {
    const path = await member.share(photo);
    for (const purpose of ['profile', 'film', 'circle'] as const) {
      const outcome = await claimAs(member, { url: path, purpose, visibility: 'public' });
      expect(outcome).toEqual({ ok: false, code: 'image_in_use' });
    }
  });

  test.each(['profile', 'film', 'circle'] as const)('a %s takes 5 MB', async (purpose) => {
    const claim = { purpose, visibility: 'public' } as const;
    const large = await member.upload(padded(photo, 5_242_881));
    expect(await claimAs(member, { ...claim, url: large })).toMatchObject({
      code: 'image_too_large',
    });
    const url = await member.upload(padded(photo, 5_242_880));
    const outcome = await claimAs(member, { ...claim, url });
    expect(outcome).toMatchObject({ ok: true });
  });

  test('only the uploader claims', async () => {
    const url = await member.upload(photo);
    const outcome = await claimAs(owner, { url, purpose: 'profile', visibility: 'public' });
    expect(outcome).toEqual({ ok: false, code: 'forbidden' });
  });
});
