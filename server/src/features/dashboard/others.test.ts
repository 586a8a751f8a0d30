import type { Dashboard } from '@girone/contract/dashboard';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let admin: TestPerson;

beforeAll(async () => {
  admin = await signUp(girone, 'admin');
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
});

async function look({ client }: Pick<TestPerson, 'client'>): Promise<Dashboard> {
  return (await client.get('/api/dashboard')).body;
}

function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: admin.id, advanceOnAllVotes: false, ...settings });
}

/** Of the first day. */
function idsOf(season: Season): number[] {
  return matchesOn(season, 1).map(({ id }) => id);
}

describe('public championships of others', () => {
  test('have matches for everybody, until they are answered', async () => {
    const person = await signUp(girone);
    const late = await begin({ films: 4, timeoutAdvance: false });
    const soon = await begin({ films: 4, frequencyHours: 12, name: 'Il Grande Girone' });
    const { waiting, others } = await look(person);
    expect(waiting).toEqual({ count: 0, answered: 0, matches: [] });
    const shown = others.matches.map(({ id }) => id);
    expect(shown).toEqual([...idsOf(soon), ...idsOf(late)]);
    expect(others.matches[0]).toMatchObject({
      tournamentName: 'Il Grande Girone',
      viewerMayVote: true,
    });
    for (const { id, home } of [...matchesOn(soon, 1), ...matchesOn(late, 1)]) {
      await person.client.post(`/api/matches/${id}/vote`, { filmId: home });
    }
    expect((await look(person)).others).toEqual({ count: 0, answered: 4, matches: [] });
  });

  test('are counted in full and shown in part, whatever of them is answered', async () => {
    const person = await signUp(girone);
    const before = (await look(person)).others.count;
    await begin({ films: 14 });
    const recent = await begin({ films: 14 });
    expect((await look(person)).others).toMatchObject({
      count: before + 14,
      matches: { length: 4 },
    });
    for (const { id, home } of matchesOn(recent, 1)) {
      await person.client.post(`/api/matches/${id}/vote`, { filmId: home });
    }
    const { others } = await look(person);
    expect([others.count, others.answered]).toEqual([before + 7, 7]);
    expect(others.matches.every(({ viewerVote }) => viewerVote === null)).toBe(true);
  });

  test('are not those that the viewer has a film in, nor cancelled ones, nor circles’', async () => {
    const person = await signUp(girone);
    const own = await begin({ owners: [person.id] });
    const cancelled = await begin();
    await admin.client.delete(cancelled.path);
    const secret = await begin({
      circleId: await addOwnedCircle(sql, await addUser(sql), { isPublic: false }),
    });
    const { others } = await look(person);
    const shown = new Set(others.matches.map(({ tournamentId }) => tournamentId));
    expect([own, cancelled, secret].filter(({ tournamentId }) => shown.has(tournamentId))).toEqual(
      [],
    );
  });
});
