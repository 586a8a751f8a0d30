import { describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { setUpDashboards } from '../../testing/dashboard-scene.ts';
import {
  addCircleTournament,
  addMember,
  addOwnedCircle,
  addTournament,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { matchesOn } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';

const scene = setUpDashboards();
const { girone, sql, look, addCircleOf, begin } = scene;

describe('before the start', () => {
  test('a championship says how many films it wants of the viewer, until it has them', async () => {
    const person = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    const id = await addCircleTournament(sql, { circleId, createdBy: await addUser(sql) });
    await sql.run(
      `update tournaments set required_films_per_user = 2, max_nominations_per_user = 2,
         preparation_deadline = '2031-01-02T03:04:05Z' where id = $1`,
      [id],
    );
    await nominate(sql, id, await addUser(sql));
    await nominate(sql, id, person.id);
    expect((await look(person)).setups).toEqual([
      {
        id,
        name: 'Coppa Celluloide',
        isDraft: false,
        circleId,
        circleName: 'Cinefili',
        filmsWanted: 1,
        films: { count: 2, max: 32 },
        deadline: '2031-01-02T03:04:05.000Z',
      },
    ]);
    await nominate(sql, id, person.id);
    expect((await look(person)).setups).toEqual([]);
    expect((await look(person)).tournaments).toEqual({ active: 0, gettingReady: 1 });
  });

  test('it wants no more than it has places, and a full one nothing', async () => {
    const person = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    const id = await addCircleTournament(sql, { circleId, createdBy: await addUser(sql) });
    await sql.run(`update tournaments set max_films = 3 where id = $1`, [id]);
    await nominate(sql, id, await addUser(sql));
    expect((await look(person)).setups).toMatchObject([{ filmsWanted: 2 }]);
    await nominate(sql, id, await addUser(sql));
    await nominate(sql, id, await addUser(sql));
    expect((await look(person)).setups).toEqual([]);
  });

  test('a draft is its creator’s to open, after what has a deadline', async () => {
    const person = await signUp(girone);
    const other = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    await addMember(sql, { circleId, userId: other.id });
    const draft = await addCircleTournament(sql, {
      circleId,
      createdBy: person.id,
      status: 'preparation',
    });
    const late = await addCircleTournament(sql, { circleId, createdBy: other.id });
    const soon = await addCircleTournament(sql, { circleId, createdBy: other.id });
    await sql.run(
      `update tournaments set preparation_deadline = now() + interval '1 day' where id = $1`,
      [soon],
    );
    expect((await look(person)).setups.map(({ id, isDraft }) => [id, isDraft])).toEqual([
      [soon, false],
      [late, false],
      [draft, true],
    ]);
    expect((await look(other)).setups.map(({ id }) => id)).toEqual([soon, late]);
  });

  test('strangers’ championships ask nothing, public or not', async () => {
    const person = await signUp(girone);
    const circleId = await addOwnedCircle(sql, await addUser(sql), { isPublic: true });
    await addCircleTournament(sql, { circleId, createdBy: await addUser(sql) });
    const open = await addTournament(sql);
    expect((await look(person)).setups).toEqual([]);
    await nominate(sql, open, person.id);
    expect((await look(person)).setups).toMatchObject([{ id: open, filmsWanted: 2 }]);
  });
});

describe('a championship that has ended', () => {
  test('is shown for a week with its champion and whose film that is', async () => {
    const person = await signUp(girone);
    const season = await begin({ owners: [person.id], films: 2, name: 'Coppa del Po' });
    for (const { id, home, away } of matchesOn(season, 1)) {
      await person.client.post(`/api/matches/${id}/vote`, {
        filmId: Math.min(home, away),
      });
    }
    await closeDays(scene.admin.client, season.path, season.lastDay);
    const champion = Math.min(...season.films);
    expect((await look(person)).ended).toMatchObject([
      {
        id: season.tournamentId,
        name: 'Coppa del Po',
        circleName: null,
        champions: [{ film: { id: champion }, ownerName: person.username }],
      },
    ]);
    await sql.run(
      `update tournaments set started_at = now() - interval '9 days',
         completed_at = now() - interval '8 days' where id = $1`,
      [season.tournamentId],
    );
    expect((await look(person)).ended).toEqual([]);
  });

  test('names all who share the title; a cancelled one has none', async () => {
    const person = await signUp(girone);
    const season = await begin({ owners: [person.id], films: 2 });
    await closeDays(scene.admin.client, season.path, season.lastDay);
    const cancelled = await begin({ owners: [person.id] });
    await scene.admin.client.delete(cancelled.path);
    const { ended } = await look(person);
    expect(ended.map(({ id }) => id)).toEqual([season.tournamentId]);
    expect(ended[0]?.champions.map(({ film }) => film.id)).toEqual(season.films);
  });
});
