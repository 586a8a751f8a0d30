import { recapCards } from '@girone/championship/story/tell-recap';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { playDays } from '../../testing/play-days.ts';
import { addUser } from '../../testing/sample-rows.ts';
import { addSeason, type Season } from '../../testing/sample-season.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { gatherViewers, type Viewers } from '../../testing/viewers.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

let viewers: Viewers;
let season: Season;

async function play(settings: Parameters<typeof addSeason>[1]): Promise<Season> {
  const { id: createdBy, client } = viewers.admin;
  const played = await addSeason(sql, { createdBy, advanceOnAllVotes: false, ...settings });
  const voters: number[] = [];
  for (let index = 0; index < 6; index += 1) voters.push(await addUser(sql));
  await playDays(sql, { season: played, client, voters }, played.lastDay);
  return played;
}

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  season = await play({ circleId: viewers.circleId });
});

describe('the picture of a card', () => {
  test('is drawn for whoever may see the championship', async () => {
    const { visitor, outsider, member } = viewers;
    const path = `${season.path}/recap/champion.png?lang=it`;
    expect((await visitor.get(path)).status).toBe(404);
    expect((await outsider.client.get(path)).status).toBe(404);
    const { status, headers } = await member.client.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  test('is 1080 × 1350', async () => {
    const shown = await play({});
    const answer = await fetch(new URL(`${shown.path}/recap/champion.png`, girone.address));
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect([width, height]).toEqual([1080, 1350]);
  });

  test('is never of anybody’s own season, nor of what is no card', async () => {
    expect(recapCards).toContain('mine');
    for (const card of ['mine', 'nothing', '1']) {
      const { status } = await viewers.member.client.get(`${season.path}/recap/${card}.png`);
      expect(status).toBe(400);
    }
  });
});
