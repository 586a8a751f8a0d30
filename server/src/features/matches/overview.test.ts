import type { MatchOverview } from '@girone/contract/matches';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addTournament, nominate } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
});

async function look(client: TestClient, query = ''): Promise<MatchOverview> {
  const { status, body } = await client.get(`/api/matches/overview${query}`);
  expect(status).toBe(200);
  return body;
}

/** Every match in the lists, one by one. */
async function countNaively(client: TestClient, tournamentId?: number) {
  const narrow = tournamentId === undefined ? '' : `&tournamentId=${tournamentId}`;
  const count = async (status: string) =>
    (await readPages(client, `/api/matches?status=${status}&limit=100${narrow}`)).length;
  return {
    active: await count('active'),
    completed: await count('completed'),
    pending: await count('pending'),
  };
}

function season(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false, ...settings });
}

test('of an empty database is empty', async () => {
  expect(await look(viewers.visitor)).toEqual({
    active: 0,
    completed: 0,
    pending: 0,
    tournaments: [],
  });
});

describe('the overview', () => {
  let running: Season;
  let hidden: Season;
  let over: Season;
  let cancelled: Season;

  beforeAll(async () => {
    const { client } = viewers.admin;
    running = await season({ films: 5, name: 'In corso' });
    hidden = await season({ circleId: viewers.circleId, name: 'Privata' });
    over = await season({ films: 3 });
    cancelled = await season({ films: 4 });
    await closeDays(client, running.path, 3);
    await closeDays(client, hidden.path, 1);
    await closeDays(client, over.path, over.lastDay);
    await closeDays(client, cancelled.path, 2);
    await client.delete(cancelled.path);
    const waiting = await addTournament(sql);
    for (const { id } of [viewers.member, viewers.outsider]) await nominate(sql, waiting, id);
  });

  test('counts what the lists show, for everybody', async () => {
    const { visitor, outsider, member, admin } = viewers;
    for (const client of [visitor, outsider.client, member.client, admin.client]) {
      expect(await look(client)).toMatchObject(await countNaively(client));
    }
    expect(await look(visitor)).toMatchObject({ active: 2, completed: 6 + 6 + 4, pending: 12 });
    expect((await look(member.client)).active).toBe(4);
  });

  test('of one championship counts that one, and still names all in progress', async () => {
    const { client } = viewers.member;
    for (const { tournamentId } of [running, hidden, over, cancelled]) {
      const overview = await look(client, `?tournamentId=${tournamentId}`);
      expect(overview).toMatchObject(await countNaively(client, tournamentId));
      expect(overview.tournaments).toHaveLength(2);
    }
    const nothing = { active: 0, completed: 0, pending: 0 };
    for (const id of [hidden.tournamentId, 2_000_000_000]) {
      expect(await look(viewers.visitor, `?tournamentId=${id}`)).toMatchObject(nothing);
    }
  });

  test('has nothing to come in a cancelled championship', async () => {
    const overview = await look(viewers.visitor, `?tournamentId=${cancelled.tournamentId}`);
    expect(overview).toMatchObject({ active: 0, completed: 4, pending: 0 });
  });

  test('names the championships in progress that the viewer may see, newest first', async () => {
    const shown = { id: running.tournamentId, name: 'In corso', currentMatchDay: 4 };
    const secret = { id: hidden.tournamentId, name: 'Privata', currentMatchDay: 2 };
    const { visitor, outsider, member, admin } = viewers;
    for (const client of [visitor, outsider.client]) {
      expect((await look(client)).tournaments).toEqual([{ ...shown, totalMatchDays: 10 }]);
    }
    for (const { client } of [member, admin]) {
      expect((await look(client)).tournaments).toEqual([
        { ...secret, totalMatchDays: 6 },
        { ...shown, totalMatchDays: 10 },
      ]);
    }
  });
});
