import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const limited = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on' });
const sql = connectDirectly(database);

let giulia: TestPerson;
let paolo: TestPerson;
let circleId: number;

async function addNamed(username: string, firstName: string | null = null, lastName?: string) {
  return sql.add(
    `insert into users (username, email, password, first_name, last_name)
     values ($1, $1 || '@example.org', '$argon2id$', $2, $3) returning id`,
    [username, firstName, lastName ?? null],
  );
}

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
  circleId = await addOwnedCircle(sql, giulia.id, { isPublic: false });
  await addMember(sql, { circleId, userId: await addNamed('mzelda', 'Zelda') });
});

async function namesFor({ client }: Pick<TestPerson, 'client'>, query: string): Promise<string[]> {
  const { status, body } = await client.get(`/api/users/mentionable?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.map(({ username }: { username: string }) => username);
}

describe('whoever begins to type a name', () => {
  test('is offered those near first, then whom they follow, then others, six at most', async () => {
    await addNamed('mfollowed');
    for (const name of ['malba', 'mbruna', 'mcarla', 'mdina', 'melsa']) await addNamed(name);
    await giulia.client.post('/api/users/mfollowed/follow');
    expect(await namesFor(giulia, `prefix=M&circleId=${circleId}`)).toEqual([
      'mzelda',
      'mfollowed',
      'malba',
      'mbruna',
      'mcarla',
      'mdina',
    ]);
    expect(await namesFor(giulia, `circleId=${circleId}`)).toEqual(['mzelda', 'mfollowed']);
    expect(await namesFor(giulia, '')).toEqual(['mfollowed']);
  });

  test('finds people by their names too, and takes no sign for a wildcard', async () => {
    await addNamed('tizio', 'Ortensia', 'De Qualunque');
    for (const prefix of ['tiz', 'orten', 'de%20qual']) {
      expect(await namesFor(paolo, `prefix=${prefix}`)).toEqual(['tizio']);
    }
    const { body } = await paolo.client.get('/api/users/mentionable?prefix=tizio');
    expect(body).toEqual([
      {
        username: 'tizio',
        firstName: 'Ortensia',
        lastName: 'De Qualunque',
        profileImageUrl: null,
      },
    ]);
    for (const prefix of ['%25', '_', '%5C', 'izio', 'tizio@example.org']) {
      expect(await namesFor(paolo, `prefix=${prefix}`)).toEqual([]);
    }
  });

  test('of a championship meets its circle, or those whose films play', async () => {
    const owner = await addNamed('zregista');
    const season = await addSeason(sql, { owners: [owner, paolo.id] });
    const query = `tournamentId=${season.tournamentId}`;
    expect(await namesFor(giulia, query)).toEqual(['paolo', 'zregista', 'mfollowed']);
    const inside = await addSeason(sql, { circleId, createdBy: giulia.id, owners: [giulia.id] });
    expect(await namesFor(giulia, `tournamentId=${inside.tournamentId}&prefix=mz`)).toEqual([
      'mzelda',
    ]);
    const hidden = `/api/users/mentionable?tournamentId=${inside.tournamentId}`;
    expect((await paolo.client.get(hidden)).status).toBe(404);
  });
});

describe('nobody is offered', () => {
  test('the members of a circle that they are not in, not even of a public one', async () => {
    const { client } = paolo;
    const foreign = await client.get(`/api/users/mentionable?circleId=${circleId}`);
    expect(foreign.status).toBe(404);
    const shown = await addOwnedCircle(sql, giulia.id);
    await addMember(sql, { circleId: shown, userId: await addNamed('nascosta') });
    expect((await client.get(`/api/users/mentionable?circleId=${shown}`)).status).toBe(404);
    const season = await addSeason(sql, {
      circleId: shown,
      createdBy: giulia.id,
      owners: [giulia.id],
    });
    expect(await namesFor(paolo, `tournamentId=${season.tournamentId}`)).toEqual(['giulia']);
    const admin = await signUp(girone);
    await sql.run('update users set is_admin = true where id = $1', [admin.id]);
    expect((await admin.client.get(`/api/users/mentionable?circleId=${circleId}`)).status).toBe(
      404,
    );
  });

  test('whoever is blocked, has blocked, is suspended or gone, nor themselves', async () => {
    const kept = await signUp(girone, 'qresta');
    await sql.run('update users set is_private = true where id = $1', [kept.id]);
    const blocked = await signUp(girone, 'qbloccato');
    const blocker = await signUp(girone, 'qblocca');
    await giulia.client.post('/api/users/qbloccato/block');
    await blocker.client.post('/api/users/giulia/block');
    const suspended = await addNamed('qsospeso');
    await sql.run(`update users set suspended_at = now() where id = $1`, [suspended]);
    expect(await namesFor(giulia, 'prefix=q')).toEqual(['qresta']);
    expect(await namesFor(blocked, 'prefix=giu')).toEqual([]);
    expect(await namesFor(giulia, 'prefix=giulia')).toEqual([]);
  });

  test('a visitor anybody, and whoever asks too often has to wait', async () => {
    const visitor = new TestClient(girone.address);
    expect((await visitor.get('/api/users/mentionable?prefix=g')).status).toBe(401);
    const hasty = await signUp(limited);
    const answers = await Promise.all(
      Array.from({ length: 125 }, () => hasty.client.get('/api/users/mentionable?prefix=zz')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    const long = await giulia.client.get(`/api/users/mentionable?prefix=${'x'.repeat(51)}`);
    expect(long.status).toBe(400);
  });
});
