import type { OwnSeason, SeasonRecap } from '@girone/contract/story';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDays } from '../../testing/close-days.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { playDays } from '../../testing/play-days.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, matchesOn, type Season } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
let voters: number[];

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  voters = [];
  for (let index = 0; index < 6; index += 1) voters.push(await addUser(sql));
});

async function begin(settings: Parameters<typeof addSeason>[1] = {}): Promise<Season> {
  return addSeason(sql, { createdBy: viewers.admin.id, advanceOnAllVotes: false, ...settings });
}

async function readRecap({ path }: Season): Promise<SeasonRecap> {
  const { status, body } = await viewers.visitor.get(`${path}/recap`);
  expect(status).toBe(200);
  return body;
}

async function readOwn({ path }: Season, client: TestClient): Promise<OwnSeason> {
  const { status, body } = await client.get(`${path}/my-season`);
  expect(status).toBe(200);
  return body.season;
}

describe('a recap', () => {
  test('has what the season will be remembered for, and the films that it speaks of', async () => {
    const season = await begin({ films: 6, name: 'Coppa Celluloide' });
    await playDays(sql, { season, client: viewers.admin.client, voters }, season.lastDay);
    const { name, recap, films, crowd } = await readRecap(season);
    expect(name).toBe('Coppa Celluloide');
    expect(crowd.votes).toBeGreaterThan(crowd.voters);
    expect(crowd.voters).toBeGreaterThan(0);
    expect(recap?.matches).toBe(30);
    const table = (await viewers.visitor.get(`${season.path}/leaderboard`)).body;
    expect(recap?.champion).toMatchObject({ films: [table[0].filmId], points: table[0].points });
    expect(recap?.path?.positions).toHaveLength(season.lastDay);
    expect(films.map(({ id }) => id)).toContain(recap?.champion.films[0]);
    expect(recap?.run?.length).toBeGreaterThan(1);
  });

  test('is empty until the season is over, and where it was called off', async () => {
    const running = await begin();
    await closeDays(viewers.admin.client, running.path, 1);
    expect((await readRecap(running)).recap).toBeNull();
    expect((await viewers.admin.client.delete(running.path)).status).toBe(204);
    expect((await readRecap(running)).recap).toBeNull();
  });

  test('of a season without a vote has a champion and claims nothing else', async () => {
    const season = await begin({ films: 2 });
    await closeDays(viewers.admin.client, season.path, season.lastDay);
    const { recap, crowd } = await readRecap(season);
    expect(crowd).toEqual({ voters: 0, votes: 0 });
    expect(recap).toMatchObject({ path: null, upset: null, divided: null, run: null, loved: null });
    expect(recap?.champion.films).toHaveLength(2);
  });

  test('of a private circle’s championship is for members and admins', async () => {
    const { visitor, outsider, member, admin, circleId } = viewers;
    const season = await begin({ circleId });
    const clients = [visitor, outsider.client, member.client, admin.client];
    const answers = await Promise.all(clients.map((client) => client.get(`${season.path}/recap`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 200]);
    const own = await Promise.all(clients.map((client) => client.get(`${season.path}/my-season`)));
    expect(own.map(({ status }) => status)).toEqual([401, 404, 200, 200]);
  });
});

describe('my season', () => {
  test('is made of one’s own votes alone, once the season is over', async () => {
    const season = await begin({ films: 2 });
    const [one, other] = [await signUp(girone), await signUp(girone)];
    const early: OwnSeason[] = [];
    for (let day = 1; day <= season.lastDay; day += 1) {
      for (const { id, home, away } of matchesOn(season, day)) {
        await one.client.post(`/api/matches/${id}/vote`, { filmId: home });
        await other.client.post(`/api/matches/${id}/vote`, { filmId: day === 1 ? home : away });
      }
      early.push(await readOwn(season, one.client));
      await viewers.admin.client.post(`${season.path}/advance`, { matchDay: day });
    }
    expect(early).toEqual([null, null]);
    const [first] = matchesOn(season, 1);
    expect(await readOwn(season, one.client)).toMatchObject({
      voted: 2,
      matches: 2,
      withMajority: 1,
      favouriteVotes: 1,
    });
    expect(await readOwn(season, other.client)).toMatchObject({
      voted: 2,
      withMajority: 1,
      favourite: { id: first?.home },
      favouriteVotes: 2,
      favouriteMatches: 2,
    });
    expect(await readOwn(season, viewers.member.client)).toBeNull();
  });
});
