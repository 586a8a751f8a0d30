import type { AllTaste, SeasonTaste } from '@girone/contract/taste';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addMember } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { playTaste, type Answers } from '../../testing/taste-scene.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
let giulia: TestPerson;
let others: TestPerson[];
let season: Season;

const latest: Answers = ({ home, away }) => (home > away ? '1' : '2');
const earliest: Answers = ({ home, away }) => (home < away ? '1' : '2');

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  giulia = await signUp(girone, 'giulia');
  others = [await signUp(girone), await signUp(girone), await signUp(girone)];
  season = await play({ name: 'Il Grande Girone' });
});

/** Giulia chooses the film that was added last, all others the one that was there before; one match she missed. */
function play(settings: { readonly name: string; readonly circleId?: number }): Promise<Season> {
  const voters = [
    {
      person: giulia,
      answers: (match: Parameters<Answers>[0]) => (match.index === 0 ? '0' : latest(match)),
    } as const,
    ...others.map((person) => ({ person, answers: earliest })),
  ];
  return playTaste(sql, { admin: viewers.admin, films: 4, voters, ...settings });
}

async function tasteOf({ client }: TestPerson, { path }: Season): Promise<SeasonTaste> {
  const { status, body } = await client.get(`${path}/taste`);
  expect(status).toBe(200);
  return body;
}

async function allTasteOf({ client }: TestPerson): Promise<AllTaste> {
  const { status, body } = await client.get('/api/user/taste');
  expect(status).toBe(200);
  return body;
}

describe('my taste', () => {
  test('is my own order beside everybody’s, made of my votes alone', async () => {
    const { name, state, isOfCircle, taste } = await tasteOf(giulia, season);
    expect({ name, state, isOfCircle }).toEqual({
      name: 'Il Grande Girone',
      state: 'over',
      isOfCircle: false,
    });
    const ids = season.films.toSorted((a, b) => b - a);
    expect(taste?.order.map(({ film }) => film.id)).toEqual(ids);
    expect(taste?.order.map(({ position }) => position)).toEqual([4, 3, 2, 1]);
    expect(taste?.votes).toBe(season.matches.length - 1);
  });

  test('says how often I was with the majority, and which vote found least company', async () => {
    const { taste } = await tasteOf(giulia, season);
    expect(taste?.majority).toEqual({ withIt: 0, against: 11, drawn: 0 });
    expect(taste?.solitary).toMatchObject({ chosenVotes: 1, otherVotes: 3 });
    const [other] = others;
    if (!other) throw new Error('nobody else voted');
    const theirs = await tasteOf(other, season);
    expect(theirs.taste?.majority).toEqual({ withIt: 12, against: 0, drawn: 0 });
    expect(theirs.taste?.solitary).toBeNull();
  });

  test('is nothing for whoever has not voted', async () => {
    expect((await tasteOf(viewers.outsider, season)).taste).toBeNull();
  });

  test('opens at the end, and not where it was called off', async () => {
    const running = await addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false });
    const [match] = running.matches;
    await giulia.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
    await closeDays(viewers.admin.client, running.path, 1);
    expect(await tasteOf(giulia, running)).toMatchObject({ state: 'running', taste: null });
    expect((await viewers.admin.client.delete(running.path)).status).toBe(204);
    expect(await tasteOf(giulia, running)).toMatchObject({ state: 'called_off', taste: null });
  });

  test('is asked for by those who may see the championship, each for themselves', async () => {
    const { visitor, outsider, member, admin, circleId } = viewers;
    const inCircle = await play({ name: 'In cerchia', circleId });
    const clients = [visitor, outsider.client, member.client, admin.client];
    for (const path of ['taste', 'taste/map']) {
      const answers = await Promise.all(
        clients.map((client) => client.get(`${inCircle.path}/${path}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([401, 404, 200, 200]);
    }
    expect((await visitor.get('/api/user/taste')).status).toBe(401);
    expect((await tasteOf(member, inCircle)).taste).toBeNull();
  });
});

describe('my taste over all championships', () => {
  test('is made of all that are over and that I may still see', async () => {
    const before = await allTasteOf(giulia);
    expect(before.seasons.map(({ name }) => name)).toEqual(['Il Grande Girone']);
    await addMember(sql, { circleId: viewers.circleId, userId: giulia.id });
    const { seasons, votes, films, order, majority } = await allTasteOf(giulia);
    expect(seasons.map(({ name }) => name)).toEqual(['In cerchia', 'Il Grande Girone']);
    expect(votes).toBe(22);
    expect(films).toBe(8);
    expect(order).toHaveLength(8);
    expect(majority).toEqual({ withIt: 0, against: 22, drawn: 0 });
    const [favourite] = season.films.toSorted((a, b) => b - a);
    expect(order.slice(0, 2).map(({ id }) => id)).toContain(favourite);
  });

  test('of somebody who never voted is empty', async () => {
    expect(await allTasteOf(viewers.outsider)).toEqual({
      seasons: [],
      votes: 0,
      films: 0,
      order: [],
      majority: { withIt: 0, against: 0, drawn: 0 },
    });
  });
});
