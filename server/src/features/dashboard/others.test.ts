import { describe, expect, test } from 'vitest';
import { idsOf, setUpDashboards } from '../../testing/dashboard-scene.ts';
import { addOwnedCircle, addUser } from '../../testing/sample-rows.ts';
import { matchesOn } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';

const scene = setUpDashboards();
const { girone, sql, look, begin } = scene;

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
    const [first] = idsOf(late);
    expect((await look(person, `?keep=${first}`)).others).toMatchObject({
      count: 1,
      answered: 3,
      matches: [{ id: first, viewerVote: matchesOn(late, 1)[0]?.home }],
    });
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
    await scene.admin.client.delete(cancelled.path);
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
