import { chromium, type Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumLaunchOptions } from '../e2e/chromium.ts';
import { beginLargeSeason, voteOnLargeDay, type LargeSeason } from './large-season.ts';
import { addPeople, median, openStand, type Stand } from './stand.ts';

/**
 * What seals cost: closing days of 64 films and 200 voters with and without, by turns and in one run; then how long the
 * page takes to count the whole season again, on a phone four times slower than this machine.
 */
const films = Number(process.env['FILMS'] ?? 64);
const voters = Number(process.env['VOTERS'] ?? 200);
/** Days that are closed without sealing, each beside one with. */
const unsealedDays = Number(process.env['DAYS'] ?? 12);
const slowdown = 4;
const port = 4399;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function closeDay(cookie: string, { tournamentId }: LargeSeason, matchDay: number) {
  const begin = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/tournaments/${tournamentId}/advance`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ matchDay }),
  });
  if (!response.ok) throw new Error(`day ${matchDay} was not closed: ${await response.text()}`);
  return performance.now() - begin;
}

/** The jobs of one championship that would seal its days are thrown away as they come. */
async function leaveUnsealed({ pool }: Stand, { tournamentId }: LargeSeason): Promise<void> {
  await pool.query(`
    create function graphile_worker.leave_unsealed() returns trigger language plpgsql as $$
    begin
      if (new.payload->>'tournamentId')::int = ${tournamentId} then return null; end if;
      return new;
    end $$;
    create trigger leave_unsealed before insert on graphile_worker._private_jobs
    for each row when (new.payload->>'tournamentId' is not null)
    execute function graphile_worker.leave_unsealed()`);
}

async function waitForSeals({ pool }: Stand, { tournamentId, lastDay }: LargeSeason) {
  for (;;) {
    const { rows } = await pool.query<{ count: number; took: number[] }>(
      `select count(*)::int, array_agg(extract(epoch from sealed_at - closed_at)::float8) as took
       from seals join match_day_closings using (tournament_id, match_day)
       where tournament_id = $1 and kind = 'day'`,
      [tournamentId],
    );
    if (rows[0]?.count === lastDay) return rows[0].took;
    await sleep(500);
  }
}

interface Look {
  readonly cookie: string;
  readonly season: LargeSeason;
  /** The check then runs on the thread that is slowed down: a worker would not be. */
  readonly hasWorker: boolean;
  readonly rate: number;
}

async function openPage(browser: Browser, { cookie, season, hasWorker, rate }: Look) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: `http://127.0.0.1:${port}` }]);
  if (!hasWorker) {
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const begin = performance.now();
  await page.goto(`http://127.0.0.1:${port}/verify/${season.tournamentId}`);
  // Asked for five times a second: whoever looks for a role in every frame slows the page by a tenth.
  await page.waitForFunction(
    () => document.getElementById('verdict')?.textContent === 'Everything adds up',
    undefined,
    { polling: 200, timeout: 120_000 },
  );
  const seconds = (performance.now() - begin) / 1000;
  const said = await page
    .getByText(/seals? of|seals?, in/)
    .first()
    .innerText();
  await context.close();
  return `${seconds.toFixed(1)} s from the address to the verdict ("${said}")`;
}

// Limits off: whoever plays a season of four months in a few minutes calls more often than anybody may.
// No load shedding either: the machine is full by intention.
const stand = await openStand(port, {
  RATE_LIMITS: 'off',
  MAX_EVENT_LOOP_DELAY_MS: '0',
  WORKERS: '1',
});
try {
  const { pool } = stand;
  const [cookie = ''] = await addPeople(pool, voters);
  const [sealed, unsealed] = [
    await beginLargeSeason(pool, films),
    await beginLargeSeason(pool, films),
  ];
  await leaveUnsealed(stand, unsealed);
  const took = { sealed: new Array<number>(), unsealed: new Array<number>() };
  for (let day = 1; day <= sealed.lastDay; day += 1) {
    await voteOnLargeDay(pool, sealed, day);
    if (day > unsealedDays) {
      await closeDay(cookie, sealed, day);
      continue;
    }
    await voteOnLargeDay(pool, unsealed, day);
    // Neither of the two closes beside the sealing of another day.
    await waitForSeals(stand, { ...sealed, lastDay: day - 1 });
    took.unsealed.push(await closeDay(cookie, unsealed, day));
    took.sealed.push(await closeDay(cookie, sealed, day));
  }
  const [withSeals, without] = [median(took.sealed), median(took.unsealed)];
  say(
    `close of a day, ${(films / 2) * voters} ballots, p50 of ${unsealedDays}: without sealing ${without.toFixed(0)} ms, ` +
      `with ${withSeals.toFixed(0)} ms (${(withSeals / without).toFixed(2)})`,
  );
  const delays = await waitForSeals(stand, sealed);
  say(`seal after its close, p50 of ${delays.length}: ${(1000 * median(delays)).toFixed(0)} ms`);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const ballots = (films * (films - 1) * voters).toLocaleString('en');
    for (const { hasWorker, rate } of [
      { hasWorker: true, rate: 1 },
      { hasWorker: true, rate: slowdown },
      { hasWorker: false, rate: slowdown },
    ]) {
      const place = hasWorker ? 'in its worker' : 'on the page’s own thread';
      const result = await openPage(browser, { cookie, season: sealed, hasWorker, rate });
      say(`${ballots} ballots, ${place}, page slowed ${rate}×: ${result} (goal 10 s)`);
    }
  } finally {
    await browser.close();
  }
  stand.check();
} finally {
  await stand.stop();
}
