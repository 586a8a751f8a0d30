import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addFilm, addTournament } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const roles = [
  'visitor',
  'stranger',
  'asked to follow',
  'follows',
  'blocked by the owner',
  'has blocked the owner',
  'member',
  'owner',
  'admin',
] as const;
type Role = (typeof roles)[number];

const kinds = ['on a profile', 'on a private profile', 'in a circle', 'in public'] as const;
type Kind = (typeof kinds)[number];

/** Whoever sees a film of each kind; everything but the first is of somebody with a private profile. */
const seenBy: Readonly<Record<Kind, readonly Role[]>> = {
  'on a profile': ['stranger', 'asked to follow', 'follows', 'member', 'owner', 'admin'],
  'on a private profile': ['follows', 'owner', 'admin'],
  'in a circle': ['follows', 'member', 'owner', 'admin'],
  'in public': roles,
};

const people = new Map<Role, TestClient>();
const films = new Map<Kind, number>();
/** A public championship that takes nominations. */
let openId = 0;

beforeAll(async () => {
  const { admin, member, visitor, circleId, outsider } = await gatherViewers(girone, sql);
  const open = await signUp(girone);
  const shy = await signUp(girone);
  await sql.run('update users set is_private = true where id = $1', [shy.id]);
  const signUps = new Map<Role, TestPerson>([
    ['stranger', outsider],
    ['member', member],
    ['owner', shy],
    ['admin', admin],
  ]);
  for (const role of roles.slice(2, 6)) signUps.set(role, await signUp(girone));
  people.set('visitor', visitor);
  for (const [role, { client }] of signUps) people.set(role, client);

  const pair = (role: Role) => [signUps.get(role)?.id, [shy.id, open.id]];
  for (const role of ['asked to follow', 'follows'] as const) {
    await sql.run(
      `insert into follows (follower_id, followed_id, accepted_at)
       select $1, $2, case when $3 then now() end`,
      [signUps.get(role)?.id, shy.id, role === 'follows'],
    );
  }
  await sql.run(
    `update users set followers_count = (id = $1)::int, following_count = (id = $2)::int where id = any(array[$1, $2]::int[])`,
    [shy.id, signUps.get('follows')?.id],
  );
  await sql.run('insert into blocks (blocker_id, blocked_id) select unnest($2::int[]), $1', [
    ...pair('blocked by the owner'),
  ]);
  await sql.run('insert into blocks (blocker_id, blocked_id) select $1, unnest($2::int[])', [
    ...pair('has blocked the owner'),
  ]);

  openId = await addTournament(sql);
  films.set('on a profile', await addFilm(sql, open.id));
  films.set('on a private profile', await addFilm(sql, shy.id));
  const hidden = await addSeason(sql, { owners: [shy.id], circleId, createdBy: admin.id });
  const played = await addSeason(sql, { owners: [shy.id], createdBy: admin.id });
  films.set('in a circle', hidden.films[0] ?? 0);
  films.set('in public', played.films[0] ?? 0);
});

const cases = kinds.flatMap((kind) => roles.map((role) => ({ kind, role })));

/** The owner of the open profile is nobody of these. */
function isSeen(kind: Kind, role: Role): boolean {
  return seenBy[kind].includes(role);
}

test.each(cases)('a film $kind is the same in every call, for: $role', async ({ kind, role }) => {
  const client = people.get(role) ?? new TestClient(girone.address);
  const path = `/api/films/${films.get(kind)}`;
  const isVisitor = role === 'visitor';
  const expected = isSeen(kind, role) ? 200 : 404;
  expect((await client.get(`${path}/career`)).status).toBe(expected);
  // A film's own page, with all that its owner wrote, is for whoever is signed in.
  expect((await client.get(path)).status).toBe(isVisitor ? 401 : expected);
  const poster = await client.get(`${path}/poster.png`);
  expect(poster.status).toBe(isVisitor && expected === 404 ? 401 : expected);
});

test.each(cases)(
  'nobody else may touch a film $kind, nor learn of it by trying: $role',
  async (one) => {
    const { kind, role } = one;
    if (role === 'visitor' || role === 'admin' || (role === 'owner' && kind !== 'on a profile'))
      return;
    const client = people.get(role) ?? new TestClient(girone.address);
    const filmId = films.get(kind) ?? 0;
    const path = `/api/films/${filmId}`;
    const answers = [
      await client.send('PATCH', path, { title: 'Mio' }),
      await client.delete(path),
      await client.post(`${path}/enrich`),
      await client.post(`/api/tournaments/${openId}/nominations`, { filmId }),
    ];
    const expected = isSeen(kind, role) ? 403 : 404;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  },
);

test('what a film that is hidden answers is what one answers that never was', async () => {
  const client = people.get('stranger');
  const hidden = await client?.get(`/api/films/${films.get('on a private profile')}`);
  const never = await client?.get('/api/films/2000000000');
  expect([hidden?.status, hidden?.body]).toEqual([never?.status, never?.body]);
});
