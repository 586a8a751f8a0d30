import { seasonBox, type SeasonBox } from '@girone/contract/season-box';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOfContract, isWrite, noIds } from '../../testing/contract-calls.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { playDays } from '../../testing/play-days.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { findBoxData } from './box-file.ts';

/** Where the season is played. */
const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);
/** Where its box is brought. */
const elsewhere = useDatabase();
const archiveGirone = useGirone(elsewhere);
const archiveSql = connectDirectly(elsewhere);

let season: Season;
let organizer: TestPerson;
let admin: TestPerson;
let member: TestPerson;
let visitor: TestClient;
/** As it was downloaded. */
let file: string;

beforeAll(async () => {
  organizer = await signUp(girone, 'organizer');
  season = await addSeason(sql, {
    createdBy: organizer.id,
    advanceOnAllVotes: false,
    films: 4,
    name: 'Coppa',
  });
  const voters: number[] = [];
  for (let i = 0; i < 5; i += 1) voters.push(await addUser(sql));
  await playDays(sql, { season, client: organizer.client, voters }, season.lastDay);
  file = await eventually(takeBox);
  admin = await signUp(archiveGirone, 'admin');
  await archiveSql.run('update users set is_admin = true where id = $1', [admin.id]);
  member = await signUp(archiveGirone, 'member');
  visitor = new TestClient(archiveGirone.address);
});

/** Once its last seal is written. */
async function takeBox(): Promise<string> {
  const { status, text } = await organizer.client.get(`${season.path}/box.html`);
  expect(status).toBe(200);
  return text;
}

beforeEach(async () => {
  await archiveSql.run('delete from archives');
});

