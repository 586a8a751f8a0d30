import type { Notification } from '@girone/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { callsOfContract, isWrite, type CallIds } from '../../testing/contract-calls.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

/** Everybody to whom the evidence may look different. Whom the organiser has blocked is a member all the same. */
const columns = [
  'visitor',
  'outsider',
  'removed',
  'member',
  'blocked',
  'creator',
  'admin',
] as const;
type Column = (typeof columns)[number];

let clients: Record<Column, TestClient>;
let people: Record<Exclude<Column, 'visitor'>, TestPerson>;
let circleId: number;
/** Of each kind one whose first day is open, and one whose first day is closed and sealed. */
let scenes: Record<'public' | 'private', Record<'open' | 'closed', Season>>;
let key: string;

beforeAll(async () => {
  const [outsider, removed, member, blocked, creator, admin] = [
    await signUp(girone, 'outsider'),
    await signUp(girone, 'removed'),
    await signUp(girone, 'member'),
    await signUp(girone, 'blocked'),
    await signUp(girone, 'creator'),
    await signUp(girone, 'admin'),
  ];
  people = { outsider, removed, member, blocked, creator, admin };
  clients = {
    visitor: new TestClient(girone.address),
    outsider: outsider.client,
    removed: removed.client,
    member: member.client,
    blocked: blocked.client,
    creator: creator.client,
    admin: admin.client,
  };
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  circleId = await addOwnedCircle(sql, creator.id, { isPublic: false });
  for (const { id } of [removed, member, blocked]) await addMember(sql, { circleId, userId: id });
  scenes = {
    public: { open: await begin(), closed: await begin() },
    private: { open: await begin(circleId), closed: await begin(circleId) },
  };
  for (const { open, closed } of Object.values(scenes)) {
    for (const season of [open, closed]) await voteAs(season, [member, removed, blocked]);
    await closeAndSeal(closed);
  }
  // What follows from having been there is over, too.
  const left = await creator.client.send(
    'DELETE',
    `/api/circles/${circleId}/members/${removed.id}`,
  );
  if (left.status >= 300) throw new Error(`nobody was removed: ${left.status}`);
  await creator.client.post('/api/users/blocked/block');
  ({ key } = (await member.client.get('/api/user/ballot-key')).body);
});

function begin(circle?: number): Promise<Season> {
  return addSeason(sql, {
    createdBy: people.creator.id,
    owners: [people.creator.id, people.member.id],
    advanceOnAllVotes: false,
    ...(circle === undefined ? {} : { circleId: circle }),
  });
}

async function voteAs(season: Season, voters: readonly TestPerson[]): Promise<void> {
  for (const { id, home } of matchesOn(season, 1)) {
    for (const { client } of voters) await client.post(`/api/matches/${id}/vote`, { filmId: home });
  }
}

async function closeAndSeal(season: Season): Promise<void> {
  await people.creator.client.post(`${season.path}/advance`, { matchDay: 1 });
  await eventually(async () => {
    const { body } = await people.admin.client.get(`${season.path}/seals`);
    if (body.seals.length < 2) throw new Error('it is not sealed yet');
  });
}

const everybody = (status: number) => columns.map(() => status);
/** Visitors and those who are not in the circle are not told that there is a championship. */
const insiders = (status: number) => [404, 404, 404, status, status, status, status];

async function answersTo(ask: (client: TestClient) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (const column of columns) statuses.push((await ask(clients[column])).status);
  return statuses;
}

