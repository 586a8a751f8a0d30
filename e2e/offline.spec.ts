import type { Page } from '@playwright/test';
import { Line } from './line.ts';
import { chooseLook, checkStep, type Look } from './looks.ts';
import { signUp } from './people.ts';
import { expect, forgive, test } from './watch-console.ts';

const phone: Look = { language: 'en', theme: 'light', width: 390 };
const notice = 'No connection. This is what you saw before.';
const film = { title: 'La notte', releaseYear: 1961, director: 'Michelangelo Antonioni' };

/** The worker of a fresh browser is there a moment after the first page. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The last that the page asks for.
  const bell = page.waitForResponse('**/api/notifications/unread');
  await page.reload();
  await expect(page.getByRole('link', { name: film.title })).toBeVisible();
  await bell;
}

/** Without a line the browser reports every call that does not get through. */
function forgiveOutage(complaints: string[]): void {
  const others = complaints.filter((complaint) => !/net::ERR_|PageNotLoaded/.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

test('what was seen can be read without a line', async ({ page, baseURL, complaints }) => {
  const line = new Line(String(baseURL));
  await line.open();
  await chooseLook(page, phone);
  await signUp(page);
  expect((await page.request.post('/api/films', { data: film })).status()).toBe(201);
  await openWithWorker(page, `${line.address}/films`);
  await expect(page.getByText(notice)).toHaveCount(0);

  await line.cut();
  await page.reload();
  await expect(page.getByRole('link', { name: film.title })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await checkStep(page);

  // What was never seen says so, and can be asked for again.
  await page.goto(`${line.address}/notifications`);
  await expect(page.getByRole('alert')).toContainText('The line is down');

  await line.open();
  await page.goto(`${line.address}/films`);
  await expect(page.getByRole('link', { name: film.title })).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  await line.cut();
  forgiveOutage(complaints);
});

/** Whether the list of one's own films is there to be read without a line. */
function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await caches.match('/api/films/my')) !== undefined);
}

test('nobody finds what was kept for somebody else', async ({ page }) => {
  await signUp(page);
  expect((await page.request.post('/api/films', { data: film })).status()).toBe(201);
  await openWithWorker(page, '/films');
  expect(await isKept(page)).toBe(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await isKept(page)).toBe(false);
});

test('nor when the session was ended elsewhere', async ({ page, playwright, complaints }) => {
  const { username, password } = await signUp(page);
  expect((await page.request.post('/api/films', { data: film })).status()).toBe(201);
  await openWithWorker(page, '/films');
  expect(await isKept(page)).toBe(true);

  const elsewhere = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  await elsewhere.post('/api/login', { data: { username, password } });
  expect((await elsewhere.delete('/api/users/sessions')).ok()).toBe(true);
  await elsewhere.dispose();
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(false);
  forgive(complaints, '/api/user');
});
