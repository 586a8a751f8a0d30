import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { playDays, scoreOf, voteOnDay } from '../../testing/play-days.ts';
import { addTournament, addUser, nameFilm, nominate } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';
import { writeCsv } from '../../platform/write-csv.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const name = 'Coppa "Città"; l’àncora/1*';

let viewers: Viewers;
/** One day is closed, the next has votes. */
let season: Season;
let hidden: Season;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  const { admin, circleId } = viewers;
  const settings = { createdBy: admin.id, advanceOnAllVotes: false };
  season = await addSeason(sql, { ...settings, name });
  hidden = await addSeason(sql, { ...settings, circleId });
  const voters: number[] = [];
  for (let i = 0; i < 5; i += 1) voters.push(await addUser(sql));
  await playDays(sql, { season, client: admin.client, voters }, 1);
  await voteOnDay(sql, { season, voters }, 2);
});

function titleOf(filmId: number, title: string) {
  return nameFilm(sql, filmId, title);
}

describe('the results as a table', () => {
  test('are a line for each match, with figures for those that are over', async () => {
    const { status, headers, text } = await viewers.visitor.get(`${season.path}/results.csv`);
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
    const [header, ...lines] = text.split('\r\n');
    expect(header).toBe(
      'matchDay,leg,matchNumber,status,homeTitle,homeYear,awayTitle,awayYear,homeVotes,awayVotes,winner,completedAt',
    );
    expect(lines.pop()).toBe('');
    const cells = lines.map((line) => line.split(','));
    expect(cells.map(([day, leg, number]) => [day, leg, number])).toEqual(
      season.matches.map(({ matchDay }, index) => [
        String(matchDay),
        matchDay <= 3 ? 'andata' : 'ritorno',
        String(index + 1),
      ]),
    );
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const figures = season.matches.map(({ id, matchDay }) => {
      if (matchDay === 1) return ['completed', ...scoreOf(id).map(String), instant];
      return [matchDay === 2 ? 'active' : 'pending', '', '', ''];
    });
    expect(
      cells.map(([, , , state, , , , , home, away, , completedAt]) => [
        state,
        home,
        away,
        completedAt,
      ]),
    ).toEqual(figures);
  });

  test('begin with the mark of their encoding', async () => {
    const answer = await fetch(new URL(`${season.path}/results.csv`, girone.address));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  });

  test('have a name that keeps its letters and leads nowhere', async () => {
    for (const ending of ['csv', 'json']) {
      const { headers } = await viewers.visitor.get(`${season.path}/results.${ending}`);
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="Coppa Citta - l-ancora 1.${ending}"; ` +
          `filename*=UTF-8''Coppa%20Citt%C3%A0%20%3B%20l%E2%80%99%C3%A0ncora%201.${ending}`,
      );
    }
  });

  test('hold texts that would be formulas', async () => {
    const other = await addSeason(sql, { films: 2 });
    const [one = 0, two = 0] = other.films;
    await titleOf(one, '=HYPERLINK("http://example.org","8½")');
    await titleOf(two, 'Ieri, oggi,\r\n"domani"');
    const { text } = await viewers.visitor.get(`${other.path}/results.csv`);
    expect(text).toContain(`"'=HYPERLINK(""http://example.org"",""8½"")"`);
    expect(text).toContain('"Ieri, oggi,\r\n""domani"""');
  });
});

test.each([
  ['=1', "'=1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['\ta', "'\ta"],
  ['\ra', '"\'\ra"'],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  // Elsewhere a semicolon divides the cells, whatever is quoted.
  ['a;=1', "a;'=1"],
  ['a; =1;b', "a; '=1;b"],
  ['a\n@b', '"a\n\'@b"'],
  ['a"b', '"a""b"'],
  [' a ', ' a '],
])('the cell %j is written as %j', (cell, written) => {
  expect(writeCsv([[cell, -1, null]])).toBe(`\uFEFF${written},-1,\r\n`);
});

describe('the results for programs', () => {
  test('are facts, films, matches and the table that follows', async () => {
    const { status, body } = await viewers.visitor.get(`${season.path}/results.json`);
    expect(status).toBe(200);
    expect(body.championship).toEqual({
      id: season.tournamentId,
      name,
      description: null,
      status: 'active',
      isPublic: true,
      circleName: null,
      matchDayFrequencyHours: 48,
      startedAt: expect.any(String),
      completedAt: null,
      cancelledAt: null,
      drawSeed: 'a season for tests',
    });
    expect(body.films.map(({ id }: { id: number }) => id)).toEqual(
      season.films.toSorted((a, b) => a - b),
    );
    expect(body.matches).toHaveLength(12);
    expect(body.matches[11]).toEqual({
      matchDay: 6,
      leg: 'ritorno',
      matchNumber: 12,
      status: 'pending',
      home: { title: expect.any(String), year: null },
      away: { title: expect.any(String), year: null },
      homeVotes: null,
      awayVotes: null,
      winner: null,
      completedAt: null,
    });
    const { body: table } = await viewers.visitor.get(`${season.path}/leaderboard`);
    expect(body.table).toHaveLength(4);
    for (const [index, row] of body.table.entries()) {
      const { filmTitle, ...shown } = table[index];
      expect({ ...shown, title: filmTitle }).toMatchObject(row);
    }
  });

  test('name no people', async () => {
    const { text } = await viewers.admin.client.get(`${season.path}/results.json`);
    expect(text).not.toContain('ownerName');
    expect(text).not.toContain('user');
  });

  test('are empty before the draw', async () => {
    const tournamentId = await addTournament(sql);
    await nominate(sql, tournamentId, await addUser(sql));
    const path = `/api/tournaments/${tournamentId}`;
    const { body } = await viewers.visitor.get(`${path}/results.json`);
    expect(body).toMatchObject({
      championship: { status: 'setup', drawSeed: null },
      films: [],
      matches: [],
      table: [],
    });
    const { text } = await viewers.visitor.get(`${path}/results.csv`);
    expect(text.trim().split('\r\n')).toHaveLength(1);
  });
});

test('the files of a private circle are its members’, and to others like what never was', async () => {
  const { visitor, outsider, member, admin } = viewers;
  for (const file of ['results.csv', 'results.json']) {
    for (const client of [visitor, outsider.client]) {
      const refused = await client.get(`${hidden.path}/${file}`);
      const missing = await client.get(`/api/tournaments/2000000000/${file}`);
      expect([refused.status, refused.text]).toEqual([404, missing.text]);
      expect(refused.headers.get('content-disposition')).toBeNull();
    }
    for (const { client } of [member, admin]) {
      expect((await client.get(`${hidden.path}/${file}`)).status).toBe(200);
    }
  }
});
