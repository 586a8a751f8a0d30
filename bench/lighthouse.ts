import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumLaunchOptions } from '../e2e/chromium.ts';
import { median, openStand } from './stand.ts';

/**
 * Lighthouse on a phone, in the demo community, as often as it takes for a median that means something: the
 * landing page for a visitor; a championship that is being played, Critics and statistics for a member; the dashboard
 * of somebody who has votes to cast.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const debugPort = 4398;

/** What is measured, by its name; thousandths of a shift, so that all are whole numbers. */
const audits = {
  'LCP ms': { id: 'largest-contentful-paint', factor: 1 },
  'TBT ms': { id: 'total-blocking-time', factor: 1 },
  'CLS ×1000': { id: 'cumulative-layout-shift', factor: 1000 },
} as const;

async function measure(address: string): Promise<string> {
  const figures = new Map<string, number[]>();
  const note = (name: string, figure: number) =>
    figures.set(name, [...(figures.get(name) ?? []), Math.round(figure)]);
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(address, {
      port: debugPort,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error(`${address} was not measured`);
    const { lhr } = result;
    for (const category of categories) {
      note(category, (lhr.categories[category]?.score ?? 0) * 100);
    }
    for (const [name, { id, factor }] of Object.entries(audits)) {
      note(name, (lhr.audits[id]?.numericValue ?? 0) * factor);
    }
  }
  return JSON.stringify(Object.fromEntries([...figures].map(([name, all]) => [name, median(all)])));
}

async function measureAll(context: BrowserContext, origin: string): Promise<void> {
  const show = async (path: string) =>
    process.stdout.write(`${path} ${await measure(origin + path)}\n`);
  await show('/');
  const password = randomBytes(12).toString('base64url');
  const data = {
    username: 'member',
    email: 'member@example.org',
    password,
    confirmPassword: password,
  };
  const registration = await context.request.post(`${origin}/api/register`, { data });
  if (!registration.ok()) throw new Error(`no account was made: ${registration.status()}`);
  const active = await context.request.get(`${origin}/api/tournaments?status=active`);
  const [tournament]: { id: number }[] = await active.json();
  if (!tournament) throw new Error('no championship is being played');
  await show(`/tournaments/${tournament.id}`);
  await show('/critics');
  await show(`/leaderboard?tournament=${tournament.id}`);
  const somebodyBusy = { username: 'demo', password: 'demo1234' };
  const login = await context.request.post(`${origin}/api/login`, {
    headers: { origin },
    data: somebodyBusy,
  });
  if (!login.ok()) throw new Error(`nobody was signed in: ${login.status()}`);
  process.stdout.write('dashboard ');
  await show('/');
}

const stand = await openStand(4399, { DEMO: 'on' });
const profile = mkdtempSync(join(tmpdir(), 'girone-profile-'));
try {
  const options = await chromiumLaunchOptions();
  // Lighthouse opens its pages in the browser's own profile, where the member is signed in.
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debugPort}`],
  });
  try {
    await measureAll(context, `http://127.0.0.1:${stand.port}`);
  } finally {
    await context.close();
  }
} finally {
  await stand.stop();
  rmSync(profile, { recursive: true, force: true });
}
