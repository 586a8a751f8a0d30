import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle, addUser, nominate } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let visitor: TestClient;
let giulia: TestPerson;

beforeAll(async () => {
  visitor = new TestClient(girone.address);
  giulia = await signUp(girone, 'giulia');
});

interface Row {
  readonly filmId: number;
  readonly position: number;
  readonly points: number;
}

async function readTable(path: string, client = visitor): Promise<Row[]> {
  const { status, body } = await client.get(path);
  expect(status).toBe(200);
  return body;
}

/** Closes the open day after one vote for the home film of its first match. */
async function play(season: Season, day: number): Promise<number> {
  const [match] = matchesOn(season, day);
  await giulia.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
  const { status } = await giulia.client.post(`${season.path}/advance`, { matchDay: day });
  expect(status).toBe(200);
  return match?.home ?? 0;
}

describe('the table', () => {
  test('before the start has the nominated films at 0, and none where there is none', async () => {
    const tournamentId = await sql.add(
      `insert into tournaments (name, status, created_by) values ('Coppa', 'setup', $1) returning id`,
      [giulia.id],
    );
    const path = `/api/tournaments/${tournamentId}`;
    expect(await readTable(`${path}/leaderboard`)).toEqual([]);
    const film = await nominate(sql, tournamentId, giulia.id);
    expect(await readTable(`${path}/leaderboard`)).toEqual([
      expect.objectContaining({
        position: 1,
        filmId: film,
        filmTitle: 'La strada',
        ownerName: 'giulia',
        points: 0,
        played: 0,
        form: [],
        movement: 0,
        decidedBy: null,
      }),
    ]);
    expect((await visitor.get(`${path}/positions`)).body).toEqual({
      matchDays: 0,
      closedAt: [],
      films: [{ filmId: film, filmTitle: 'La strada', positions: [] }],
    });
  });

  test('before the first result has every film at 0, in the order of the draw', async () => {
    const season = await addSeason(sql, { films: 5 });
    const table = await readTable(`${season.path}/leaderboard`);
    expect(table.map(({ filmId }) => filmId)).toEqual(season.films);
    expect(table.every(({ position, points }) => position === 1 && points === 0)).toBe(true);
  });

  test('is that of the last closed day, or of the day that is asked for', async () => {
    const season = await addSeason(sql, { createdBy: giulia.id });
    const winner = await play(season, 1);
    await play(season, 2);
    const [first] = await readTable(`${season.path}/leaderboard?matchDay=1`);
    expect(first).toMatchObject({ filmId: winner, position: 1, points: 3, played: 1 });
    const last = await readTable(`${season.path}/leaderboard`);
    expect(last).toEqual(await readTable(`${season.path}/leaderboard?matchDay=2`));
    expect(last[0]).toMatchObject({ played: 2 });
    const start = await readTable(`${season.path}/leaderboard?matchDay=0`);
    expect(start.map(({ filmId }) => filmId)).toEqual(season.films);
    for (const day of [3, 99]) {
      expect((await visitor.get(`${season.path}/leaderboard?matchDay=${day}`)).status).toBe(404);
    }
    expect((await visitor.get(`${season.path}/leaderboard?matchDay=-1`)).status).toBe(400);
  });

  test('is sent once: whoever has it learns that nothing changed, until something does', async () => {
    const season = await addSeason(sql, { createdBy: giulia.id });
    await play(season, 1);
    const path = `${season.path}/leaderboard`;
    const first = await visitor.get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const read = (etag: string) => visitor.fetch(path, { headers: { 'if-none-match': etag } });
    for (const known of [tag, tag.slice(2), `"older", ${tag}`]) {
      const again = await read(known);
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    await play(season, 2);
    const changed = await read(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    const missing = await visitor.get('/api/tournaments/2000000000/leaderboard');
    expect([missing.status, missing.headers.get('etag')]).toEqual([404, null]);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  test('calls a film by the title that it was drawn under, and a deleted owner by no name', async () => {
    const owner = await addUser(sql);
    const season = await addSeason(sql, { owners: [owner], createdBy: giulia.id });
    await play(season, 1);
    await sql.run(`update films set title = 'Otto e mezzo' where owner_id = $1`, [owner]);
    await sql.run(
      `update users set username = '~' || id, email = '~' || id, password = '', deleted_at = now()
       where id = $1`,
      [owner],
    );
    const [row] = await readTable(`${season.path}/leaderboard`);
    expect(row).toMatchObject({ filmTitle: expect.stringMatching(/^Film/), ownerName: null });
  });
});

test('positions are those after each day, in the order of the last table', async () => {
  const season = await addSeason(sql, { createdBy: giulia.id });
  const tables: Row[][] = [];
  for (const day of [1, 2, 3]) {
    await play(season, day);
    tables.push(await readTable(`${season.path}/leaderboard`));
  }
  const { body } = await visitor.get(`${season.path}/positions`);
  expect(body.matchDays).toBe(3);
  expect(body.films).toEqual(
    tables.at(-1)?.map(({ filmId }) =>
      expect.objectContaining({
        filmId,
        positions: tables.map((table) => table.find((row) => row.filmId === filmId)?.position),
      }),
    ),
  );
});

test('of a circle’s championship only those see the table who may see the championship', async () => {
  const { client: outsider } = await signUp(girone);
  const { client: admin, id: adminId } = await signUp(girone);
  await sql.run('update users set is_admin = true where id = $1', [adminId]);
  const circleId = await addOwnedCircle(sql, await addUser(sql));
  await addMember(sql, { circleId, userId: giulia.id });
  const season = await addSeason(sql, { circleId });
  const statuses = async (path: string) =>
    Promise.all(
      [visitor, outsider, giulia.client, admin].map(
        async (client) => (await client.get(path)).status,
      ),
    );
  for (const path of [`${season.path}/leaderboard`, `${season.path}/positions`]) {
    expect(await statuses(path)).toEqual([404, 200, 200, 200]);
    await sql.run('update circles set is_public = false where id = $1', [circleId]);
    expect(await statuses(path)).toEqual([404, 404, 200, 200]);
    await sql.run('update circles set is_public = true where id = $1', [circleId]);
  }
  const draft = await sql.add(
    `insert into tournaments (name, created_by) values ('Bozza', $1) returning id`,
    [giulia.id],
  );
  const path = `/api/tournaments/${draft}/leaderboard`;
  expect(await statuses(path)).toEqual([404, 404, 200, 404]);
});
