import type { DayStory, StoryFact } from '@girone/contract/story';
import { filmsIn } from '@girone/championship/story/facts';
import { tellDay } from '@girone/championship/story/tell-day';
import { storyIt } from '@girone/championship/story/words-it';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { playDays } from '../../testing/play-days.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
let voters: number[];
let three: TestPerson[];

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  voters = [];
  for (let index = 0; index < 6; index += 1) voters.push(await addUser(sql));
  three = [];
  for (let index = 0; index < 3; index += 1) three.push(await signUp(girone));
});

async function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false, ...settings });
}

async function read({ path }: Season, day: number): Promise<DayStory> {
  const { status, body } = await viewers.visitor.get(`${path}/story?matchDay=${day}`);
  expect(status).toBe(200);
  return body;
}

describe('the story of a day', () => {
  test('has facts about films, each of them named', async () => {
    const season = await begin({ films: 6 });
    await playDays(sql, { season, client: viewers.admin.client, voters }, 4);
    for (const day of [1, 2, 3, 4]) {
      const { matchDay, facts, films } = await read(season, day);
      expect(matchDay).toBe(day);
      expect(facts.length).toBeGreaterThan(0);
      expect(new Set(films.map(({ id }) => id))).toEqual(new Set(filmsIn(facts)));
      for (const { id } of films) expect(season.films).toContain(id);
    }
  });

  test('is not there before the day has closed', async () => {
    const season = await begin();
    const statusOf = async (query: string) =>
      (await viewers.visitor.get(`${season.path}/story${query}`)).status;
    expect(await statusOf('?matchDay=1')).toBe(404);
    await closeDays(viewers.admin.client, season.path, 1);
    expect(await statusOf('?matchDay=1')).toBe(200);
    expect(await statusOf('?matchDay=2')).toBe(404);
    expect(await statusOf('')).toBe(400);
    expect(await statusOf('?matchDay=x')).toBe(400);
  });

  test('says that nobody voted', async () => {
    const season = await begin();
    await closeDays(viewers.admin.client, season.path, 1);
    expect((await read(season, 1)).facts[0]).toEqual({ kind: 'silent', matches: 2 });
  });

  test('of a private circle’s championship is for members and admins', async () => {
    const { visitor, outsider, member, admin, circleId } = viewers;
    const season = await begin({ circleId });
    await closeDays(admin.client, season.path, 1);
    const clients = [visitor, outsider.client, member.client, admin.client];
    const answers = await Promise.all(
      clients.map((client) => client.get(`${season.path}/story?matchDay=1`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200]);
  });
});

/** With films called by their place in the draw, so that two seasons can be compared. */
function tellByPlace({ films }: Season, matchDay: number, facts: readonly StoryFact[]): string {
  const titles = new Map(films.map((film, place) => [film, `Film ${place}`]));
  return tellDay(storyIt, { tournamentId: 1, matchDay, facts, titles }).join(' ');
}

/** Every day two of them are for the home film and one is not; who that is differs. */
async function playThree(odd: number): Promise<string[]> {
  const season = await begin();
  const told: string[] = [];
  for (let day = 1; day <= season.lastDay; day += 1) {
    for (const { id, home, away } of matchesOn(season, day)) {
      for (const [index, { client }] of three.entries()) {
        const filmId = index === (odd + day) % 3 ? away : home;
        expect((await client.post(`/api/matches/${id}/vote`, { filmId })).status).toBe(200);
      }
    }
    await viewers.admin.client.post(`${season.path}/advance`, { matchDay: day });
    const { facts } = await read(season, day);
    told.push(tellByPlace(season, day, facts));
  }
  return told;
}

describe('three voters', () => {
  test('cannot be told apart: who voted how changes no word, and no margin is named', async () => {
    const one = await playThree(0);
    expect(await playThree(1)).toEqual(one);
    expect(await playThree(2)).toEqual(one);
    expect(one.join(' ')).not.toMatch(/\d+ a \d+|vot[oi]|misura|scarto|unanim|d’accordo/i);
  });
});
