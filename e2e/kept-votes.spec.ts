import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { Line } from './line.ts';
import { chooseLook, checkStep, type Look } from './looks.ts';
import { forgiveOutage, openForLater } from './outage.ts';
import { signUp, type Person } from './people.ts';
import { fromOurPages, playSeason, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const phone: Look = { language: 'it', theme: 'dark', width: 390 };

interface OpenMatch {
  readonly id: number;
  readonly film1: { readonly id: number; readonly title: string };
  readonly film2: { readonly id: number; readonly title: string };
  readonly viewerVote: number | null;
}

let count = 0;
/** Workers share the community. */
const here = `${process.pid}${Date.now() % 1000}`;

/** A public championship of somebody else, whose first day is open. */
async function openSeason(organiser: APIRequestContext, films: number): Promise<{ id: number }> {
  count += 1;
  const titles = Array.from({ length: films }, (_, index) => `Pellicola ${here}-${count}-${index}`);
  return playSeason(organiser, { name: `Serata ${here}-${count}`, titles, days: 0 });
}

async function matchesOf(request: APIRequestContext, seasonId: number): Promise<OpenMatch[]> {
  const answer = await request.get(`/api/tournaments/${seasonId}/matches?matchDay=1`);
  const matches: OpenMatch[] = await answer.json();
  return matches;
}

/** What the server has of this person's votes, match by match. */
async function votesOf(request: APIRequestContext, seasonId: number): Promise<(number | null)[]> {
  return (await matchesOf(request, seasonId)).map(({ viewerVote }) => viewerVote);
}

function cardOf(page: Page, { id }: OpenMatch): Locator {
  return page.locator(`#match-${id}`);
}

function vote(page: Page, film: { title: string }): Promise<void> {
  return page.getByRole('button', { name: `Vota: ${film.title}` }).click();
}

/** What a toast says; it is there twice, to be seen and to be heard. */
function toast(page: Page, text: string | RegExp): Locator {
  return page.getByText(text).first();
}

/** The one refusal is what the journey is about; the browser reports it. */
function forgiveRefusal(complaints: string[], status: number): void {
  const others = complaints.filter(
    (complaint) => !complaint.includes(`status of ${status}`) || !complaint.includes('/vote'),
  );
  expect(complaints.length - others.length).toBe(1);
  complaints.splice(0, complaints.length, ...others);
}

/** How many votes this browser keeps, whoever's they are. */
function keptCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('kept-votes');
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(0));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('votes').objectStore('votes').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

interface Scene {
  line: Line;
  organiser: APIRequestContext;
  seasonId: number;
  matches: OpenMatch[];
  person: Person;
}

/** Somebody who has a championship with two open matches on screen, over a line that can be cut. */
async function arrive(page: Page, organiser: APIRequestContext, baseURL: string): Promise<Scene> {
  const line = new Line(baseURL);
  await line.open();
  await signUp({ request: organiser });
  const { id: seasonId } = await openSeason(organiser, 4);
  const person = await signUp(page);
  const path = `/api/tournaments/${seasonId}/matches?matchDay=1`;
  await openForLater(page, `${line.address}/tournaments/${seasonId}?tab=matches`, path);
  const matches = await matchesOf(page.request, seasonId);
  return { line, organiser, seasonId, matches, person };
}

/** Two that are known to be there. */
function firstTwo(matches: readonly OpenMatch[]): [OpenMatch, OpenMatch] {
  const [first, second] = matches;
  if (first === undefined || second === undefined) throw new Error('a day of two matches');
  return [first, second];
}

test('a vote without a line waits, survives a reload and arrives; the last choice counts', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const { line, seasonId, matches } = await arrive(page, request, String(baseURL));
  const [first, second] = firstTwo(matches);

  await line.cut();
  await vote(page, first.film1);
  const card = cardOf(page, first);
  await expect(card.getByText('Il voto è qui, al sicuro.')).toBeVisible();
  await expect(page.getByText(/^Senza linea dalle/)).toBeVisible();
  await expect(card.getByText(/voti, fermi alle/).first()).toBeVisible();
  await expect(card).toBeFocused();
  await card.getByRole('button', { name: `Cambia: ${first.film2.title}` }).click();
  await expect(card.getByRole('button', { name: `Cambia: ${first.film1.title}` })).toBeVisible();
  await vote(page, second.film1);
  await expect(page.getByRole('listitem').filter({ hasText: 'cambiato una volta' })).toBeVisible();
  await checkStep(page);

  await page.reload();
  await expect(card.getByText('Il voto è qui, al sicuro.')).toBeVisible();
  await expect(card.getByRole('button', { name: `Cambia: ${first.film1.title}` })).toBeVisible();
  expect(await votesOf(page.request, seasonId)).toEqual([null, null]);

  // One is withdrawn, and cast again by the keyboard.
  const ofSecond = `Ritira il voto in attesa: ${second.film1.title}`;
  await page.getByRole('button', { name: ofSecond }).press('Enter');
  await expect(toast(page, /Voto ritirato/)).toBeVisible();
  await page.getByRole('button', { name: `Vota: ${second.film2.title}` }).press('Enter');
  await expect(cardOf(page, second).getByText('Il voto è qui, al sicuro.')).toBeVisible();

  await line.open();
  await expect(toast(page, 'La linea è tornata')).toBeVisible();
  await expect(toast(page, '2 voti registrati')).toBeVisible();
  await expect(card.getByText('Il tuo voto è in tabellone.')).toBeVisible();
  await expect(page.getByText(/^Senza linea dalle/)).toHaveCount(0);
  expect(await votesOf(page.request, seasonId)).toEqual([first.film2.id, second.film2.id]);
  await checkStep(page);

  // From now on it is a vote like any other.
  await card.getByRole('button', { name: `Vota: ${first.film1.title}` }).click();
  await expect(card.getByText('Il tuo voto è in tabellone.')).toHaveCount(0);
  expect(await votesOf(page.request, seasonId)).toEqual([first.film1.id, second.film2.id]);
  await page.close();
  await line.cut();
  forgiveOutage(complaints);
});

