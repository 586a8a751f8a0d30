import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  addCircleTournament,
  addMember,
  addOwnedCircle,
  addUser,
} from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

async function create(client: TestClient, body: object = { name: 'Cinefili' }) {
  const answer = await client.post('/api/circles', body);
  expect(answer.status).toBe(201);
  return answer.body;
}

async function found(client: TestClient, query: string): Promise<string[]> {
  const { status, body } = await client.get(`/api/circles?${query}`);
  expect(status).toBe(200);
  return body.map(({ name }: { name: string }) => name);
}

describe('creating a circle', () => {
  test('makes its creator owner and admin, and takes a place', async () => {
    const { client, id, username } = await signUp(girone);
    const circle = await create(client, { name: '  Cineforum di quartiere ', description: '' });
    expect(circle).toMatchObject({
      name: 'Cineforum di quartiere',
      description: null,
      ownerId: id,
      ownerName: username,
      coverImagePath: null,
      maxFilms: 32,
      maxFilmsPerUser: 3,
      isPublic: true,
      joinType: 'open',
      memberCount: 1,
      viewerRole: 'admin',
      viewerRequest: null,
    });
    const { body: mine } = await client.get('/api/circles/my');
    expect(mine).toEqual({ circles: [circle], active: 1, max: 3 });
    const { body: role } = await client.get(`/api/circles/${circle.id}/user-role`);
    expect(role).toEqual({ role: 'admin', isModerator: true });
    const { body: members } = await client.get(`/api/circles/${circle.id}/members`);
    expect(members).toEqual([
      {
        id,
        username,
        firstName: null,
        lastName: null,
        profileImageUrl: null,
        role: 'admin',
        joinedAt: expect.any(String),
      },
    ]);
  });

  test('ends at three, and the fourth leaves nothing behind', async () => {
    const { client, id } = await signUp(girone);
    for (let i = 0; i < 3; i++) await create(client);
    const fourth = await client.post('/api/circles', { name: 'Quarta' });
    expect(fourth.status).toBe(409);
    expect(fourth.body.code).toBe('circle_limit_reached');
    const rows = await sql.run('select 1 from circles where owner_id = $1', [id]);
    expect(rows).toHaveLength(3);
  });

  test('private means by approval, whatever else is said', async () => {
    const { client } = await signUp(girone);
    const circle = await create(client, { name: 'Noir', isPublic: false, joinType: 'open' });
    expect(circle.joinType).toBe('approval_required');
  });

  test('takes nothing from the body that is not the caller’s to say', async () => {
    const stranger = await signUp(girone);
    const { client, id } = await signUp(girone);
    const circle = await create(client, {
      name: 'Giallo',
      id: 1,
      ownerId: stranger.id,
      memberCount: 500,
      viewerRole: 'member',
      role: 'member',
      createdAt: '2001-01-01T00:00:00Z',
      coverImagePath: '/objects/images/x.webp',
      ['__proto__']: { isPublic: false },
    });
    expect(circle).toMatchObject({ ownerId: id, memberCount: 1, coverImagePath: null });
    expect(circle.createdAt).not.toContain('2001');
    const changes = { ownerId: stranger.id, memberCount: 9, role: 'member' };
    const edited = await client.send('PATCH', `/api/circles/${circle.id}`, changes);
    expect(edited.body).toEqual(circle);
  });

  test('keeps text as it was typed', async () => {
    const { client } = await signUp(girone);
    const name = '<img src=x onerror=alert(1)>';
    const description = '"><script>alert(1)</script> & javascript:alert(1) \u202Eabc';
    const circle = await create(client, { name, description });
    const { body, headers } = await client.get(`/api/circles/${circle.id}`);
    expect(body).toMatchObject({ name, description });
    expect(headers.get('content-type')).toContain('application/json');
  });

  test.each([
    [{}, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'a\0b' }, 'name'],
    [{ name: ['x'] }, 'name'],
    [{ name: 'x', description: 'x'.repeat(2001) }, 'description'],
    [{ name: 'x', isPublic: 'false' }, 'isPublic'],
    [{ name: 'x', joinType: 'closed' }, 'joinType'],
    [{ name: 'x', maxFilms: 1 }, 'maxFilms'],
    [{ name: 'x', maxFilms: 65 }, 'maxFilms'],
    [{ name: 'x', maxFilmsPerUser: 0 }, 'maxFilmsPerUser'],
    [{ name: 'x', maxFilmsPerUser: 11 }, 'maxFilmsPerUser'],
  ])('%j is refused and names the field', async (body, field) => {
    const { client } = await signUp(girone);
    const answer = await client.post('/api/circles', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});

describe('exploring circles', () => {
  test('filters by who sees inside', async () => {
    const { client } = await signUp(girone);
    await create(client, { name: 'Filtro aperto' });
    await create(client, { name: 'Filtro chiuso', isPublic: false });
    expect(await found(client, 'search=filtro')).toEqual(['Filtro chiuso', 'Filtro aperto']);
    expect(await found(client, 'search=filtro&filter=public')).toEqual(['Filtro aperto']);
    expect(await found(client, 'search=filtro&filter=private')).toEqual(['Filtro chiuso']);
  });

  test('searches name and description, and takes every sign for itself', async () => {
    const { client } = await signUp(girone);
    await create(client, { name: '100% Città', description: 'Solo film_muti' });
    await create(client, { name: '100 Citta', description: 'Solo film muti' });
    await create(client, { name: String.raw`Back\slash`, description: 'Perché sì' });
    expect(await found(client, `search=${encodeURIComponent('100%')}`)).toEqual(['100% Città']);
    expect(await found(client, 'search=film_muti')).toEqual(['100% Città']);
    expect(await found(client, `search=${encodeURIComponent('CITTÀ')}`)).toEqual(['100% Città']);
    expect(await found(client, `search=${encodeURIComponent('perché SÌ')}`)).toEqual([
      String.raw`Back\slash`,
    ]);
    expect(await found(client, `search=${encodeURIComponent('\\')}`)).toEqual([
      String.raw`Back\slash`,
    ]);
    expect(await found(client, `search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  test('comes in pages that follow one another', async () => {
    const owner = await addUser(sql);
    for (let i = 0; i < 5; i++)
      await sql.run(`insert into circles (name, owner_id) values ($1, $2)`, [`Pagina ${i}`, owner]);
    const { client } = await signUp(girone);
    const names: string[] = [];
    let pages = 0;
    for (let next = '/api/circles?search=pagina&limit=2'; next; pages++) {
      const { body, headers } = await client.get(next);
      names.push(...body.map(({ name }: { name: string }) => name));
      next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(names).toEqual([4, 3, 2, 1, 0].map((i) => `Pagina ${i}`));
    expect(pages).toBe(3);
  });

  test('names the owner by full name, and nobody once the account is deleted', async () => {
    const { client } = await signUp(girone);
    const owner = await addUser(sql);
    const circleId = await addOwnedCircle(sql, owner);
    await sql.run(`update users set first_name = 'Giulia', last_name = 'Rossi' where id = $1`, [
      owner,
    ]);
    const read = async () => (await client.get(`/api/circles/${circleId}`)).body.ownerName;
    expect(await read()).toBe('Giulia Rossi');
    await sql.run(
      `update users set username = '~' || id, email = '~' || id, password = '', first_name = null,
         last_name = null, deleted_at = now() where id = $1`,
      [owner],
    );
    expect(await read()).toBe('');
  });

  test.each(['filter=mine', 'limit=0', 'limit=101', 'before=x', `search=${'x'.repeat(101)}`])(
    '?%s is refused',
    async (query) => {
      const { client } = await signUp(girone);
      expect((await client.get(`/api/circles?${query}`)).status).toBe(400);
    },
  );
});

describe('the championships of a circle', () => {
  test('are listed newest first; a draft is its creator’s alone', async () => {
    const owner = await signUp(girone);
    const circleId = await addOwnedCircle(sql, owner.id, { isPublic: false });
    const { client, id } = await signUp(girone);
    await addMember(sql, { circleId, userId: id });
    const first = await addCircleTournament(sql, { circleId, createdBy: owner.id });
    const draft = await addCircleTournament(sql, {
      circleId,
      createdBy: owner.id,
      status: 'preparation',
    });
    const read = async (reader: TestClient) => {
      const { body } = await reader.get(`/api/circles/${circleId}/tournaments`);
      return body.map((row: { id: number }) => row.id);
    };
    expect(await read(owner.client)).toEqual([draft, first]);
    expect(await read(client)).toEqual([first]);
    const { body } = await client.get(`/api/circles/${circleId}/tournaments`);
    expect(body[0]).toEqual({
      id: first,
      name: 'Coppa Celluloide',
      description: null,
      status: 'setup',
      requiredFilmsPerUser: 3,
      maxFilms: 32,
      creatorName: owner.username,
      createdAt: expect.any(String),
      cancelledAt: null,
      champions: [],
    });
    const { tournamentId } = await addSeason(sql, { circleId, createdBy: owner.id });
    await sql.run(
      `update tournaments set status = 'completed', completed_at = now(), cancelled_at = now() where id = $1`,
      [tournamentId],
    );
    const { body: after } = await client.get(`/api/circles/${circleId}/tournaments`);
    expect(after[0]).toMatchObject({
      id: tournamentId,
      status: 'completed',
      cancelledAt: expect.any(String),
    });
  });
});
