import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, checkStep, dialogNamed } from './looks.ts';
import { findInMail } from './outbox.ts';
import { signUp } from './people.ts';
import { fromOurPages, post } from './public-calls.ts';
import { expect, forgive, test } from './watch-console.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Nome utente', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Accedi').click();
}

test('one’s own account, from its language to its end', async ({ page, browser, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await signUp(page);
  const { username } = person;
  // Its console complains, rightly, when its session ends.
  const other = await browser.newContext();
  const phone = await other.newPage();
  const blocked = await signUp(phone);
  await post(page.request, `/api/users/${blocked.username}/block`);
  const own = async () => (await page.request.get('/api/user')).json();

  await test.step('the language is the account’s, wherever it is chosen', async () => {
    await page.goto('/settings');
    const choice = section(page, 'Language').getByRole('group', { name: 'Language' });
    await button(choice, 'Italiano').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impostazioni');
    expect(await own()).toMatchObject({ language: 'it' });
    const footer = page.getByRole('contentinfo');
    await button(footer, 'Español').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
    expect(await own()).toMatchObject({ language: 'es' });
    await button(footer, 'Italiano').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impostazioni');
    await checkStep(page);
  });

  await test.step('the theme is kept', async () => {
    await button(section(page, 'Aspetto'), 'Chiaro').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('another address counts once its link is opened', async () => {
    const email = `new-${person.email}`;
    const form = section(page, 'Indirizzo email');
    await form.getByLabel('Nuovo indirizzo email').fill(email);
    await form.getByLabel('Password attuale').fill(person.password);
    await button(form, 'Invia il link').click();
    await expect(notice(page, `Apri il link che abbiamo inviato a ${email}`)).toBeVisible();
    expect(await own()).toMatchObject({ email: person.email });
    await findInMail(person, /(new-viewer)/);
    await page.goto(await findInMail({ email }, /(\/verify-email\?change=[\w-]+)/));
    await expect(page.getByRole('main')).toContainText(email);
    await checkStep(page);
    expect(await own()).toMatchObject({ email, isEmailVerified: true });
  });

  await test.step('a session that is ended elsewhere is over on its page, too', async () => {
    await phone.request.post('/api/login', {
      ...fromOurPages,
      data: { username, password: person.password },
    });
    await phone.goto('/settings');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await page.goto('/settings?tab=security');
    const sessions = section(page, 'Dove hai effettuato l’accesso');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await checkStep(page);
    await sessions.getByRole('button', { name: /^Chiudi la sessione: / }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Login required');
    await other.close();
  });

  await test.step('another password needs the one before', async () => {
    const form = section(page, 'Password');
    await form.getByLabel('Password attuale').fill('not this one');
    await form.getByLabel('Nuova password').fill('Zabriskie Point 1970');
    await button(form, 'Cambia password').click();
    await expect(form.getByRole('alert')).toBeVisible();
    forgive(complaints, '/api/users/password');
    await form.getByLabel('Password attuale').fill(person.password);
    await button(form, 'Cambia password').click();
    await expect(notice(page, 'Password cambiata')).toBeVisible();
  });

  await test.step('what one is told is chosen, and stays so', async () => {
    await openTab(page, 'Notifiche');
    const choice = page.getByRole('checkbox', { name: 'Qualcuno ti cita, Per email' });
    const kept = page.waitForResponse('**/api/notifications/settings');
    await choice.click();
    expect((await kept).ok()).toBe(true);
    await expect(choice).toBeChecked();
    await page.reload();
    await expect(choice).toBeChecked();
    await checkStep(page);
  });

  await test.step('the profile is private, and a block is taken back', async () => {
    await openTab(page, 'Privacy');
    const choice = page.getByRole('checkbox', { name: 'Il mio profilo è privato' });
    await choice.click();
    await expect(notice(page, 'Ora il tuo profilo è privato')).toBeVisible();
    await expect(choice).toBeChecked();
    await checkStep(page);
    await button(page, `Sblocca @${blocked.username}`).click();
    await expect(notice(page, 'Non hai bloccato nessuno.')).toBeVisible();
  });

  await test.step('a copy of one’s data is made and fetched', async () => {
    await openTab(page, 'I tuoi dati');
    await button(page, 'Prepara il file').click();
    const link = page.getByRole('link', { name: 'Scarica', exact: true });
    await expect(link).toBeVisible();
    await checkStep(page);
    const coming = page.waitForEvent('download');
    await link.click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`girone-${username}.zip`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('account.json')).toBe(true);
  });

  await test.step('whoever wants to go is out at once, and stays by signing in', async () => {
    await button(page, 'Elimina il mio account').click();
    const question = dialogNamed(page, 'Eliminare il tuo account?');
    await question.getByLabel('Password attuale').fill('Zabriskie Point 1970');
    await checkStep(page);
    await button(question, 'Elimina il mio account').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/^Il tuo account sarà eliminato il /)).toBeVisible();
    expect((await page.request.get('/api/user')).status()).toBe(401);
    await logIn(page, username, 'Zabriskie Point 1970');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(username);
    const email = `new-${person.email}`;
    await findInMail({ email }, /(Il tuo account resta)/);
  });
});
