import type { Page } from '@playwright/test';
import { openSeason } from './kept-votes.ts';
import { Line } from './line.ts';
import { chooseLook, checkStep, type Look } from './looks.ts';
import { forgiveOutage, openForLater } from './outage.ts';
import { signUp } from './people.ts';
import { expect, forgive, test } from './watch-console.ts';
import { fromOurPages, post, sendPicture } from './public-calls.ts';

test.use({ serviceWorkers: 'allow' });

const phone: Look = { language: 'en', theme: 'light', width: 390 };
const notice = /^No connection since/;
const film = { title: 'La notte', releaseYear: 1961, director: 'Michelangelo Antonioni' };

/** Whether what the page of one's own films asks for is there to be read without a line. */
function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const answers = ['/api/user', '/api/films/my'].map((address) => caches.match(address));
    return (await Promise.all(answers)).every((answer) => answer !== undefined);
  });
}

/** The worker of a fresh browser is there a moment after the first page, and keeps answers after giving them. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The last that the page asks for.
  const bell = page.waitForResponse('**/api/notifications/unread');
  await page.reload();
  await expect(page.getByRole('link', { name: film.title })).toBeVisible();
  await bell;
  await expect.poll(() => isKept(page)).toBe(true);
}

/** As the browser does with one that is idle: the next knows nothing of the pages that are open. */
async function endWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.detach();
}

test('what was seen can be read without a line', async ({ page, baseURL, complaints }) => {
  const line = new Line(String(baseURL));
  await line.open();
  await chooseLook(page, phone);
  await signUp(page);
  expect((await page.request.post('/api/films', { ...fromOurPages, data: film })).status()).toBe(
    201,
  );
  await openWithWorker(page, `${line.address}/films`);
  await expect(page.getByText(notice)).toHaveCount(0);

  await line.cut();
  await page.reload();
  await expect(page.getByRole('link', { name: film.title })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await checkStep(page);

  // What was never seen says so, and can be asked for again.
  await page.goto(`${line.address}/notifications`);
  await expect(page.getByRole('alert')).toContainText('The connection is down');
  await expect(page.getByText(notice)).toBeVisible();

  await endWorker(page);
  await line.open();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(notice)).toHaveCount(0);
  await page.goto(`${line.address}/films`);
  await expect(page.getByRole('link', { name: film.title })).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  await page.close();
  await line.cut();
  forgiveOutage(complaints);
});

test('the dashboard is read without a line as it was shown', async ({
  page,
  baseURL,
  complaints,
}) => {
  const line = new Line(String(baseURL));
  await line.open();
  await chooseLook(page, phone);
  await signUp(page);
  await openSeason(page.request, 4);
  await openForLater(page, `${line.address}/`, '/api/dashboard');
  await page
    .getByRole('button', { name: /^Vote: / })
    .first()
    .click();
  await expect(page.getByText('Your vote', { exact: true })).toBeVisible();
  // Other news, upon which the page asks again.
  const asked = page.waitForResponse(/\/api\/dashboard\?keep=\d+$/);
  await post(page.request, '/api/films', film);
  await asked;
  await page.waitForFunction(async () => {
    const kept = await caches.match('/api/dashboard');
    return kept !== undefined && /"viewerVote":\d/.test(await kept.text());
  });

  await line.cut();
  await page.reload();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText('Your vote', { exact: true })).toBeVisible();
  forgiveOutage(complaints);
});

test('nobody finds what was kept for somebody else', async ({ page }) => {
  await signUp(page);
  expect((await page.request.post('/api/films', { ...fromOurPages, data: film })).status()).toBe(
    201,
  );
  await openWithWorker(page, '/films');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await isKept(page)).toBe(false);
});

/** Of what pictures the worker has copies. */
function keptPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('pictures')).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
}

/** Everything that the pages have written down in this browser. */
function keptWords(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
}

test('nor a picture from within a private circle, nor a draft', async ({ page, complaints }) => {
  await signUp(page);
  const circle = await post(page.request, '/api/circles', { name: 'Notturni', isPublic: false });
  const imageUrl = await sendPicture(page.request);
  const about = { content: 'Among us.', imageCaption: 'The back row', circleId: circle.id };
  await post(page.request, '/api/posts', { ...about, imageUrl });
  await page.goto(`/circles/${circle.id}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.getByRole('img', { name: about.imageCaption }).scrollIntoViewIfNeeded();
  await expect.poll(() => keptPictures(page)).toContain(imageUrl);
  await page.goto('/social');
  await page.getByRole('textbox').first().fill('Not finished yet');
  await expect.poll(() => keptWords(page)).toContain('Not finished yet');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await keptPictures(page)).toEqual([]);
  expect(await keptWords(page)).not.toContain('Not finished yet');
  // As a picture of the page, so that whatever the browser has kept by itself would do.
  const isShown = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    return picture.decode().then(
      () => true,
      () => false,
    );
  }, imageUrl);
  expect(isShown).toBe(false);
  forgive(complaints, imageUrl);
});

test('nor when the session was ended elsewhere', async ({
  page,
  playwright,
  baseURL,
  complaints,
}) => {
  const { username, password } = await signUp(page);
  expect((await page.request.post('/api/films', { ...fromOurPages, data: film })).status()).toBe(
    201,
  );
  await openWithWorker(page, '/films');
  // A page that is open hears of it; this is about one that is opened afterwards.
  await page.goto('about:blank');
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
  await elsewhere.post('/api/login', { ...fromOurPages, data: { username, password } });
  expect((await elsewhere.delete('/api/users/sessions', fromOurPages)).ok()).toBe(true);
  await elsewhere.dispose();
  await page.goto('/films');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login Required');
  await expect.poll(() => isKept(page)).toBe(false);
  // The page asks before it can know.
  for (const path of ['/api/user', '/api/notifications/unread', '/api/films/my']) {
    forgive(complaints, path);
  }
});
