import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { halves } from '../../testing/sample-images.ts';
import { addCircle, addFilm, addOwnedCircle, addPost, addUser } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader, storedFiles, type Uploader } from '../../testing/upload-images.ts';
import { exportedTables, leftOut } from './export-tables.repo.ts';
import { writeZip } from '../../platform/write-zip.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

const nothing = { state: 'none', progress: 0, expiresAt: null };

/** Asks for the file and waits until it is ready. */
async function makeExport(client: TestClient) {
  const asked = await client.post('/api/users/export');
  expect(asked.status).toBe(202);
  return eventually(async () => {
    const { body } = await client.get('/api/users/export');
    expect(body.state).toBe('ready');
    return body;
  });
}

/** The file as it comes over the wire, which the client would take for text. */
async function download({ cookies }: TestClient) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(new URL('/api/users/export.zip', girone.address), {
    headers: { cookie },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Every file in it, read as another program reads it. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(bytes);
  const files = new Map<string, Buffer>();
  for (const entry of await listEntries(zip)) {
    files.set(entry.fileName, await buffer(await openEntry(zip, entry)));
  }
  return files;
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { autoClose: false, lazyEntries: true }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream);
    });
  });
}

function rowsIn(files: ReadonlyMap<string, Buffer>, name: string): Record<string, unknown>[] {
  return JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
}

/** Whatever must be in no file: hashes, keys, and what belongs to others. */
const secret = /\$argon2id|password"|tokenHash|"sid"|"otp"|objectKey": "exports/;

describe('the file', () => {
  let giulia: Uploader;
  let other: number;
  let picture: string;

  beforeAll(async () => {
    giulia = await signUpUploader(girone, 'giulia');
    const { userId } = giulia;
    await giulia.client.send('PATCH', '/api/users/settings', { showsTaste: true });
    other = await addUser(sql);
    await addFilm(sql, userId, { title: 'La strada' });
    await addFilm(sql, other, { title: 'Un film altrui' });
    await addOwnedCircle(sql, userId);
    await addPost(sql, other);
    picture = await giulia.share(await halves(90, 60).png().toBuffer());
    await giulia.client.post('/api/posts', { content: 'Ciao a tutti', imageUrl: picture });
    await sql.run('insert into follows (follower_id, followed_id) values ($1, $2)', [
      other,
      userId,
    ]);
    await sql.run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [other, userId]);
    await sql.run(
      `insert into reports (reporter_id, reported_user_id, concerned_id, reason, note)
       values ($1, $2, $2, 'other', 'parole altrui')`,
      [other, userId],
    );
    await sql.run(
      `insert into reports
         (reporter_id, reported_user_id, concerned_id, reason, note, status, resolved_by, resolved_at)
       values ($2, $1, $1, 'other', 'parole mie', 'upheld', $1, now())`,
      [other, userId],
    );
    // Turned away by a moderator, who is not named.
    const circleId = await addCircle(sql, other);
    await sql.run(
      `insert into circle_join_requests (circle_id, user_id, status, reviewed_by, reviewed_at)
       values ($1, $2, 'rejected', $3, now())`,
      [circleId, userId, other],
    );
    await sql.run(
      `insert into reports (reporter_id, reported_user_id, concerned_id, reason, status, resolved_at)
       values ($1, $2, $2, 'spam', 'dismissed', now())`,
      [other, userId],
    );
    // As an admin: what was deleted is its author's.
    await sql.run(
      `insert into audit_log (actor_id, action, target_type, target_id, details)
       values ($1, 'post.delete', 'post', 1, '{"before": {"content": "parole altrui"}}')`,
      [userId],
    );
    // By an admin, who is not named.
    const { tournamentId } = await addSeason(sql, { films: 2 });
    await sql.run(
      `update tournaments set created_by = $2, status = 'completed', completed_at = now(),
         cancelled_at = now(), cancelled_by = $3 where id = $1`,
      [tournamentId, userId, other],
    );
  });

  test('holds every row that names the person, and nothing that is another’s', async () => {
    expect((await giulia.client.get('/api/users/export')).body).toEqual(nothing);
    expect((await download(giulia.client)).answer.status).toBe(404);
    await sql.run('create table progress_seen (id serial, progress int)');
    await sql.run(`create function note_progress() returns trigger language plpgsql as
      'begin insert into progress_seen (progress) values (new.progress); return null; end'`);
    await sql.run(`create trigger note_progress after update on data_exports
      for each row execute function note_progress()`);
    expect(await makeExport(giulia.client)).toMatchObject({ state: 'ready', progress: 100 });
    const seen = await sql.run('select progress from progress_seen order by id');
    const steps = seen.map(({ progress }) => Number(progress));
    expect(steps.length).toBeGreaterThan(exportedTables.length / 2);
    expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(100);
    await sql.run('drop function note_progress() cascade');
    await sql.run('drop table progress_seen');

    const { answer, bytes } = await download(giulia.client);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('content-disposition')).toContain('filename="girone-giulia.zip"');
    const files = await unzip(bytes);
    const names = exportedTables.map(({ name }) => `${name}.json`);
    const image = `images/${picture.split('/').at(-1)}.webp`;
    expect([...files.keys()]).toEqual(['about.json', ...names, image]);
    expect(rowsIn(files, 'account')).toMatchObject([
      { username: 'giulia', email: 'giulia@example.org', showsTaste: true },
    ]);
    expect(rowsIn(files, 'films')).toMatchObject([{ title: 'La strada' }]);
    expect(rowsIn(files, 'circles')).toMatchObject([{ name: 'Cinefili' }]);
    expect(rowsIn(files, 'memberships')).toMatchObject([{ role: 'admin' }]);
    expect(rowsIn(files, 'posts')).toMatchObject([{ content: 'Ciao a tutti' }]);
    expect(rowsIn(files, 'follows')).toMatchObject([{ followerId: other }]);
    const [report] = rowsIn(files, 'reports');
    expect(report).toMatchObject({ note: 'parole mie', status: 'upheld' });
    expect(report).not.toHaveProperty('resolvedBy');
    expect(rowsIn(files, 'admin-actions')).toMatchObject([{ action: 'post.delete' }]);
    const [championship] = rowsIn(files, 'championships');
    expect(championship).toMatchObject({ status: 'completed' });
    expect(championship).not.toHaveProperty('cancelledBy');
    // Of one that is open its subject hears nothing.
    expect(rowsIn(files, 'reports-about-me')).toMatchObject([{ status: 'dismissed' }]);
    const [request] = rowsIn(files, 'join-requests');
    expect(request).toMatchObject({ status: 'rejected' });
    expect(request).not.toHaveProperty('reviewedBy');
    expect(rowsIn(files, 'blocks')).toEqual([]);
    expect(rowsIn(files, 'sessions')).toHaveLength(1);
    // What was drawn of the picture, as the storage has it.
    expect(files.get(image)?.subarray(8, 12).toString()).toBe('WEBP');
    const texts = [...files].filter(([name]) => name.endsWith('.json'));
    for (const [, content] of texts) {
      expect(content.toString()).not.toMatch(secret);
      expect(content.toString()).not.toMatch(/parole altrui|Un film altrui/);
    }
  });

  test('is its owner’s alone', async () => {
    const { client } = await signUp(girone);
    expect((await download(client)).answer.status).toBe(404);
    expect((await client.get('/api/users/export')).body).toEqual(nothing);
    const visitor = new TestClient(girone.address);
    expect((await download(visitor)).answer.status).toBe(401);
    expect((await visitor.post('/api/users/export')).status).toBe(401);
    // Nor is it an image that anybody could ask for by its key.
    const [file] = await storedExports();
    expect((await giulia.client.get(`/objects/${file}`)).status).toBe(404);
  });

  test('is replaced by a newer one, and asking while one is made makes no second', async () => {
    const [before] = await storedExports();
    await Promise.all(Array.from({ length: 5 }, () => giulia.client.post('/api/users/export')));
    await makeExportOnce();
    await eventually(async () => {
      const files = await storedExports();
      expect(files).toHaveLength(1);
      expect(files).not.toContain(before);
    });
  });

  async function makeExportOnce(): Promise<void> {
    await eventually(async () => {
      expect((await giulia.client.get('/api/users/export')).body.state).toBe('ready');
    });
  }

  test('that never gets ready has failed after an hour, and can be asked for again', async () => {
    const { client, id } = await signUp(girone);
    await sql.run(
      `insert into data_exports (user_id, object_key, progress, requested_at)
       values ($1, 'exports/never', 40, now() - interval '61 minutes')`,
      [id],
    );
    expect((await client.get('/api/users/export')).body).toMatchObject({
      state: 'failed',
      progress: 40,
    });
    await makeExport(client);
  });

  test('is there for a week, then it is swept', async () => {
    const { body } = await giulia.client.get('/api/users/export');
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    await sql.run(`update data_exports set expires_at = expires_at - interval '7 days'`);
    expect((await giulia.client.get('/api/users/export')).body).toEqual(nothing);
    expect((await download(giulia.client)).answer.status).toBe(404);
    await sql.run(`select graphile_worker.add_job('sweep-exports', '{}')`);
    await eventually(async () => {
      expect(await storedExports()).toEqual([]);
      expect(await sql.run('select 1 from data_exports')).toEqual([]);
    });
  });
});