describe('the ballots of a day', () => {
  test.each([
    ['public', 'open', everybody(409)],
    ['public', 'closed', everybody(200)],
    ['private', 'open', insiders(409)],
    ['private', 'closed', insiders(200)],
  ] as const)('in a %s championship, while it is %s', async (place, state, expected) => {
    const { path } = scenes[place][state];
    const ask = (client: TestClient) => client.get(`${path}/ballots?matchDay=1`);
    expect(await answersTo(ask)).toEqual(expected);
  });

  test('are nowhere before the close, and name nobody after it', async () => {
    const { open, closed } = scenes.public;
    for (const column of columns) {
      const before = await clients[column].get(`${open.path}/ballots?matchDay=1`);
      expect(before.text).not.toMatch(/root|ballots":/);
      const after = await clients[column].get(`${closed.path}/ballots?matchDay=1`);
      expect(after.text).not.toMatch(/user|name|At"|outsider|member|removed|blocked/);
      expect(after.body.matches[0].ballots).toHaveLength(3);
    }
  });
});

/** Which the last notification of this kind brings. */
async function sealTo(
  { client }: TestPerson,
  type: Notification['type'],
): Promise<Notification['seal']> {
  const { body } = await client.get('/api/notifications');
  return body.find((each: Notification) => each.type === type).seal;
}

function report({ path }: Season): Promise<number[]> {
  return answersTo((client) => client.post(`${path}/count-report`, { matchNumber: 1 }));
}

describe('the seals', () => {
  test.each([
    ['public', 'open', everybody(200)],
    ['public', 'closed', everybody(200)],
    ['private', 'open', insiders(200)],
    ['private', 'closed', insiders(200)],
  ] as const)('of a %s championship, while its day is %s', async (place, state, expected) => {
    const { path } = scenes[place][state];
    expect(await answersTo((client) => client.get(`${path}/seals`))).toEqual(expected);
    const { body } = await clients.creator.get(`${path}/seals`);
    const days = body.seals.filter(({ kind }: { kind: string }) => kind === 'day');
    expect(days).toHaveLength(state === 'closed' ? 1 : 0);
  });

  test('go out to open pages of those alone who may see the championship', async () => {
    const heard = await sql.run(
      `select audience->>'kind' as kind from events where type = 'seal'
       and (payload->>'tournamentId')::int = any($1) order by id`,
      [[scenes.public.closed.tournamentId, scenes.private.closed.tournamentId]],
    );
    expect(heard).toEqual([{ kind: 'everyone' }, { kind: 'circle' }]);
  });

  test.each(['match_day_results', 'match_day_held', 'match_day_revealed'] as const)(
    'are in no %s of whoever may no longer see the championship',
    async (type) => {
      const { tournamentId } = scenes.private.closed;
      for (const { id } of [people.removed, people.member]) {
        await sql.run(
          'insert into notifications (user_id, type, payload) values ($1, $2, $3::jsonb)',
          [id, type, JSON.stringify({ tournamentId, matchDay: 1, nextMatchDay: 2 })],
        );
      }
      expect(await sealTo(people.member, type)).toMatchObject({ matchDay: 1 });
      expect(await sealTo(people.removed, type)).toBeNull();
    },
  );
});

test('a report of the count is for whoever is signed in and may see the championship', async () => {
  expect(await report(scenes.public.closed)).toEqual([401, 204, 204, 204, 204, 204, 204]);
  expect(await report(scenes.private.closed)).toEqual([401, 404, 404, 204, 204, 204, 204]);
});

test('a key is in the answer to its owner and in no other', async () => {
  expect(await answersTo((client) => client.get('/api/user/ballot-key'))).toEqual([
    401,
    ...columns.slice(1).map(() => 200),
  ]);
  const ids: CallIds = {
    archiveId: 1,
    circleId,
    filmId: scenes.private.closed.films[0] ?? 0,
    inviteId: 1,
    matchId: scenes.private.closed.matches[0]?.id ?? 0,
    passkeyId: 1,
    postId: 1,
    reportId: 1,
    requestId: 1,
    tournamentId: scenes.private.closed.tournamentId,
    userId: people.member.id,
    username: 'member',
  };
  const reads = callsOfContract(ids).filter((call) => !isWrite(call));
  for (const column of ['visitor', 'blocked', 'creator', 'admin'] as const) {
    for (const { path } of reads) {
      const { text } = await clients[column].get(path);
      expect(text.includes(key) ? `${column} ${path}` : null).toBeNull();
    }
  }
  expect((await clients.member.get('/api/user/ballot-key')).body).toEqual({ key });
});
