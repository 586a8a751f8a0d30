import type { Browser, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { button, checkStep, dialogNamed } from './looks.ts';
import { newPerson, signUp } from './people.ts';
import { post } from './public-calls.ts';
import { expect, test, watchConsole } from './watch-console.ts';

const phone = { width: 390, height: 844 } as const;
const italian = { language: 'it', theme: 'light', width: 390 } as const;
const wide = { language: 'it', theme: 'dark', width: 1280 } as const;

/** Somebody who has never been here: nothing is kept, and the browser speaks Italian. */
async function openAsStranger(browser: Browser, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({
    locale: 'it-IT',
    viewport: phone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  watchConsole(page, complaints);
  return page;
}

async function foundByClicks(page: Page, name: string, isPrivate = false): Promise<string> {
  await page.goto('/circles');
  await button(page, 'Crea cerchia').first().click();
  const form = dialogNamed(page, 'Crea cerchia');
  await form.getByLabel('Nome', { exact: true }).fill(name);
  await form.getByLabel('Descrizione').fill('Un film a settimana.');
  if (isPrivate) await button(form, 'Privata').click();
  await button(form, 'Crea cerchia').click();
  return readLink(page, name);
}

/** The invitation is open: what it hands out. */
async function readLink(page: Page, name: string): Promise<string> {
  const dialog = dialogNamed(page, `Invita in ${name}`);
  const link = dialog.getByRole('textbox', { name: 'Link di invito' });
  await expect(link).toHaveValue(/\/invite\/[\da-f]{32}$/);
  await expect(dialog.getByRole('img', { name: `Codice QR che porta in ${name}` })).toBeVisible();
  await checkStep(page);
  return link.inputValue();
}

async function fillIn(page: Page): Promise<string> {
  const { username, email, password } = newPerson();
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password').fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  return username;
}

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });

test('a link from a phone brings a stranger into the circle', async ({ browser, complaints }) => {
  const organiser = await arrive(browser, italian, complaints);
  const name = `Cinefili ${organiser.person.username.slice(-8)}`;
  const link = await foundByClicks(organiser.page, name);
  await button(organiser.page.getByRole('dialog'), 'Chiudi').click();
  // It is the same whenever it is wanted.
  await button(organiser.page, 'Invita amici').click();
  expect(await readLink(organiser.page, name)).toBe(link);

  const stranger = await openAsStranger(browser, complaints);
  await stranger.goto(link);
  await expect(title(stranger, `C’è un posto per te in ${name}.`)).toBeVisible();
  await expect(stranger.getByText(`${organiser.person.username} ti invita`)).toBeVisible();
  await expect(stranger.getByText('Un film a settimana.')).toBeVisible();
  await expect(stranger.locator('html')).toHaveAttribute('lang', 'it');
  await checkStep(stranger);
  const { headers } = await readHead(stranger, link);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['referrer-policy']).toBe('no-referrer');

  let taps = 0;
  const tap = async (act: Promise<void>) => {
    taps += 1;
    await act;
  };
  await tap(stranger.getByRole('link', { name: 'Crea account' }).click());
  const username = await fillIn(stranger);
  taps += 2;
  await checkStep(stranger);
  await tap(button(stranger, 'Crea account').click());
  await expect(stranger).toHaveURL(/\/circles\/\d+$/);
  await expect(title(stranger, name)).toBeVisible();
  await expect(stranger.getByText(`Ora fai parte di ${name}.`, { exact: true })).toBeVisible();
  await checkStep(stranger);
  expect(taps).toBeLessThanOrEqual(4);
  await expect(organiser.page.getByText('1 su 25')).toBeVisible();
  await button(organiser.page.getByRole('dialog'), 'Chiudi').click();
  await expect(organiser.page.getByText(username).first()).toBeVisible();

  // Opened once more it leads to where they are already.
  await stranger.goto(link);
  await stranger.getByRole('link', { name: 'Apri la cerchia' }).click();
  await expect(title(stranger, name)).toBeVisible();
});

/** The document as a chat asks for it. */
async function readHead(page: Page, link: string) {
  const answer = await page.request.get(link, { headers: { 'accept-language': 'it' } });
  const text = await answer.text();
  const tag = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(text)?.[1] ?? '';
  return { headers: answer.headers(), tag };
}

test('a chat shows who invites to what, and nothing of a link that has ended', async ({
  browser,
  complaints,
}) => {
  const organiser = await arrive(browser, wide, complaints);
  const name = `Notturni ${organiser.person.username.slice(-8)}`;
  const link = await foundByClicks(organiser.page, name, true);
  const open = await readHead(organiser.page, link);
  expect(open.tag('title')).toBe(`${organiser.person.username} ti invita in ${name} — Girone`);
  expect(open.tag('description')).not.toContain('settimana');
  const picture = await organiser.page.request.get(open.tag('image').replaceAll('&amp;', '&'));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  const stranger = await openAsStranger(browser, complaints);
  await stranger.goto(link);
  await expect(title(stranger, `C’è un posto per te in ${name}.`)).toBeVisible();
  await expect(stranger.getByText('Un film a settimana.')).toBeHidden();
  await expect(stranger.getByText('si vedono una volta dentro')).toBeVisible();
  await checkStep(stranger);

  // It ends while the stranger fills in the form: they hear whom to ask, and have an account.
  await stranger.getByRole('link', { name: 'Crea account' }).click();
  await fillIn(stranger);
  const dialog = dialogNamed(organiser.page, `Invita in ${name}`);
  await button(dialog, 'Disattiva').click();
  await button(organiser.page.getByRole('alertdialog'), 'Disattiva il link').click();
  await expect(organiser.page.getByText('Link disattivato', { exact: true })).toBeVisible();
  await button(stranger, 'Crea account').click();
  await expect(title(stranger, 'Questo invito è finito')).toBeVisible();
  await expect(
    stranger.getByText(`Chiedi un link nuovo a ${organiser.person.username}.`),
  ).toBeVisible();
  await checkStep(stranger);
  const ended = await readHead(stranger, link);
  expect(ended.tag('title')).toBe('Girone');
});

test('somebody who is signed in joins by one press, and a login brings an account in', async ({
  browser,
  complaints,
  request,
}) => {
  const organiser = await arrive(browser, wide, complaints);
  const circle = await post(organiser.page.request, '/api/circles', { name: 'Del giovedì' });
  const { token } = await post(organiser.page.request, `/api/circles/${circle.id}/invite-link`);

  const friend = await arrive(browser, italian, complaints);
  await friend.page.goto(`/invite/${token}`);
  await expect(friend.page.getByRole('link', { name: 'Crea account' })).toHaveCount(0);
  await checkStep(friend.page);
  await button(friend.page, 'Entra').click();
  await expect(friend.page).toHaveURL(`/circles/${circle.id}`);

  // A link of before has its token behind the #. The account speaks English, and so do the pages then.
  const stranger = await openAsStranger(browser, complaints);
  const known = await signUp({ request });
  await stranger.goto(`/invite#${token}`);
  await stranger.getByRole('link', { name: 'Accedi' }).click();
  await stranger.getByLabel('Nome utente').fill(known.username);
  await stranger.getByLabel('Password', { exact: true }).fill(known.password);
  await button(stranger, 'Accedi').click();
  await expect(stranger).toHaveURL(`/circles/${circle.id}`);
  await expect(stranger.getByText('Welcome to Del giovedì.', { exact: true })).toBeVisible();
});
