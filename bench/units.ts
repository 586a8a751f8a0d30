import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { childrenOf } from './drill/faults.ts';
import { connectForCalls, wire } from './http-load.ts';
import { openStand, pick, someCaller, type Stand } from './stand.ts';
import { addWorld } from './world.ts';

/**
 * What one of each costs in processor time, in the server and in its database: the units from which
 * `bench/capacity.ts` computes how much a community needs. Processor time, since that is the same on a busy machine.
 */
const port = 4390;
const connections = 16;
const times = Number(process.env['TIMES'] ?? 4000);

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Its own, and that of children that have ended.
    return [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0);
  } catch {
    // It has ended meanwhile, and its parent counts it.
    return 0;
  }
}

const msPerTick = 10;

/** In milliseconds, so far. */
function processorTime({ pid, dataDir }: Stand): { server: number; database: number } {
  const postmaster = Number(
    readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const database = [postmaster, ...childrenOf(postmaster)].reduce(
    (sum, id) => sum + ticksOf(id),
    0,
  );
  return { server: ticksOf(pid) * msPerTick, database: database * msPerTick };
}

interface Unit {
  readonly name: string;
  readonly count: number;
  readonly once: () => Promise<unknown>;
}

async function measure(stand: Stand, { name, count, once }: Unit): Promise<void> {
  // Warm: plans, caches and compiled code are there, as they are on a server that runs.
  for (let time = 0; time < Math.min(count / 4, 200); time += 1) await once();
  const before = processorTime(stand);
  let left = count;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        await once();
      }
    }),
  );
  const after = processorTime(stand);
  const each = (what: 'server' | 'database') => ((after[what] - before[what]) / count).toFixed(2);
  process.stdout.write(
    `${name.padEnd(12)} ${each('server')} ms in the server, ${each('database')} ms in the database\n`,
  );
}

const stand = await openStand(port, {
  WORKERS: '1',
  RATE_LIMITS: 'off',
  MAX_EVENT_LOOP_DELAY_MS: '0',
});
const calls = connectForCalls(port, connections);
try {
  const { cookies, openMatches, activeId } = await addWorld(stand.pool, 60);

  const someone = () => ({ cookie: pick(cookies), ...someCaller() });

  async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<void> {
    const status = await calls.send(wire({ method, path, headers: someone(), body }));
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}`);
  }
  async function sendPicture(file: Buffer): Promise<void> {
    const headers = { ...someone(), 'sec-fetch-site': 'same-origin' };
    const base = `http://127.0.0.1:${port}`;
    const asked = await fetch(`${base}/api/objects/upload`, { method: 'POST', headers });
    const { uploadURL } = await asked.json();
    const { pathname, search } = new URL(String(uploadURL));
    await fetch(`${base}${pathname}${search}`, { method: 'PUT', body: new Uint8Array(file) });
    const claimed = await fetch(`${base}/api/post-images`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ postImageURL: uploadURL }),
    });
    if (!claimed.ok) throw new Error(`a picture was refused: ${await claimed.text()}`);
  }

  await measure(stand, { name: 'call', count: times, once: () => send('GET', '/api/user') });
  await measure(stand, {
    name: 'table',
    count: times,
    once: () => send('GET', `/api/tournaments/${activeId}/leaderboard`),
  });
  await measure(stand, {
    name: 'post',
    count: times / 4,
    once: () => send('POST', '/api/posts', { content: `A word about a film, ${Math.random()}` }),
  });
  await measure(stand, {
    name: 'feed page',
    count: times / 4,
    once: () => send('GET', '/api/posts/feed'),
  });
  await measure(stand, {
    name: 'vote',
    count: times,
    once: () => {
      const { id, film1Id, film2Id } = pick(openMatches);
      return send('POST', `/api/matches/${id}/vote`, { filmId: pick([film1Id, film2Id]) });
    },
  });
  // As a phone takes it: four megapixels with the grain of a real one.
  const photo = await sharp({
    create: {
      width: 2304,
      height: 1728,
      channels: 3,
      background: '#775544',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
  await measure(stand, { name: 'picture', count: 24, once: () => sendPicture(photo) });
  stand.check();
} finally {
  calls.close();
  await stand.stop();
}
