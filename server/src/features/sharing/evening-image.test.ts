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
let inCircle: Season;
let open: Season;

async function play(settings: Parameters<typeof addSeason>[1]): Promise<Season> {
  const { id: createdBy, client } = viewers.admin;
  const played = await addSeason(sql, { createdBy, advanceOnAllVotes: false, ...settings });
  const voters: number[] = [];
  for (let index = 0; index < 6; index += 1) voters.push(await addUser(sql));
  await playDays(sql, { season: played, client, voters }, 2);
  return played;
}

beforeAll(async () => {
  viewers = await gatherViewers(girone, sql);
  inCircle = await play({ circleId: viewers.circleId });
  open = await play({});
});

function fetchDay(file: string): Promise<Response> {
  return fetch(new URL(`${open.path}/days/${file}`, girone.address));
}

describe('the picture of a day', () => {
  test('is drawn for whoever may see the championship', async () => {
    const { visitor, outsider, member } = viewers;
    const path = `${inCircle.path}/days/1.png?lang=it`;
    expect((await visitor.get(path)).status).toBe(404);
    expect((await outsider.client.get(path)).status).toBe(404);
    const { status, headers } = await member.client.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  test('is 1080 × 1350, and another for each day and language', async () => {
    const [first, second, spanish] = await Promise.all(
      ['1.png?lang=it', '2.png?lang=it', '1.png?lang=es'].map(fetchDay),
    );
    const { width, height } = await sharp(await first?.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1080, 1350]);
    const tags = [first, second, spanish].map((answer) => answer?.headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
  });

  test('is not there for a day without results, nor for what is no day', async () => {
    const { visitor } = viewers;
    expect((await visitor.get(`${open.path}/days/3.png`)).status).toBe(404);
    expect((await visitor.get(`${open.path}/days/0.png`)).status).toBe(404);
    expect((await visitor.get(`${open.path}/days/first.png`)).status).toBe(400);
  });
});
