import { setTimeout as pause } from 'node:timers/promises';
import { beatsOf, toldAhead } from '@girone/championship/show/script';
import type { Stage } from '@girone/contract/stage';
import type { Pool } from 'pg';
import { connectForCalls, wire } from './http-load.ts';
import { addOpenDays } from './open-days.ts';
import { openStreams } from './open-streams.ts';
import { addPeople, openStand } from './stand.ts';

/**
 * A reveal night on one process: so many watch it, each with an open page and a seat, and everybody throws as much as they
 * may. How long the event loop is held up, and how long after its moment a match is on the screens.
 */
const watchers = Number(process.env['WATCHERS'] ?? 2000);
const seconds = Number(process.env['SECONDS'] ?? 60);
const port = 4397;
const sampleMs = 5000;
/** Three a second of each, whatever the pause between two words. */
const perSecond = 3;
const mostOfOneKind = 30;

/** A public championship of 16 films, its first day voted on and open. */
async function addEvening(pool: Pool): Promise<number> {
  await addOpenDays(pool, { championships: 1, films: 16, isRevealedByHand: true });
  await pool.query(`
    insert into votes (match_id, user_id, film_id)
    select m.id, u.id, case when (u.id + m.id) % 5 < 2 then film1_id else film2_id end
    from matches m, users u where m.match_day = 1;
    analyze`);
  const { rows } = await pool.query<{ id: number }>('select id from tournaments');
  return rows[0]?.id ?? 0;
}

/** As a proxy names callers: few enough pages for each address. */
function addressOf(index: number): string {
  return `10.3.${(index >> 8) & 255}.${index & 255}`;
}

async function readMetrics(): Promise<(name: string) => number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

const stand = await openStand(port, { WORKERS: '1' });
try {
  const cookies = await addPeople(stand.pool, watchers);
  const id = await addEvening(stand.pool);
  const path = `/api/tournaments/${id}`;
  const headersOf = (index: number) => ({
    cookie: cookies[index] ?? '',
    'x-forwarded-for': addressOf(index),
  });
  const origin = `http://127.0.0.1:${port}`;
  const run = async (call: string, body: object) => {
    const answer = await fetch(`${origin}${path}${call}`, {
      method: 'POST',
      headers: { ...headersOf(0), origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  };
  const look = async (): Promise<Stage> => {
    const answer = await fetch(`${origin}${path}/stage`, { headers: headersOf(0) });
    // What the contract says.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (await answer.json()) as Stage;
  };
  await run('/advance', { matchDay: 1 });
  while ((await look()).day?.seal === null) await pause(200);

  const toldAt = new Map<number, number[]>();
  let reactionFrames = 0;
  let hallFrames = 0;
  const open = await openStreams({
    ports: [port],
    count: watchers,
    path: `/api/events?stage=${id}`,
    headersOf,
    onText(_index, text) {
      for (const [, told] of text.matchAll(/"told":\{"index":(\d+)/g)) {
        const times = toldAt.get(Number(told)) ?? [];
        times.push(Date.now());
        toldAt.set(Number(told), times);
      }
      if (text.includes('event: reactions')) reactionFrames += 1;
      if (text.includes('event: hall')) hallFrames += 1;
    },
  });

  const calls = connectForCalls(port, 16);
  const ends = performance.now() + seconds * 1000 + 20_000;
  const waits: number[] = [];
  const refused = new Map<number, number>();
  /** Each sits down at a moment of their own and says it again as often as a hall of this size is asked to. */
  const againMs = Math.max(2000, Math.ceil((watchers * 7.5) / 1000) * 1000);
  async function sit(index: number): Promise<void> {
    await pause((againMs * index) / watchers);
    let thrown = 0;
    while (performance.now() < ends) {
      const first = Math.min(thrown, mostOfOneKind);
      const second = Math.min(thrown - first, mostOfOneKind);
      const reactions = { ...(first > 0 && { '👏': first }), ...(second > 0 && { '❤️': second }) };
      const sentAt = performance.now();
      const body = { matchDay: 1, reactions };
      const headers = headersOf(index);
      const status = await calls.send(
        wire({ method: 'POST', path: `${path}/stage/seat`, headers, body }),
      );
      waits.push(performance.now() - sentAt);
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
      thrown = (againMs / 1000) * perSecond;
      await pause(againMs);
    }
  }
  const sitting = Promise.all(cookies.map((_, index) => sit(index)));
  await pause(againMs + 2000);

  await run('/stage/start', { matchDay: 1 });
  const { day } = await look();
  const startedAt = day?.show?.startedAt ?? NaN;
  await readMetrics();
  const cpuBefore = (await readMetrics())('process_cpu_seconds_total');
  const begun = performance.now();
  reactionFrames = 0;
  const lags: number[] = [];
  while (performance.now() - begun < seconds * 1000) {
    await pause(sampleMs);
    lags.push((await readMetrics())('nodejs_eventloop_lag_p99_seconds') * 1000);
  }
  const took = (performance.now() - begun) / 1000;
  const cpu = ((await readMetrics())('process_cpu_seconds_total') - cpuBefore) / took;
  const frames = reactionFrames / took;

  const late: number[] = [];
  const spread: number[] = [];
  let missed = 0;
  for (const [index, times] of toldAt) {
    const moment = startedAt + index * beatsOf({ matches: 8 }, 0).end - toldAhead;
    late.push(...times.map((at) => at - moment));
    spread.push(Math.max(...times) - Math.min(...times));
    missed += watchers - times.length;
  }
  calls.close();
  await sitting.catch(() => undefined);
  const here = (await look()).day?.hall.here;
  process.stdout.write(
    `${watchers} watch on one process, ${here} sit, each throws ${perSecond} a second: event loop p99 ` +
      `${quantile(lags, 0.5).toFixed(0)} ms (median of ${lags.length} samples), worst sample ` +
      `${Math.max(...lags).toFixed(0)} ms (goal 50); ${(cpu * 100).toFixed(0)} % of a core; ` +
      `${(frames / 1000).toFixed(1)} thousand reactions and ${(hallFrames / took).toFixed(0)} halls a second written to pages\n` +
      `a match is told p50 ${quantile(late, 0.5).toFixed(0)}, p99 ${quantile(late, 0.99).toFixed(0)} ms after its moment ` +
      `(${toldAhead} ms before it begins), first to last screen ${Math.max(...spread).toFixed(0)} ms at most; ` +
      `${toldAt.size} matches, not told ${missed}, streams ended ${open.ended()}\n` +
      `a word from a seat takes p50 ${quantile(waits, 0.5).toFixed(0)}, p99 ${quantile(waits, 0.99).toFixed(0)} ms, ` +
      `${waits.length} of them; refused ${[...refused.values()].reduce((sum, count) => sum + count, 0)}\n`,
  );
  open.close();
  stand.check();
} finally {
  await stand.stop();
}
