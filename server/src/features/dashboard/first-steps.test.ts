import type { FirstSteps } from '@girone/contract/dashboard';
import { describe, expect, test } from 'vitest';
import { setUpDashboards } from '../../testing/dashboard-scene.ts';
import {
  addCircleTournament,
  addFilm,
  addMember,
  addOwnedCircle,
  addUser,
  nominate,
} from '../../testing/sample-rows.ts';
import { addSeason, matchesOn } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';

const { girone, sql, look, addCircleOf } = setUpDashboards();

async function lookAtSteps(person: TestPerson): Promise<FirstSteps | null> {
  return (await look(person)).firstSteps;
}

/** The names of the steps, those that are done with a tick. */
async function stepsOf(person: TestPerson): Promise<string[] | undefined> {
  const first = await lookAtSteps(person);
  return first?.steps.map(({ name, isDone }) => (isDone ? `${name} ✓` : name));
}

describe('the first steps of whoever brings others together', () => {
  test('are four, ticked one by one, and over after the last', async () => {
    const person = await signUp(girone);
    expect(await stepsOf(person)).toEqual(['film', 'circle', 'invite', 'start']);
    await addFilm(sql, person.id);
    expect(await stepsOf(person)).toEqual(['film ✓', 'circle', 'invite', 'start']);
    await addOwnedCircle(sql, await addUser(sql), { isPublic: false });
    expect(await lookAtSteps(person)).toMatchObject({ hasCircleToJoin: false });
    await addOwnedCircle(sql, await addUser(sql));
    expect(await lookAtSteps(person)).toMatchObject({ hasCircleToJoin: true });
    const circleId = await addOwnedCircle(sql, person.id);
    expect(await stepsOf(person)).toEqual(['film ✓', 'circle ✓', 'invite', 'start']);
    expect(await lookAtSteps(person)).toMatchObject({
      kind: 'organizer',
      circle: { id: circleId, name: 'Cinefili' },
    });
    const friend = await addUser(sql);
    await addMember(sql, { circleId, userId: friend });
    expect(await stepsOf(person)).toEqual(['film ✓', 'circle ✓', 'invite ✓', 'start']);
    // Nominations are open, but there is nothing to start with yet.
    const tournamentId = await addCircleTournament(sql, { circleId, createdBy: person.id });
    expect(await stepsOf(person)).toEqual(['film ✓', 'circle ✓', 'invite ✓', 'start']);
    await nominate(sql, tournamentId, friend);
    expect(await lookAtSteps(person)).toBeNull();
  });

  test('can be done in any order', async () => {
    const person = await signUp(girone);
    await addSeason(sql, { createdBy: person.id });
    expect(await stepsOf(person)).toEqual(['film', 'circle', 'invite', 'start ✓']);
  });

  test('are no longer for whoever has played', async () => {
    const person = await signUp(girone);
    const season = await addSeason(sql, { owners: [person.id, await addUser(sql)] });
    expect(await stepsOf(person)).toEqual(['film ✓', 'circle', 'invite', 'start ✓']);
    const [match] = matchesOn(season, 1);
    await person.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    expect(await lookAtSteps(person)).toBeNull();
  });
});

describe('the first steps of whoever was let in', () => {
  test('are a film, its nomination and a vote', async () => {
    const person = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    expect(await stepsOf(person)).toEqual(['circle ✓', 'film', 'nominate', 'vote']);
    const id = await addCircleTournament(sql, { circleId, createdBy: await addUser(sql) });
    expect(await lookAtSteps(person)).toMatchObject({ kind: 'member', circle: { id: circleId } });
    await nominate(sql, id, person.id);
    expect(await stepsOf(person)).toEqual(['circle ✓', 'film ✓', 'nominate ✓', 'vote']);
  });

  test('leave out the nomination where the season runs already', async () => {
    const person = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    const season = await addSeason(sql, { circleId });
    expect(await stepsOf(person)).toEqual(['circle ✓', 'film', 'vote']);
    const [match] = matchesOn(season, 1);
    await person.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    await addFilm(sql, person.id);
    expect(await lookAtSteps(person)).toBeNull();
  });

  test('become those of an organizer with the first championship of their own', async () => {
    const person = await signUp(girone);
    const circleId = await addCircleOf(person.id);
    await addCircleTournament(sql, { circleId, createdBy: person.id });
    expect(await stepsOf(person)).toEqual(['film', 'circle ✓', 'invite ✓', 'start']);
  });
});

describe('putting the first steps away', () => {
  test('is for oneself, and can be taken back', async () => {
    const person = await signUp(girone);
    const other = await signUp(girone);
    const hide = (hidden: boolean) => person.client.put('/api/dashboard/first-steps', { hidden });
    expect((await hide(true)).status).toBe(204);
    expect((await hide(true)).status).toBe(204);
    expect(await lookAtSteps(person)).toMatchObject({ isHidden: true });
    expect(await lookAtSteps(other)).toMatchObject({ isHidden: false });
    expect((await hide(false)).status).toBe(204);
    expect(await lookAtSteps(person)).toMatchObject({ isHidden: false });
  });

  test('needs a session and a yes or no', async () => {
    const visitor = new TestClient(girone.address);
    const { status, body } = await visitor.put('/api/dashboard/first-steps', { hidden: true });
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
    const person = await signUp(girone);
    for (const broken of [{}, { hidden: 'yes' }, { hidden: null }, []]) {
      const refused = await person.client.put('/api/dashboard/first-steps', broken);
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
    }
    expect(await lookAtSteps(person)).toMatchObject({ isHidden: false });
  });
});