function bring(content: string, { client }: Pick<TestPerson, 'client'> = admin) {
  return client.fetch('/api/admin/archive', {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
}

function change(edit: (box: SeasonBox) => void): string {
  const data = findBoxData(file) ?? '';
  const box = seasonBox.parse(JSON.parse(data));
  edit(box);
  return file.replace(data, () => JSON.stringify(box));
}

async function countArchives(): Promise<number> {
  const [row] = await archiveSql.run('select count(*)::int as count from archives');
  return Number(row?.['count']);
}

describe('a box that is brought elsewhere', () => {
  test('is the same championship: tables, results, seals and the box itself', async () => {
    const { status, body } = await bring(file);
    expect([status, body.isNew]).toEqual([200, true]);
    const { body: table } = await organizer.client.get(`${season.path}/leaderboard`);
    const { body: chain } = await organizer.client.get(`${season.path}/seals`);
    const path = `/api/archive/${body.season.id}`;
    const { body: box } = await visitor.get(`${path}/box.json`);
    const rows = box.days.at(-1).table;
    expect(rows.map(([filmId, position, points]: number[]) => [filmId, position, points])).toEqual(
      table.map((row: Record<string, number>) => [row['filmId'], row['position'], row['points']]),
    );
    expect(box.seals).toEqual(chain.seals);
    expect(body.season.lastSeal).toBe(chain.seals.at(-1).hash);
    const { text } = await visitor.get(`${path}/box.html`);
    expect(findBoxData(text)).toBe(findBoxData(file));
  });

  test('is listed with its champion, and said to be an archive by its address', async () => {
    await bring(file);
    const { body } = await visitor.get('/api/archive');
    const { body: table } = await organizer.client.get(`${season.path}/leaderboard`);
    const champions = table
      .filter(({ position }: { position: number }) => position === 1)
      .map(({ filmTitle }: { filmTitle: string }) => filmTitle);
    expect(body).toMatchObject([{ name: 'Coppa', films: 4, champions }]);
    expect((await visitor.get(`/api/archive/${body[0].id}`)).body).toEqual(body[0]);
  });

  test('twice is once, also at the same moment', async () => {
    const answers = await Promise.all([bring(file), bring(file), bring(file)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.season.id)).size).toBe(1);
    expect(await countArchives()).toBe(1);
  });

  test('of which another version is there is refused', async () => {
    await archiveSql.run(
      `insert into archives (origin, name, is_public, films, champions, started_at, completed_at, last_seal, content)
       values ($1, 'Coppa', true, 4, '{x}', now(), now(), $2, '{}')`,
      [seasonBox.parse(JSON.parse(findBoxData(file) ?? '')).seals[0]?.hash, 'f'.repeat(64)],
    );
    const { status, body } = await bring(file);
    expect([status, body.code]).toEqual([409, 'archive_differs']);
  });

  test('comes as a saved season too, without posters and people', async () => {
    const { body: results } = await organizer.client.get(`${season.path}/results.json`);
    const { body: seals } = await organizer.client.get(`${season.path}/seals`);
    const days: unknown[] = [];
    for (let day = 1; day <= season.lastDay; day += 1) {
      days.push((await organizer.client.get(`${season.path}/ballots?matchDay=${day}`)).body);
    }
    const saved = JSON.stringify({ season: results, seals, days });
    const { status, body } = await bring(saved);
    expect([status, body.isNew, body.season.lastSeal]).toEqual([
      200,
      true,
      seals.seals.at(-1).hash,
    ]);
    // The same championship, however it comes.
    expect((await bring(file)).body.isNew).toBe(false);
  });

  test('that does not add up changes nothing, and the match is named', async () => {
    const forged = change((box) => {
      const match = box.matches[4];
      if (match) match[4] += 1;
    });
    const { status, body } = await bring(forged);
    expect([status, body.code]).toEqual([400, 'box_match_broken']);
    expect(body.message).toContain('5');
    const rewritten = change((box) => {
      const seal = box.seals[3];
      if (seal) seal.hash = 'a'.repeat(64);
    });
    expect((await bring(rewritten)).status).toBe(400);
    const unsealed = change((box) => box.seals.pop());
    expect((await bring(unsealed)).body.code).toBe('box_broken');
    expect(await countArchives()).toBe(0);
  });

  test.each([
    ['nothing', () => ''],
    ['half of it', () => file.slice(0, file.indexOf('"days":') + 50)],
    ['another page', () => '<!doctype html><p>Ciao'],
    ['other JSON', () => '{"films":[]}'],
    ['results without their evidence', () => JSON.stringify({ season: {} })],
    ['a box with a film twice', () => change((box) => box.films.push(...box.films.slice(0, 1)))],
    [
      'a picture from elsewhere',
      () =>
        change((box) => {
          const [film] = box.films;
          if (film) film.cover = 'https://example.org/x.png';
        }),
    ],
  ])('of which %s arrives is refused, and nothing changes', async (_what, content) => {
    const { status, body } = await bring(content());
    expect([status, body.code]).toEqual([400, 'box_unreadable']);
    expect(await countArchives()).toBe(0);
  });

  test('that is too large is refused', async () => {
    const { status, body } = await bring(' '.repeat(8_000_001));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('the archive', () => {
  test('is filled and cleared by admins alone, who leave a trace', async () => {
    for (const [person, code] of [
      [{ client: visitor }, 'not_signed_in'],
      [member, 'forbidden'],
    ] as const) {
      expect((await bring(file, person)).body.code).toBe(code);
      expect((await person.client.delete('/api/admin/archive/1')).body.code).toBe(code);
    }
    const { body } = await bring(file);
    const path = `/api/admin/archive/${body.season.id}`;
    expect((await admin.client.delete(path)).status).toBe(204);
    expect((await admin.client.delete(path)).body.code).toBe('not_found');
    const { body: log } = await admin.client.get('/api/admin/audit');
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'tournament.remove_archived', targetName: 'Coppa' },
      { action: 'tournament.import', targetName: 'Coppa' },
    ]);
  });

  test('shows visitors what was public where it was played, and members the rest', async () => {
    const { body } = await bring(
      change((box) => {
        box.championship.isPublic = false;
        box.championship.circleName = 'Notte';
      }),
    );
    const path = `/api/archive/${body.season.id}`;
    for (const address of [path, `${path}/box.json`, `${path}/box.html`]) {
      expect((await visitor.get(address)).body.code).toBe('not_found');
      expect((await member.client.get(address)).status).toBe(200);
    }
    expect((await visitor.get('/api/archive')).body).toEqual([]);
    expect((await member.client.get('/api/archive')).body).toHaveLength(1);
  });

  test('stays as it came, whatever is called', async () => {
    const { body } = await bring(file);
    const { id } = body.season;
    const read = () => archiveSql.run('select * from archives');
    const before = await read();
    const writes = callsOfContract({ ...noIds, tournamentId: id, matchId: id }).filter(
      (call) => isWrite(call) && /:tournamentId|:matchId/.test(call.route),
    );
    expect(writes.length).toBeGreaterThan(15);
    for (const { route, method, path, body: sent } of writes) {
      const answer = await admin.client.send(method, path, sent);
      // It is no championship of this place: nothing that is done to one finds it.
      expect([route, answer.status, answer.body.code]).toEqual([route, 404, 'not_found']);
    }
    expect(await read()).toEqual(before);
    const refusal = await archiveSql.refusal('update archives set name = $1', ['Altra']);
    expect(refusal).toContain('archives_frozen');
  });
});