test('what arrives after the close is told from what arrives before it', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, { ...phone, width: 1280, theme: 'light' });
  const line = new Line(String(baseURL));
  await line.open();
  await signUp({ request });
  const [closing, staying] = [await openSeason(request, 2), await openSeason(request, 2)];
  await signUp(page);
  await openForLater(page, `${line.address}/matches`, '/api/matches/overview');
  const [[late], [early]] = [
    await matchesOf(page.request, closing.id),
    await matchesOf(page.request, staying.id),
  ];
  if (late === undefined || early === undefined) throw new Error('days of one match');

  await line.cut();
  await vote(page, late.film1);
  await vote(page, early.film2);
  await expect(page.getByText('Il voto è qui, al sicuro.')).toHaveCount(2);
  await post(request, `/api/tournaments/${closing.id}/advance`, { matchDay: 1 });

  await line.open();
  await expect(toast(page, '1 voto registrato e 1 arrivato dopo la chiusura')).toBeVisible();
  const rows = page.getByRole('region', { name: 'I voti dati senza linea' }).getByRole('listitem');
  await expect(rows.filter({ hasText: late.film1.title })).toContainText(
    'Arrivato dopo la chiusura',
  );
  await expect(rows.filter({ hasText: early.film2.title })).toContainText('Registrato');
  expect(await votesOf(page.request, closing.id)).toEqual([null]);
  expect(await votesOf(page.request, staying.id)).toEqual([early.film2.id]);
  await checkStep(page);
  await page.close();
  await line.cut();
  forgiveRefusal(complaints, 409);
  forgiveOutage(complaints);
});

/** What the browser does when the line is back and no page is open. */
async function wakeWorker(context: BrowserContext, origin: string): Promise<void> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'kept-votes',
    lastChance: false,
  });
  await session.detach();
  await blank.close();
}

test('a vote leaves when the line is back, also with the page closed', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const { line, seasonId, matches } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film2);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  const address = page.url();
  await page.close();
  await line.open();
  expect(await votesOf(page.request, seasonId)).toEqual([null, null]);
  await wakeWorker(page.context(), line.address);
  await expect.poll(() => votesOf(page.request, seasonId)).toEqual([first.film2.id, null]);

  // Whoever comes back is told once.
  const back = await page.context().newPage();
  await back.goto(address);
  await expect(toast(back, '1 voto registrato')).toBeVisible();
  await expect(cardOf(back, first).getByText('Il tuo voto è in tabellone.')).toBeVisible();
  await back.reload();
  await expect(cardOf(back, first).getByText('Il tuo voto è in tabellone.')).toBeVisible();
  await expect(back.getByText('1 voto registrato')).toHaveCount(0);
  await back.close();
  await line.cut();
  forgiveOutage(complaints);
});

test('a vote outlives a browser that is killed', async ({
  playwright,
  request,
  baseURL,
  launchOptions,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'girone-profile-'));
  const start = () =>
    playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: String(baseURL),
      locale: 'it-IT',
    });
  const killed = await start();
  const page = await killed.newPage();
  await chooseLook(page, { ...phone, width: 1280 });
  const { line, seasonId, matches } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  const address = page.url();
  // Chromium writes cookies down in its own time; the browser's storage of votes is what this is about.
  const cookies = await killed.cookies();
  await line.cut();
  await vote(page, first.film1);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  const system = await killed.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await system?.send('SystemInfo.getProcessInfo')) ?? {};
  const browserProcess = processInfo.find(({ type }) => type === 'browser');
  if (browserProcess === undefined) throw new Error('a browser without a process');
  const gone = new Promise((resolve) => killed.on('close', resolve));
  process.kill(browserProcess.id, 'SIGKILL');
  await gone;

  const reopened = await start();
  await reopened.addCookies(cookies);
  const again = await reopened.newPage();
  await again.goto(address);
  await expect(cardOf(again, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  await line.open();
  await expect(toast(again, '1 voto registrato')).toBeVisible();
  expect(await votesOf(reopened.request, seasonId)).toEqual([first.film1.id, null]);
  await reopened.close();
  await line.cut();
  rmSync(folder, { recursive: true, force: true });
});