test('a file that cannot be read to its end fails as a whole, and is not taken for one', async () => {
  const broken = writeZip([
    { path: 'a.json', content: Buffer.from('[]') },
    { path: 'b.webp', open: () => Promise.reject(new Error('the storage is away')) },
  ]);
  await expect(buffer(broken)).rejects.toThrow('the storage is away');
});

async function storedExports(): Promise<string[]> {
  return (await storedFiles(girone)).filter((file) => file.startsWith('exports/'));
}

function nameOf(column: PgColumn): string {
  return `${getTableName(column.table)}.${column.name}`;
}

test('no column that names a person is forgotten: it is exported, or says why not', async () => {
  // A column names a person if it refers to users.id, or to a column that does.
  const rows = await sql.run(`
    with recursive named as (
      select 'users'::regclass::oid as relation, 1::smallint as place
      union
      select c.conrelid, c.conkey[part]
      from named, pg_constraint c, generate_subscripts(c.confkey, 1) as part
      where c.contype = 'f' and c.conparentid = 0 and c.confrelid = named.relation and c.confkey[part] = named.place
    )
    select c.relname || '.' || a.attname as name
    from named join pg_class c on c.oid = relation
    join pg_attribute a on a.attrelid = relation and a.attnum = place`);
  const inDatabase = rows.map(({ name }) => String(name));

  const considered = [
    ...exportedTables.flatMap(({ of }) => of.map(nameOf)),
    ...leftOut.map(({ column }) => nameOf(column)),
  ];
  expect(inDatabase).toContain('film_nominations.user_id');
  expect(inDatabase.filter((name) => !considered.includes(name))).toEqual([]);
  // The log speaks of people by number, without a key, because it outlives them.
  const keyless = considered.filter((name) => !inDatabase.includes(name));
  expect(keyless).toEqual(['audit_log.target_id']);
  expect(leftOut.every(({ reason }) => reason.length > 10)).toBe(true);
});
