import type { Page } from '@playwright/test';
import { appCode } from './app-code.ts';
import { appointKeeper, chooseFor, enter, giveReason } from './keepers.ts';
import { checkStep, chooseLook } from './looks.ts';
import { findInMail } from './outbox.ts';
import { loseSession, signUp, type Person } from './people.ts';
import { fromOurPages } from './public-calls.ts';
import { expect, forgive, test } from './watch-console.ts';

test('somebody asks for a code at every sign-in, and gets in with app and paper', async ({
  page,
  complaints,
}) => {
  const { username, password } = await signUp(page);
  await chooseLook(page, { language: 'it', theme: 'dark', width: 390 });
  await page.goto('/settings?tab=security');
  const section = page.getByRole('region', { name: 'Verifica in due passaggi' });
  await section.getByRole('button', { name: 'Attiva' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password attuale').fill(password);
  await dialog.getByRole('button', { name: 'Avanti' }).click();
  await expect(dialog.getByRole('img', { name: 'Codice per la tua app' })).toBeVisible();
  await checkStep(page);
  const key = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await dialog.getByLabel('Codice', { exact: true }).fill(appCode(key));
  await dialog.getByRole('button', { name: 'Attiva' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await checkStep(page);
  const onPaper = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Fatto' }).click();
  await expect(section.getByText('Ne restano 10 su 10')).toBeVisible();

  for (const code of [appCode(key, Date.now() + 30_000), onPaper]) {
    await loseSession(page);
    await page.goto('/auth');
    await page.getByLabel('Nome utente').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.getByLabel('Codice', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page).toHaveURL('/');
    forgive(complaints, '/api/login');
  }
  await page.goto('/settings?tab=security');
  await expect(section.getByText('Ne restano 9 su 10')).toBeVisible();
  await checkStep(page);
});

/** Without a click: how it is turned on is the other journey's subject. */
async function turnOn({ request }: Page, { password }: Person): Promise<void> {
  const begun = await request.post('/api/users/second-factor', {
    ...fromOurPages,
    data: { password },
  });
  const { key } = await begun.json();
  const confirmed = await request.post('/api/users/second-factor/confirm', {
    ...fromOurPages,
    data: { code: appCode(String(key)) },
  });
  expect(confirmed.ok()).toBe(true);
}

test('a super-admin resets it for whoever lost app and codes', async ({
  page,
  browser,
  playwright,
  baseURL,
  complaints,
}) => {
  const person = await signUp(page);
  const { username, password } = person;
  await turnOn(page, person);
  const keeper = await appointKeeper(playwright, baseURL);
  const look = { language: 'en', theme: 'light', width: 1280 } as const;
  const theirs = await enter(browser, keeper, { look, complaints });
  await theirs.goto(`/admin?section=users&search=${username}`);
  const row = theirs.getByRole('row').filter({ hasText: username });
  await chooseFor(row, 'Reset two-step verification');
  await expect(theirs.getByRole('dialog')).toBeVisible();
  await checkStep(theirs);
  await giveReason(theirs, {
    title: `Reset the two-step verification of ${username}?`,
    why: ['Reason', 'The telephone is lost'],
    submit: 'Reset',
    done: `${username} signs in with the password alone`,
  });
  await findInMail(person, /(Two-step verification is off)/);

  await loseSession(page);
  await chooseLook(page, { ...look, width: 390 });
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});
