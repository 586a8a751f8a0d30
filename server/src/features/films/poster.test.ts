import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addFilm,
  addOpenMatch,
  addOwnedCircle,
  addUser,
  closeMatch,
} from '../../testing/sample-rows.ts';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

// Championships of a single match, which no draw makes, are enough to look at one.
const database = useDatabase({ checked: false });
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let visitor: TestClient;
let member: TestClient;

beforeAll(async () => {
  visitor = new TestClient(girone.address);
  ({ client: member } = await signUp(girone));
});

function posterOf(filmId: number): string {
  return `/api/films/${filmId}/poster.png`;
}

async function statusFor(client: TestClient, filmId: number): Promise<number> {
  return (await client.get(posterOf(filmId))).status;
}

async function fetchPoster(filmId: number): Promise<Buffer> {
  const answer = await fetch(new URL(posterOf(filmId), girone.address));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Moves the match’s championship into a circle. */
async function hide(tournamentId: number, isPublic: boolean): Promise<number> {
  const circleId = await addOwnedCircle(sql, await addUser(sql), { isPublic });
  await sql.run('update tournaments set circle_id = $2, is_public = false where id = $1', [
    tournamentId,
    circleId,
  ]);
  return circleId;
}

describe('a film’s poster', () => {
  test('is an image that a visitor may keep for a day, if the film plays in public', async () => {
    const { home } = await addOpenMatch(sql);
    const { format, width, height } = await sharp(await fetchPoster(home)).metadata();
    expect([format, width, height]).toEqual(['png', 600, 900]);
    const { headers } = await visitor.get(posterOf(home));
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('set-cookie')).toBeNull();
    // Where people read their mail in the browser.
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('is not sent again as long as it looks the same', async () => {
    const { home, away } = await addOpenMatch(sql);
    const etag = (await visitor.get(posterOf(home))).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await visitor.fetch(posterOf(home), { headers: { 'if-none-match': known } });
      expect([answer.status, answer.text]).toEqual([304, '']);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    }
    // The same title, and no more is known of either: the same sheet.
    expect((await visitor.get(posterOf(away))).headers.get('etag')).toBe(etag);
    await sql.run(`update films set plot = 'Zampanò è arrivato' where id = $1`, [home]);
    expect((await visitor.get(posterOf(home))).headers.get('etag')).toBe(etag);
    await sql.run('update films set release_year = 1954 where id = $1', [home]);
    const changed = await visitor.fetch(posterOf(home), { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('is the same to the byte each time', async () => {
    const { home } = await addOpenMatch(sql);
    expect((await fetchPoster(home)).equals(await fetchPoster(home))).toBe(true);
  });

  test('is drawn also for a film with a cover', async () => {
    const { home } = await addOpenMatch(sql);
    const etag = (await visitor.get(posterOf(home))).headers.get('etag');
    await sql.run(`update films set cover_image_path = '/objects/images/x' where id = $1`, [home]);
    expect((await visitor.get(posterOf(home))).headers.get('etag')).toBe(etag);
  });
});

describe('who may see it', () => {
  test('a film that plays nowhere: whoever is signed in, and caches between us may not keep it', async () => {
    const film = await addFilm(sql, await addUser(sql));
    expect(await statusFor(visitor, film)).toBe(401);
    const { status, headers } = await member.get(posterOf(film));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('a film that is nominated and not drawn yet: nobody outside', async () => {
    const { outsider } = await addOpenMatch(sql);
    expect(await statusFor(visitor, outsider)).toBe(401);
    expect(await statusFor(member, outsider)).toBe(200);
  });

  test.each([true, false])(
    'a circle’s championship: nobody outside (public: %s)',
    async (isPublic) => {
      const { tournamentId, home } = await addOpenMatch(sql);
      await hide(tournamentId, isPublic);
      const { status, body, headers } = await visitor.get(posterOf(home));
      expect([status, body.code]).toEqual([401, 'not_signed_in']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect((await member.get(posterOf(home))).headers.get('cache-control')).toMatch(/^private/);
    },
  );

  test('a film that does not exist: 404, and to visitors the same as one they may not see', async () => {
    expect(await statusFor(member, 2_000_000_000)).toBe(404);
    expect(await statusFor(visitor, 2_000_000_000)).toBe(401);
    for (const id of ['0', '-1', '1.5', 'abc', '99999999999', '%00']) {
      expect((await member.get(`/api/films/${id}/poster.png`)).status).toBe(400);
    }
  });

  test('a deleted film: only where it is on record', async () => {
    const film = await addFilm(sql, await addUser(sql));
    const { matchId, tournamentId, home } = await addOpenMatch(sql);
    await closeMatch(sql, matchId);
    await sql.run(
      `update tournaments set status = 'completed', completed_at = now() where id = $1`,
      [tournamentId],
    );
    await sql.run('update films set deleted_at = now() where id = any($1)', [[film, home]]);
    expect(await statusFor(member, film)).toBe(404);
    expect(await statusFor(visitor, film)).toBe(401);
    expect(await statusFor(member, home)).toBe(200);
    expect(await statusFor(visitor, home)).toBe(200);
    await hide(tournamentId, false);
    expect(await statusFor(member, home)).toBe(404);
    expect(await statusFor(visitor, home)).toBe(401);
  });

  test('a suspended session is no session', async () => {
    const film = await addFilm(sql, await addUser(sql));
    const { client, id } = await signUp(girone);
    expect(await statusFor(client, film)).toBe(200);
    await sql.run('update users set suspended_at = now() where id = $1', [id]);
    expect(await statusFor(client, film)).not.toBe(200);
  });
});

test('the description of the API names the image', async () => {
  const { body } = await visitor.get('/api/openapi.json');
  const { responses } = body.paths['/api/films/{filmId}/poster.png'].get;
  expect(Object.keys(responses['200'].content)).toEqual(['image/png']);
});
