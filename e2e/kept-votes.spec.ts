import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from './line.ts';
import {
  arrive,
  cardOf,
  expectToast,
  firstTwo,
  forgiveRefusal,
  matchesOf,
  openSeason,
  vote,
  votesOf,
  wakeWorker,
} from './kept-votes.ts';
import { chooseLook, checkStep, type Look } from './looks.ts';
import { forgiveOutage, openForLater } from './outage.ts';
import { signUp } from './people.ts';
import { post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

test.use({ serviceWorkers: 'allow' });

const phone: Look = { language: 'it', theme: 'dark', width: 390 };

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
  await expectToast(page, /Voto ritirato/);
  await page.getByRole('button', { name: `Vota: ${second.film2.title}` }).press('Enter');
  await expect(cardOf(page, second).getByText('Il voto è qui, al sicuro.')).toBeVisible();

  await line.open();
  await expectToast(page, 'La linea è tornata');
  await expectToast(page, '2 voti registrati');
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

test('on the dashboard it stays in its place once it counts', async ({
  page,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const line = new Line(String(baseURL));
  await line.open();
  await signUp(page);
  const { id } = await openSeason(page.request, 4);
  await openForLater(page, `${line.address}/`, '/api/dashboard');
  const [first] = firstTwo(await matchesOf(page.request, id));
  const card = cardOf(page, first);
  await expect(card.getByRole('button', { name: /^Vota: / })).toHaveCount(2);

  await line.cut();
  await vote(page, first.film1);
  await expect(card.getByText('Il voto è qui, al sicuro.')).toBeVisible();
  const askedAgain = page.waitForResponse(
    (answer) => answer.ok() && answer.url().endsWith(`/api/dashboard?keep=${first.id}`),
  );
  await line.open();
  await askedAgain;
  await expectToast(page, '1 voto registrato');
  await expect(card.getByText('Il tuo voto', { exact: true })).toBeVisible();
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
  for (const { film1 } of [late, early]) {
    await expect(page.getByRole('button', { name: `Vota: ${film1.title}` })).toBeVisible();
  }

  await line.cut();
  await vote(page, late.film1);
  await vote(page, early.film2);
  await expect(page.getByText('Il voto è qui, al sicuro.')).toHaveCount(2);
  await post(request, `/api/tournaments/${closing.id}/advance`, { matchDay: 1 });

  await line.open();
  await expectToast(page, '1 voto registrato e 1 voto arrivato dopo la chiusura');
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
  await expectToast(back, '1 voto registrato');
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
  await expectToast(again, '1 voto registrato');
  expect(await votesOf(reopened.request, seasonId)).toEqual([first.film1.id, null]);
  await reopened.close();
  await line.cut();
  rmSync(folder, { recursive: true, force: true });
});
