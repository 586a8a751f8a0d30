import type { TasteMapAnswer } from '@girone/contract/taste';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember, addOwnedCircle } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { playTaste, type Answers } from '../../testing/taste-scene.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let admin: TestPerson;
let circleId: number;
/** Five who voted on all twenty matches, the second as the first, the third always otherwise. */
let five: TestPerson[];
/** Voted on nineteen. */
let sixth: TestPerson;
/** Votes on everything, and stays off unless a test says otherwise. */
let quiet: TestPerson;
let season: Season;

const byFirst: Answers = ({ index }) => (index % 3 === 0 ? '1' : '2');
const otherwise: Answers = (match) => (byFirst(match) === '1' ? '2' : '1');

beforeAll(async () => {
  admin = await signUp(girone, 'admin');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
  five = [];
  for (let index = 0; index < 5; index += 1) five.push(await signUp(girone));
  [sixth, quiet] = [await signUp(girone), await signUp(girone)];
  circleId = await addOwnedCircle(sql, admin.id, { isPublic: true });
  for (const { id } of [...five, sixth, quiet]) await addMember(sql, { circleId, userId: id });
  for (const person of [...five, sixth]) await show(person, true);
  const answers: Answers[] = [
    byFirst,
    byFirst,
    otherwise,
    () => '1',
    ({ index }) => (index % 2 === 1 ? '1' : '2'),
  ];
  season = await playTaste(sql, {
    admin,
    circleId,
    films: 5,
    voters: [
      ...five.map((person, index) => ({ person, answers: answers[index] ?? byFirst })),
      { person: sixth, answers: (match) => (match.index === 7 ? '0' : byFirst(match)) },
      { person: quiet, answers: byFirst },
    ],
  });
});

async function show({ client }: TestPerson, showsTaste: boolean): Promise<void> {
  const { status, body } = await client.send('PATCH', '/api/users/settings', { showsTaste });
  if (status !== 200 || body.showsTaste !== showsTaste) throw new Error(`not set: ${status}`);
}

async function mapOf({ client }: TestPerson, of = season): Promise<TasteMapAnswer> {
  const { status, body } = await client.get(`${of.path}/taste/map`);
  expect(status).toBe(200);
  return body;
}

function voter(index: number): TestPerson {
  const found = five[index];
  if (!found) throw new Error('nobody there');
  return found;
}

function agreementWith({ map }: TasteMapAnswer, { username }: TestPerson): number | undefined {
  return map?.neighbours.find((neighbour) => neighbour.username === username)?.agreement;
}

function namesOn({ map }: TasteMapAnswer): string[] {
  return (map?.neighbours ?? []).map(({ username }) => username).toSorted();
}

describe('the map of tastes', () => {
  test('begins with five who share twenty matches, and tells who votes alike', async () => {
    const answer = await mapOf(voter(0));
    expect(answer).toMatchObject({ state: 'over', isShown: true, takesPart: true, people: 5 });
    expect(answer.voters).toBe(7);
    expect(namesOn(answer)).toEqual(
      five
        .slice(1)
        .map(({ username }) => username)
        .toSorted(),
    );
    expect(answer.map?.neighbours[0]?.username).toBe(voter(1).username);
    expect(answer.map?.neighbours.at(-1)?.username).toBe(voter(2).username);
    expect(new Set(answer.map?.films.map(({ film }) => film.id))).toEqual(new Set(season.films));
  });

  test('shows names, places, steps of five and nothing else', async () => {
    const { map, ...rest } = await mapOf(voter(0));
    expect(Object.keys(rest).toSorted()).toEqual([
      'isShown',
      'people',
      'state',
      'takesPart',
      'voters',
    ]);
    for (const neighbour of map?.neighbours ?? []) {
      expect(Object.keys(neighbour).toSorted()).toEqual([
        'agreement',
        'commonMatches',
        'firstName',
        'lastName',
        'profileImageUrl',
        'username',
        'x',
        'y',
      ]);
      const { agreement, commonMatches, x, y } = neighbour;
      expect([agreement % 5, commonMatches]).toEqual([0, 20]);
      expect(agreement).toBeGreaterThanOrEqual(5);
      expect(agreement).toBeLessThanOrEqual(95);
      for (const coordinate of [x, y])
        expect(Number.isInteger(Math.round(coordinate * 100) / 5)).toBe(true);
    }
    for (const film of map?.films ?? []) {
      expect(Object.keys(film).toSorted()).toEqual(['film', 'position', 'x', 'y']);
    }
  });

  test('is the same whoever asks again, and from the other side', async () => {
    const first = await mapOf(voter(0));
    expect(await mapOf(voter(0))).toEqual(first);
    const back = await mapOf(voter(1));
    expect(agreementWith(back, voter(0))).toBe(agreementWith(first, voter(1)));
  });

  test('nineteen matches in common are too few', async () => {
    expect(namesOn(await mapOf(voter(0)))).not.toContain(sixth.username);
    expect(await mapOf(sixth)).toMatchObject({ isShown: true, people: 1, map: null });
  });
});

