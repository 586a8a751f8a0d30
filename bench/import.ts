import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchedLine } from '@girone/contract/film-import';
import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { chromiumLaunchOptions } from '../e2e/chromium.ts';
import { median, openStand } from './stand.ts';

/**
 * An export of Letterboxd with 5,000 lines, from the press on “Check” to the review, in the browser as somebody
 * would do it: every film of the embedded catalogue by its English title, and titles put together of halves of
 * theirs, which are looked for in vain and cost the most. The catalogue's share is the time in which a call to
 * look lines up was under way.
 */
const rounds = Number(process.env['ROUNDS'] ?? 3);
const lineCount = 5000;
const goalMs = 10_000;
const port = 4396;
const filmsFolder = join(import.meta.dirname, '../server/src/domain/catalogue/embedded/films');

interface NamedFilm {
  readonly title: string;
  readonly year: string;
}

function readCatalogue(): NamedFilm[] {
  return readdirSync(filmsFolder).flatMap((file) => {
    const [, ...rows] = readFileSync(join(filmsFolder, file), 'utf8').trim().split('\n');
    return rows.map((row) => {
      const [year = '', , title = ''] = row.split('\t');
      return { title, year };
    });
  });
}

/** The beginning of one title and the end of another one far from it. */
function inventFilm(films: readonly NamedFilm[], at: number): NamedFilm {
  const from = films[at % films.length];
  const to = films[(at * 7919 + 13) % films.length];
  const start = (from?.title ?? '').split(' ');
  const end = (to?.title ?? '').split(' ');
  const words = [...start.slice(0, Math.ceil(start.length / 2)), ...end.slice(end.length / 2)];
  return { title: `${words.join(' ')} ${at}`, year: to?.year ?? '' };
}

function writeExport(films: readonly NamedFilm[]): Buffer {
  const invented = Array.from({ length: lineCount - films.length }, (_, at) =>
    inventFilm(films, at),
  );
  const rows = [...films, ...invented].map(
    ({ title, year }, at) =>
      `2026-01-01,"${title.replaceAll('"', '""')}",${year},https://boxd.it/${at.toString(36)}`,
  );
  return Buffer.from(`Date,Name,Year,Letterboxd URI\n${rows.join('\n')}\n`);
}

/** Milliseconds in which at least one call was under way, as the page itself noted them. */
function readCallTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/films/match'))
      .map(({ startTime, duration }) => ({ from: startTime, to: startTime + duration }))
      .toSorted((one, other) => one.from - other.from);
    let total = 0;
    let until = 0;
    for (const { from, to } of calls) {
      total += Math.max(0, to - Math.max(from, until));
      until = Math.max(until, to);
    }
    return total;
  });
}

interface Round {
  readonly reading: number;
  readonly checking: number;
  readonly calls: number;
  /** Lines of which the catalogue was sure. */
  readonly found: number;
}

async function measure(browser: Browser, origin: string, csv: Buffer): Promise<Round> {
  const context = await browser.newContext({ locale: 'en' });
  try {
    const name = `bench-${randomBytes(6).toString('hex')}`;
    const password = randomBytes(12).toString('base64url');
    const data = {
      username: name,
      email: `${name}@example.org`,
      password,
      confirmPassword: password,
    };
    const registration = await context.request.post(`${origin}/api/register`, { data });
    if (!registration.ok()) throw new Error(`no account was made: ${registration.status()}`);
    const page = await context.newPage();
    const answers: Response[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/films/match')) answers.push(answer);
    });
    await page.goto(`${origin}/films/import`);
    const openedAt = performance.now();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'watched.csv', mimeType: 'text/csv', buffer: csv });
    const check = page.getByRole('button', { name: 'Check 5,000 lines' });
    await check.waitFor();
    const readAt = performance.now();
    await check.click();
    await page.getByRole('heading', { level: 1, name: '5,000 lines read' }).waitFor();
    const checkedAt = performance.now();
    const lines: MatchedLine[][] = await Promise.all(answers.map((answer) => answer.json()));
    return {
      reading: readAt - openedAt,
      checking: checkedAt - readAt,
      calls: await readCallTime(page),
      found: lines.flat().filter(({ outcome }) => outcome === 'found').length,
    };
  } finally {
    await context.close();
  }
}

const films = readCatalogue().slice(0, lineCount);
const csv = writeExport(films);
const stand = await openStand(port);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const times: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { reading, checking, calls, found } = await measure(
      browser,
      `http://127.0.0.1:${port}`,
      csv,
    );
    times.push(checking);
    shares.push(calls / checking);
    process.stdout.write(
      `${lineCount} lines, ${films.length} of them of the catalogue: read in ${reading.toFixed(0)} ms, ` +
        `checked in ${checking.toFixed(0)} ms, ${calls.toFixed(0)} of them in calls; ${found} found\n`,
    );
  }
  process.stdout.write(
    `checked in ${median(times).toFixed(0)} ms (goal ${goalMs}), ` +
      `the catalogue’s share ${(median(shares) * 100).toFixed(0)} %\n`,
  );
  stand.check();
} finally {
  await browser.close();
  await stand.stop();
}
