import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
/** By age; the second is the private circle's, the third has an odd number of films. */
let seasons: readonly [Season, Season, Season];

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  const { admin, circleId } = viewers;
  const settings = { createdBy: admin.id, advanceOnAllVotes: false };
  seasons = [
    await addSeason(sql, settings),
    await addSeason(sql, { ...settings, circleId }),
    await addSeason(sql, { ...settings, films: 5, frequencyHours: 12 }),
  ];
  // The first opens its second day after the third has opened its third.
  await closeDays(admin.client, seasons[2].path, 2);
  await closeDays(admin.client, seasons[1].path, 1);
  await closeDays(admin.client, seasons[0].path, 1);
});

async function listIds(client: TestClient, query: string): Promise<number[]> {
  const rows = await readPages<{ id: number }>(client, `/api/matches?${query}`);
  return rows.map(({ id }) => id);
}

function ids(season: Season, ...days: number[]): number[] {
  return days.flatMap((day) => matchesOn(season, day).map(({ id }) => id));
}

/** All that are to come, as the plan has them. */
async function planned(...chosen: Season[]): Promise<number[]> {
  const rows = await sql.run(
    `select id from matches where tournament_id = any($1) and status = 'pending'
     order by scheduled_start_time, id`,
    [chosen.map(({ tournamentId }) => tournamentId)],
  );
  return rows.map(({ id }) => Number(id));
}

describe('the order of matches', () => {
  test('completed: the last to close first', async () => {
    const [first, hidden, odd] = seasons;
    const expected = [
      ...ids(first, 1).toReversed(),
      ...ids(hidden, 1).toReversed(),
      ...ids(odd, 2).toReversed(),
      ...ids(odd, 1).toReversed(),
    ];
    expect(await listIds(viewers.member.client, 'status=completed')).toEqual(expected);
  });

  test('active: the last to open first, each day in the order of the calendar', async () => {
    const [first, hidden, odd] = seasons;
    const expected = [...ids(first, 2), ...ids(hidden, 2), ...ids(odd, 3)];
    expect(await listIds(viewers.member.client, 'status=active')).toEqual(expected);
  });

  test('pending: the next to begin first', async () => {
    expect(await listIds(viewers.member.client, 'status=pending')).toEqual(
      await planned(...seasons),
    );
    // A day of the third ends after 12 hours, of the others after 48.
    const [, , odd] = seasons;
    expect((await listIds(viewers.visitor, 'status=pending')).slice(0, 2)).toEqual(ids(odd, 4));
  });

  test('pending without a plan: at the end', async () => {
    const [first] = seasons;
    const lost = ids(first, 4);
    await sql.run('update matches set scheduled_start_time = null where id = any($1)', [lost]);
    for (const limit of [1, 50]) {
      const listed = await listIds(viewers.visitor, `status=pending&limit=${limit}`);
      expect(listed.slice(-lost.length)).toEqual(lost);
    }
  });

  test('without a status: newest first', async () => {
    const listed = await listIds(viewers.member.client, 'limit=100');
    expect(listed).toEqual(listed.toSorted((a, b) => b - a));
    expect(listed).toHaveLength(12 + 12 + 20);
  });
});

describe('pages', () => {
  const queries = ['status=completed', 'status=active', 'status=pending', 'limit=100'];

  test.each(queries)('of %s follow one another, whatever their size', async (query) => {
    const { client } = viewers.member;
    for (const narrow of ['', `&tournamentId=${seasons[2].tournamentId}`]) {
      const all = await listIds(client, `${query}${narrow}`);
      expect(new Set(all).size).toBe(all.length);
      for (const limit of [1, 2, 3]) {
        const status = query.startsWith('status') ? `${query}&` : '';
        expect(await listIds(client, `${status}limit=${limit}${narrow}`)).toEqual(all);
      }
    }
  });

  test('go on where they were when the last match has moved to another state', async () => {
    const { admin, visitor } = viewers;
    const season = await addSeason(sql, { createdBy: admin.id, advanceOnAllVotes: false });
    const [last = 0] = ids(season, 1);
    const others = ids(seasons[0], 2);
    await closeDays(admin.client, season.path, 1);
    const listed = await listIds(visitor, `status=active&before=${last}`);
    expect(listed).toEqual(expect.arrayContaining(others));
    expect(listed).not.toEqual(expect.arrayContaining(ids(season, 2)));
  });

  test.each(['completed', 'active', 'pending'])(
    'of %s end after one that is gone',
    async (status) => {
      expect(await listIds(viewers.visitor, `status=${status}&before=2000000000`)).toEqual([]);
    },
  );

  test('tell nothing of a match that the viewer may not see', async () => {
    const [, hidden] = seasons;
    const { visitor, outsider, member } = viewers;
    const cursors = { completed: ids(hidden, 1), active: ids(hidden, 2), pending: ids(hidden, 3) };
    for (const [status, [before]] of Object.entries(cursors)) {
      const query = `status=${status}&before=${before}`;
      expect(await listIds(visitor, query)).toEqual([]);
      expect(await listIds(outsider.client, query)).toEqual([]);
      expect(await listIds(member.client, query)).not.toEqual([]);
    }
  });
});

describe('the matches of one championship', () => {
  test('come in the same order as among the others', async () => {
    const { client } = viewers.member;
    for (const season of seasons) {
      const own = new Set(season.matches.map(({ id }) => id));
      for (const status of ['status=completed', 'status=active', 'limit=100']) {
        const all = await listIds(client, status);
        const narrowed = await listIds(client, `${status}&tournamentId=${season.tournamentId}`);
        expect(narrowed).toEqual(all.filter((id) => own.has(id)));
        expect(narrowed).not.toEqual([]);
      }
    }
    const [, hidden] = seasons;
    const pending = `status=pending&tournamentId=${hidden.tournamentId}`;
    expect(await listIds(client, pending)).toEqual(await planned(hidden));
  });

  test('are none where the viewer may not look, as of one that never was', async () => {
    const [, hidden] = seasons;
    const { visitor, outsider, member, admin } = viewers;
    const query = `tournamentId=${hidden.tournamentId}`;
    expect(await listIds(visitor, query)).toEqual([]);
    expect(await listIds(outsider.client, query)).toEqual([]);
    expect(await listIds(visitor, 'tournamentId=2000000000')).toEqual([]);
    for (const { client } of [member, admin]) {
      expect(await listIds(client, query)).toHaveLength(12);
    }
  });

  test.each(['tournamentId=0', 'tournamentId=x', 'tournamentId=1&tournamentId=2'])(
    '%s is refused',
    async (query) => {
      for (const path of ['/api/matches', '/api/matches/overview']) {
        expect((await viewers.visitor.get(`${path}?${query}`)).status).toBe(400);
      }
    },
  );
});