describe('whoever is not on it', () => {
  test('sees nobody, only how many there are', async () => {
    const answer = await mapOf(quiet);
    expect(answer).toEqual({
      state: 'over',
      isShown: false,
      takesPart: true,
      people: 6,
      voters: 7,
      map: null,
    });
  });

  test('is off by default, and gone from every map at once when they switch off', async () => {
    await show(quiet, true);
    expect(namesOn(await mapOf(voter(0)))).toContain(quiet.username);
    expect(namesOn(await mapOf(quiet))).toHaveLength(5);
    await show(quiet, false);
    expect(namesOn(await mapOf(voter(0)))).not.toContain(quiet.username);
    expect((await mapOf(quiet)).map).toBeNull();
  });

  test('with four left there is no map', async () => {
    await show(voter(4), false);
    expect(await mapOf(voter(0))).toMatchObject({ people: 4, map: null });
    await show(voter(4), true);
    expect((await mapOf(voter(0))).people).toBe(5);
  });

  test('has not voted, is not in the circle, or asks too early', async () => {
    const [stranger, member] = [await signUp(girone), await signUp(girone)];
    await addMember(sql, { circleId, userId: member.id });
    for (const one of [stranger, member, admin]) await show(one, true);
    const none = { takesPart: false, map: null };
    for (const one of [stranger, member, admin]) expect(await mapOf(one)).toMatchObject(none);
    const running = await addSeason(sql, { createdBy: admin.id, circleId });
    expect(await mapOf(voter(0), running)).toMatchObject({ ...none, state: 'running', people: 0 });
  });
});

describe('people who do not want to meet', () => {
  test('never meet on a map, whichever of them blocked the other; a third sees both', async () => {
    await show(quiet, true);
    const blocked = voter(3);
    const { username } = quiet;
    const block = `/api/users/${username}/block`;
    expect((await blocked.client.post(block)).status).toBeLessThan(300);
    expect(namesOn(await mapOf(blocked))).not.toContain(username);
    expect(namesOn(await mapOf(quiet))).not.toContain(blocked.username);
    expect((await mapOf(blocked)).people).toBe(5);
    const third = namesOn(await mapOf(voter(0)));
    expect(third).toEqual(expect.arrayContaining([username, blocked.username]));
    expect((await blocked.client.delete(block)).status).toBeLessThan(300);
    expect(namesOn(await mapOf(blocked))).toContain(username);
    await show(quiet, false);
  });

  test('admins are people like others there', async () => {
    await show(quiet, true);
    await sql.run('update users set is_admin = true where id = $1', [quiet.id]);
    await voter(3).client.post(`/api/users/${quiet.username}/block`);
    expect(namesOn(await mapOf(quiet))).not.toContain(voter(3).username);
    await voter(3).client.delete(`/api/users/${quiet.username}/block`);
    await sql.run('update users set is_admin = false where id = $1', [quiet.id]);
    await show(quiet, false);
  });

  test.each([
    [
      'has left the circle',
      'update circle_memberships set is_active = $2, left_at = case when $2 then null else now() end where user_id = $1',
    ],
    [
      'is suspended',
      'update users set suspended_at = case when $2 then null else now() end where id = $1',
    ],
    [
      'wants their account deleted',
      'update users set deletion_requested_at = case when $2 then null else now() end where id = $1',
    ],
  ])('whoever %s is on no map', async (_, statement) => {
    await show(quiet, true);
    expect(namesOn(await mapOf(voter(0)))).toContain(quiet.username);
    await sql.run(statement, [quiet.id, false]);
    expect(namesOn(await mapOf(voter(0)))).not.toContain(quiet.username);
    await sql.run(statement, [quiet.id, true]);
    await show(quiet, false);
  });
});
