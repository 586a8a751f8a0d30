import type { LiveEventType } from '@girone/contract/events';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { useHeldEvenings } from '../../testing/held-evening.ts';
import { eventsOf, listen } from '../../testing/listen.ts';
import { callOffSeasons, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const other = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const evenings = useHeldEvenings({ database, sql });

let viewers: Awaited<ReturnType<typeof gatherViewers>>;
let giulia: TestPerson;
let paolo: TestPerson;
const leaves: (() => void)[] = [];

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  giulia = await signUp(girone, 'giulia');
  paolo = await signUp(girone, 'paolo');
});

beforeEach(async () => {
  await callOffSeasons(sql);
  return () => {
    for (const leave of leaves.splice(0)) leave();
  };
});

function sit({ path }: Season, by: TestClient, reactions?: object) {
  return by.post(`${path}/stage/seat`, { matchDay: 1, ...(reactions && { reactions }) });
}

async function hall({ path }: Season, by: TestClient) {
  const { body } = await by.get(`${path}/stage`);
  const { here, seats, faces } = body.day.hall;
  return {
    here,
    seats,
    faces: faces.map(({ username }: { username: string }) => username).toSorted(),
  };
}

/** A page that shows the evening, and what it hears of one kind. */
async function watch({ tournamentId }: Season, client: TestClient, address = girone.address) {
  const page = await listen(address, client, `?stage=${tournamentId}`);
  leaves.push(page.leave);
  return <Type extends LiveEventType>(type: Type) => eventsOf(page, type);
}

describe('the hall', () => {
  test('shows who has come to those who could sit there, and to others how many', async () => {
    const { circleId, member, outsider, admin, visitor } = viewers;
    await sql.run(
      `insert into circle_memberships (circle_id, user_id) values ($1, $2) on conflict do nothing`,
      [circleId, giulia.id],
    );
    const season = await evenings.hold({ createdBy: giulia, circleId });
    expect((await sit(season, member.client)).body).toEqual({
      now: expect.any(Number),
      againIn: 2000,
    });
    // An admin may look on, and has no seat.
    expect((await sit(season, admin.client)).status).toBe(200);
    expect((await sit(season, outsider.client)).status).toBe(404);
    expect((await sit(season, visitor)).status).toBe(401);
    const seen = await hall(season, giulia.client);
    expect(seen).toMatchObject({ here: 1, faces: [member.username] });
    expect(seen.seats).toBeGreaterThan(1);
    expect((await hall(season, admin.client)).faces).toEqual([member.username]);

    const open = await evenings.hold({ createdBy: giulia });
    await sit(open, paolo.client);
    expect(await hall(open, visitor)).toMatchObject({ here: 1, faces: [] });
    expect(await hall(open, outsider.client)).toMatchObject({ here: 1, faces: ['paolo'] });
  });

  test('shows neither of two people who want nothing to do with each other', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    await sit(season, paolo.client);
    await sit(season, giulia.client);
    await sql.run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      paolo.id,
      giulia.id,
    ]);
    expect(await hall(season, viewers.member.client)).toMatchObject({ here: 2, faces: [] });
    await sql.run('delete from blocks');
    expect((await hall(season, giulia.client)).faces).toEqual(['giulia', 'paolo']);
  });

  test('forgets whoever says nothing any more', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    await sit(season, paolo.client);
    await sql.run(`update stage_seats set kept_until = now() - interval '1 second'`);
    expect(await hall(season, giulia.client)).toMatchObject({ here: 0, faces: [] });
    await sit(season, paolo.client);
    expect((await hall(season, giulia.client)).here).toBe(1);
  });

  test('asks a full house to say it more seldom', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    await sql.run(
      `with people as (
         insert into users (username, email, password)
         select 'seat' || n, 'seat' || n || '@example.org', '$argon2id$' from generate_series(1, 2000) as n
         returning id)
       insert into stage_seats select $1, id, now(), now() + interval '1 minute' from people`,
      [season.tournamentId],
    );
    expect((await sit(season, paolo.client)).body.againIn).toBe(15_000);
    const { body } = await paolo.client.get(`${season.path}/stage`);
    expect(body.day.hall.here).toBe(2001);
    expect(body.day.hall.faces).toHaveLength(40);
  });

  test('is told to those who watch', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    const heard = await watch(season, giulia.client);
    const heardElsewhere = await watch(season, new TestClient(other.address), other.address);
    await sit(season, paolo.client);
    await eventually(() => {
      expect(heard('hall').at(-1)?.hall).toMatchObject({ here: 1, faces: [{ username: 'paolo' }] });
      expect(heardElsewhere('hall').at(-1)?.hall).toMatchObject({ here: 1, faces: [] });
    });
  });

  test('is closed once the day is revealed', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    await giulia.client.post(`${season.path}/reveal`, { matchDay: 1 });
    const { status, body } = await sit(season, paolo.client);
    expect([status, body.code]).toEqual([409, 'day_not_held']);
  });
});

describe('reactions', () => {
  test('reach those who watch, on every instance, and nobody else', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    const heard = await watch(season, giulia.client);
    const heardElsewhere = await watch(season, new TestClient(other.address), other.address);
    const bystander = await listen(girone.address, giulia.client);
    leaves.push(bystander.leave);
    await sit(season, paolo.client, { '👏': 2, '🍅': 1 });
    const { tournamentId } = season;
    await eventually(() => {
      const told = [{ tournamentId, counts: { '👏': 2, '🍅': 1 } }];
      expect(heard('reactions')).toEqual(told);
      expect(heardElsewhere('reactions')).toEqual(told);
    });
    expect(bystander.heard.text).not.toContain('reactions');
    const [kept] = await sql.run(
      `select count(*)::int as count from events where payload::text like '%👏%'`,
    );
    expect(kept?.['count']).toBe(0);
  });

  test('are cut down to three a second of a person', async () => {
    const season = await evenings.hold({ createdBy: giulia });
    const heard = await watch(season, giulia.client);
    const noisy = await signUp(girone, 'noisy');
    expect((await sit(season, noisy.client, { '👏': 30, '❤️': 30 })).status).toBe(200);
    await sit(season, viewers.member.client, { '😮': 1 });
    await eventually(() => {
      const all = heard('reactions').flatMap(({ counts }) => Object.entries(counts));
      expect(all).toContainEqual(['😮', 1]);
      expect(all).toContainEqual(['👏', 3]);
      expect(all).not.toContainEqual(['❤️', expect.anything()]);
    });
  });

  test.each([{ '🚀': 1 }, { '👏': 0 }, { '👏': 31 }, { '👏': 1.5 }, { '👏': '1' }, [1]])(
    'of another kind are refused: %j',
    async (reactions) => {
      const season = await evenings.hold({ createdBy: giulia });
      expect((await sit(season, paolo.client, reactions)).status).toBe(400);
    },
  );
});
