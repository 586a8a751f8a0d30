import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emit } from '../../domain/events/outbox.ts';
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
const first = useGirone(database, { JOBS: 'off' });
const second = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);
const evenings = useHeldEvenings({ database, sql });

let viewers: Awaited<ReturnType<typeof gatherViewers>>;
let giulia: TestPerson;
const leaves: (() => void)[] = [];

beforeAll(async () => {
  viewers = await gatherViewers(first, sql);
  giulia = await signUp(first, 'giulia');
});

beforeEach(() => callOffSeasons(sql));

afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

/** A page that shows the evening, on one of the instances; answers what it has heard of it. */
async function watch(season: Season, client: TestClient, { address } = first) {
  const page = await listen(address, client, `?stage=${season.tournamentId}`);
  leaves.push(page.leave);
  return {
    stage: () => eventsOf(page, 'stage'),
    told: () => eventsOf(page, 'stage').flatMap(({ told }) => told ?? []),
  };
}

function press({ path }: Season, call: string, body: object = {}) {
  return giulia.client.post(`${path}/stage/${call}`, { matchDay: 1, ...body });
}

test('every page that watches is told of a match at its moment, on every instance', async () => {
  const season = await evenings.hold({ createdBy: giulia });
  const here = await watch(season, giulia.client);
  const there = await watch(season, new TestClient(second.address), second);
  const bystander = await listen(first.address, giulia.client);
  leaves.push(bystander.leave);
  const { body: show } = await press(season, 'start');
  await eventually(() => {
    expect(here.stage()[0]).toMatchObject({ show, told: null });
    expect(eventsOf(bystander, 'stage')).toMatchObject([{ show, told: null }]);
  });
  await eventually(() => {
    expect(here.told()).toMatchObject([{ index: 0, film1Votes: 3, film2Votes: 1 }]);
    expect(there.told()).toEqual(here.told());
  }, 20_000);

  await evenings.letPass(season, 2000);
  const { body: moved } = await press(season, 'direct', { action: 'next', scene: 1 });
  const { body: stage } = await giulia.client.get(`${season.path}/stage`);
  expect(stage.day.show).toEqual(moved);
  await eventually(() => {
    expect(here.told()).toEqual(stage.day.told);
    expect(there.told()).toEqual(stage.day.told);
  });
  expect(eventsOf(bystander, 'stage').filter(({ told }) => told !== null)).toEqual([]);
});

test('those who watch learn that whoever runs it is there, while it is paused', async () => {
  const season = await evenings.hold({ createdBy: giulia });
  await press(season, 'start');
  const page = await watch(season, new TestClient(second.address), second);
  await press(season, 'direct', { action: 'pause', scene: 0 });
  await evenings.letPass(season, 30_000);
  await press(season, 'seat');
  const { body } = await giulia.client.get(`${season.path}/stage`);
  await eventually(() => expect(page.stage().at(-1)?.show).toEqual(body.day.show));
});

test('what comes late from another instance does not stay the last word', async () => {
  const season = await evenings.hold({ createdBy: giulia });
  const page = await watch(season, new TestClient(second.address), second);
  const { body: started } = await press(season, 'start');
  const { body: paused } = await press(season, 'direct', { action: 'pause', scene: 0 });
  await eventually(() => expect(page.stage().at(-1)?.show).toEqual(paused));
  const words = page.stage().length;
  await evenings.platform().db.transaction(async (tx) => {
    const { tournamentId } = season;
    const data = { tournamentId, matchDay: 1, now: 0, show: started, calledFor: null, told: null };
    await emit(tx, { type: 'stage', data }, { kind: 'everyone' });
  });
  await eventually(() => {
    const heard = page
      .stage()
      .slice(words)
      .map(({ show }) => show);
    expect(heard).toContainEqual(started);
    expect(heard.at(-1)).toEqual(paused);
  });
});

test('whoever may not see a championship hears nothing by asking for its evening', async () => {
  const { circleId, member, outsider, visitor } = viewers;
  await sql.run(
    'insert into circle_memberships (circle_id, user_id) values ($1, $2) on conflict do nothing',
    [circleId, giulia.id],
  );
  const season = await evenings.hold({ createdBy: giulia, circleId });
  const inside = await watch(season, member.client);
  const outside = await listen(first.address, outsider.client, `?stage=${season.tournamentId}`);
  const passing = await listen(first.address, visitor, `?stage=${season.tournamentId}`);
  leaves.push(outside.leave, passing.leave);
  await member.client.post(`${season.path}/stage/seat`, { matchDay: 1, reactions: { '👏': 1 } });
  await press(season, 'start');
  await evenings.letPass(season, 2000);
  await eventually(() => expect(inside.told()).toHaveLength(1), 20_000);
  for (const type of ['stage', 'hall', 'reactions'] as const) {
    expect(eventsOf(outside, type)).toEqual([]);
    expect(eventsOf(passing, type)).toEqual([]);
  }
});

test('an evening goes on when the database was away', async () => {
  const season = await evenings.hold({ createdBy: giulia });
  const page = await watch(season, giulia.client);
  await press(season, 'start');
  await database.sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'girone%'`,
  );
  await eventually(() => expect(page.told()).toHaveLength(1), 30_000);
});

test.each(['0', '-1', 'x', '1.5', '99999999999', '1&stage=2'])(
  'an evening that cannot be is refused: %s',
  async (stage) => {
    const { response, leave } = await listen(first.address, giulia.client, `?stage=${stage}`);
    leaves.push(leave);
    expect(response.status).toBe(400);
  },
);