test('of two devices the last choice counts, whichever arrives first', async ({
  page,
  playwright,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const scene = await arrive(page, request, String(baseURL));
  const { line, seasonId, person } = scene;
  const [first, second] = firstTwo(scene.matches);
  const tablet = await playwright.request.newContext({ baseURL: String(baseURL) });
  const { username, password } = person;
  await tablet.post('/api/login', { ...fromOurPages, data: { username, password } });
  // On one match the tablet votes first, on the other last.
  await post(tablet, `/api/matches/${first.id}/vote`, { filmId: first.film1.id });
  await line.cut();
  await vote(page, first.film2);
  await vote(page, second.film2);
  await expect(page.getByText('Il voto è qui, al sicuro.')).toHaveCount(2);
  await post(tablet, `/api/matches/${second.id}/vote`, { filmId: second.film1.id });

  await line.open();
  const summary = '1 voto registrato e 1 sostituito da una scelta più recente';
  await expect(toast(page, summary)).toBeVisible();
  await expect(cardOf(page, second).getByText('Vale la tua scelta più recente.')).toBeVisible();
  expect(await votesOf(tablet, seasonId)).toEqual([first.film2.id, second.film1.id]);
  await tablet.dispose();
  await page.close();
  await line.cut();
  forgiveRefusal(complaints, 409);
  forgiveOutage(complaints);
});

test('logging out asks, then drops what waits; nobody sends it afterwards', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, { ...phone, width: 1280 });
  const { line, seasonId, matches, person } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film1);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Uscire e rinunciare ai voti?' });
  await expect(question).toContainText('1 voto aspetta qui la linea.');
  await checkStep(page);
  await question.getByRole('button', { name: 'Resta' }).click();
  expect(await keptCount(page)).toBe(1);

  // Votes do not get through, though the server is there.
  await page.route('**/vote', (route) => route.abort());
  await line.open();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await question.getByRole('button', { name: 'Esci e rinuncia' }).click();
  await expect(page).toHaveURL(`${line.address}/`);
  expect(await keptCount(page)).toBe(0);
  await page.unroute('**/vote');

  // The same person, back on the same device: what was dropped stays dropped.
  const { username, password } = person;
  await page.request.post('/api/login', { ...fromOurPages, data: { username, password } });
  await page.goto(`${line.address}/tournaments/${seasonId}?tab=matches`);
  await wakeWorker(page.context(), line.address);
  await expect(cardOf(page, first).getByRole('button', { name: /^Vota: / })).toHaveCount(2);
  expect(await votesOf(page.request, seasonId)).toEqual([null, null]);
  await page.close();
  await line.cut();
  forgiveOutage(complaints);
});

test('another person on the same device never sends it', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const { line, seasonId, matches } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film1);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  // The session is another person's before any page could notice: the vote is sent with it, and is refused.
  await page.goto(`${String(baseURL)}/readyz`);
  await page.context().clearCookies();
  await signUp(page);
  await line.open();
  await wakeWorker(page.context(), line.address);
  await page.goto(`${line.address}/tournaments/${seasonId}?tab=matches`);
  await expect.poll(() => keptCount(page)).toBe(0);
  await expect(cardOf(page, first).getByRole('button', { name: /^Vota: / })).toHaveCount(2);
  expect(await votesOf(page.request, seasonId)).toEqual([null, null]);
  const totals = await (await page.request.get(`/api/matches/${first.id}`)).json();
  expect(totals.totalVotes).toBe(0);
  await page.close();
  await line.cut();
  forgiveOutage(complaints);
});

test('nor does a session that was ended elsewhere, and its person is told', async ({
  page,
  playwright,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const { line, seasonId, matches, person } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film1);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
  const { username, password } = person;
  await elsewhere.post('/api/login', { ...fromOurPages, data: { username, password } });
  expect((await elsewhere.delete('/api/users/sessions', fromOurPages)).ok()).toBe(true);
  await line.open();
  await expect(toast(page, '1 voto che aspettava qui non è partito.')).toBeVisible();
  expect(await keptCount(page)).toBe(0);
  expect(await votesOf(elsewhere, seasonId)).toEqual([null, null]);
  await elsewhere.dispose();
  await page.close();
  await line.cut();
  const others = complaints.filter((complaint) => !complaint.includes('401'));
  complaints.splice(0, complaints.length, ...others);
  forgiveOutage(complaints);
});

test('a browser that keeps nothing says so', async ({ page, request, baseURL, complaints }) => {
  await chooseLook(page, phone);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is off', 'SecurityError');
    };
  });
  const { line, seasonId, matches } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film1);
  await expect(toast(page, /questo browser non lascia conservare niente/)).toBeVisible();
  await expect(cardOf(page, first).getByRole('button', { name: /^Vota: / })).toHaveCount(2);
  await line.open();
  expect(await votesOf(page.request, seasonId)).toEqual([null, null]);
  await page.close();
  await line.cut();
  forgiveOutage(complaints);
});
