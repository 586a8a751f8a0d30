import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { halves } from '../../testing/sample-images.ts';
import { addCircleTournament, addMember } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader } from '../../testing/upload-images.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

async function create(client: TestClient, body: object = { name: 'Cinefili' }) {
  const answer = await client.post('/api/circles', body);
  expect(answer.status).toBe(201);
  return answer.body;
}

function edit({ client }: Pick<TestPerson, 'client'>, circleId: number, body: object) {
  return client.send('PATCH', `/api/circles/${circleId}`, body);
}

describe('editing a circle', () => {
  test('changes what is named and clears what is empty', async () => {
    const owner = await signUp(girone);
    const circle = await create(owner.client, { name: 'Roma', description: 'Vecchia' });
    const { status, body } = await edit(owner, circle.id, {
      name: 'Roma città aperta',
      description: null,
      maxFilms: 16,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...circle, name: 'Roma città aperta', description: null, maxFilms: 16 });
    expect((await edit(owner, circle.id, {})).body).toEqual(body);
  });

  test('a circle that becomes private needs approval, and stays so until it is opened', async () => {
    const owner = await signUp(girone);
    const { id } = await create(owner.client);
    const settings = async (body: object) => {
      const { isPublic, joinType } = (await edit(owner, id, body)).body;
      return [isPublic, joinType];
    };
    expect(await settings({ isPublic: false })).toEqual([false, 'approval_required']);
    expect(await settings({ joinType: 'open' })).toEqual([false, 'approval_required']);
    expect(await settings({ isPublic: true })).toEqual([true, 'approval_required']);
    expect(await settings({ joinType: 'open' })).toEqual([true, 'open']);
  });

  test('takes a cover from whoever uploaded it, replaces it, and lets it go with the circle', async () => {
    const owner = await signUpUploader(girone, 'cover.owner');
    const photo = await halves(600, 300).png().toBuffer();
    const circle = await create(owner.client, {
      name: 'Locandine',
      isPublic: false,
      coverImageUrl: await owner.upload(photo),
    });
    expect(circle.coverImagePath).toMatch(/^\/objects\/images\//);
    const visitor = new TestClient(girone.address);
    const fetchCover = async (path: string) => (await visitor.get(path)).status;
    expect(await fetchCover(circle.coverImagePath)).toBe(200);

    const stranger = await signUpUploader(girone, 'cover.stranger');
    const foreign = await edit(owner, circle.id, { coverImageUrl: await stranger.upload(photo) });
    expect(foreign.status).toBe(403);
    const elsewhere = await edit(owner, circle.id, { coverImageUrl: 'https://example.org/x.png' });
    expect(elsewhere.status).toBe(400);

    const { body } = await edit(owner, circle.id, { coverImageUrl: await owner.upload(photo) });
    expect(body.coverImagePath).not.toBe(circle.coverImagePath);
    expect(await fetchCover(circle.coverImagePath)).toBe(404);
    expect(await fetchCover(body.coverImagePath)).toBe(200);

    // Another admin's form sends the cover that is there back as it is.
    await addMember(sql, { circleId: circle.id, userId: stranger.userId, role: 'admin' });
    const again = await edit(stranger, circle.id, { coverImageUrl: body.coverImagePath });
    expect(again.body.coverImagePath).toBe(body.coverImagePath);

    expect((await owner.client.delete(`/api/circles/${circle.id}`)).status).toBe(204);
    expect(await fetchCover(body.coverImagePath)).toBe(404);
  });
});

describe('deleting a circle', () => {
  test('is its owner’s right, not its admins’', async () => {
    const owner = await signUp(girone);
    const { id } = await create(owner.client);
    const admin = await signUp(girone);
    await addMember(sql, { circleId: id, userId: admin.id, role: 'admin' });
    expect((await admin.client.delete(`/api/circles/${id}`)).status).toBe(403);
    expect((await owner.client.delete(`/api/circles/${id}`)).status).toBe(204);
    expect((await owner.client.get(`/api/circles/${id}`)).status).toBe(404);
    expect((await admin.client.get('/api/circles/my')).body.active).toBe(0);
  });

  test('waits for the championship that runs in it, and names it', async () => {
    const { client, id } = await signUp(girone);
    const circle = await create(client);
    await addSeason(sql, { name: 'Coppa Celluloide', circleId: circle.id, createdBy: id });
    const { status, body } = await client.delete(`/api/circles/${circle.id}`);
    expect(status).toBe(409);
    expect(body.code).toBe('circle_has_championship');
    expect(body.message).toContain('Coppa Celluloide');
    expect((await client.get(`/api/circles/${circle.id}`)).status).toBe(200);
  });

  test('takes along championships that have not begun', async () => {
    const { client, id } = await signUp(girone);
    const circle = await create(client);
    await addCircleTournament(sql, { circleId: circle.id, createdBy: id });
    expect((await client.delete(`/api/circles/${circle.id}`)).status).toBe(204);
    expect(await sql.run('select 1 from tournaments where circle_id = $1', [circle.id])).toEqual(
      [],
    );
    expect(await sql.run('select 1 from circles where id = $1', [circle.id])).toEqual([]);
  });
});
