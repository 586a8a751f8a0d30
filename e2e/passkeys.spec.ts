import type { CDPSession, Page } from '@playwright/test';
import { button, checkStep, chooseLook, dialogNamed } from './looks.ts';
import { findInMail } from './outbox.ts';
import { loseSession, signUp } from './people.ts';
import { expect, forgive, test } from './watch-console.ts';

// Passkeys belong to a name: an address of numbers cannot have any.
test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? '4317'}` });

/** The browser's own authenticator, whose holder says yes at once unless told to wait. */
async function plugIn(cdp: CDPSession, transport: 'internal' | 'usb'): Promise<string> {
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const passkeysOf = (page: Page) => section(page, 'Passkey');

async function signOut(page: Page): Promise<void> {
  await loseSession(page);
  await page.goto('/auth');
}

/** How often the browser was asked for a passkey on this page, and has said what comes of it. */
async function countAnswers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const ask = credentials.get.bind(credentials);
    let count = 0;
    credentials.get = (options) =>
      ask(options).finally(() => Reflect.set(window, 'answersOfBrowser', (count += 1)));
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'answersOfBrowser') ?? 0));
}

test('somebody comes in with a passkey, and lives without a password', async ({
  page,
  complaints,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const laptop = await plugIn(cdp, 'internal');
  const person = await signUp(page);
  const { username, password } = person;
  await chooseLook(page, { language: 'it', theme: 'light', width: 390 });
  const answers = await countAnswers(page);

  /** The page as it is before anybody takes what the field offers, then the button. */
  async function comeInByButton(authenticatorId: string): Promise<void> {
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    await signOut(page);
    await checkStep(page);
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await button(page, 'Entra con una passkey').click();
  }

  /** Sets how often the laptop's passkey has signed. */
  async function turnCounter(signCount: number): Promise<void> {
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: laptop });
    const [credential] = credentials;
    if (!credential) throw new Error('the laptop has no passkey');
    const { credentialId } = credential;
    await cdp.send('WebAuthn.removeCredential', { authenticatorId: laptop, credentialId });
    await cdp.send('WebAuthn.addCredential', {
      authenticatorId: laptop,
      credential: { ...credential, signCount },
    });
  }

  await test.step('it is made once the owner has shown who they are, and gets a name', async () => {
    await page.goto('/settings?tab=security');
    await expect(passkeysOf(page)).toContainText('Non ne hai ancora.');
    await checkStep(page);
    await button(passkeysOf(page), 'Aggiungi una passkey').click();
    const dialog = dialogNamed(page, 'Aggiungi una passkey');
    await dialog.getByLabel('Password attuale').fill(password);
    await checkStep(page);

    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: laptop, isUserVerified: false });
    await button(dialog, 'Continua').click();
    await expect(button(dialog, 'In attesa del dispositivo…')).toHaveCount(0);
    await expect(button(dialog, 'Continua')).toBeEnabled();
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: laptop, isUserVerified: true });
    await button(dialog, 'Continua').click();
    const naming = dialogNamed(page, 'Come la chiami?');
    await expect(naming.getByLabel('Nome della passkey')).toHaveValue(/Chrome su /);
    await checkStep(page);
    await naming.getByLabel('Nome della passkey').fill('Il portatile');
    await button(naming, 'Salva nome').click();
    await expect(passkeysOf(page)).toContainText('Il portatile');
    await expect(passkeysOf(page)).toContainText('Mai usata');
    await findInMail(person, /(Hai una nuova passkey|You have a new passkey)/);
  });

  await test.step('nobody types a name to come in, and who turns it down may try again', async () => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: laptop, isUserVerified: false });
    await comeInByButton(laptop);
    await expect(button(page, 'Accesso in corso…')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // What the field offered before, the button, and what the field offers anew: else that one would be taken.
    await expect.poll(answers).toBe(3);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: laptop, isUserVerified: true });
    await button(page, 'Entra con una passkey').click();
    await expect(page).toHaveURL('/');
    // And nobody presses a button who takes what the field for the name offers.
    await signOut(page);
    await expect(page).toHaveURL('/');
    await page.goto('/settings?tab=security');
    await expect(section(page, 'Dove hai effettuato l’accesso')).toContainText('con passkey');
    await expect(passkeysOf(page)).toContainText('Usata');
    await findInMail(person, /(Nuovo accesso al tuo account|New sign-in to your account)/);
  });

  await test.step('a copy that has signed less often stays outside, and the owner is told', async () => {
    await turnCounter(0);
    await comeInByButton(laptop);
    await expect(page.getByText('La passkey non è stata accettata. Riprova.')).toBeVisible();
    forgive(complaints, '/api/login/passkey');
    await findInMail(person, /(forse ne esiste una copia|there may be a copy)/);
    await checkStep(page);
    await turnCounter(100);
    await button(page, 'Entra con una passkey').click();
    await expect(page).toHaveURL('/');
  });

  await test.step('with two of them the password goes, and is a wrong one from then on', async () => {
    await page.goto('/settings?tab=security');
    const words = section(page, 'Password');
    await expect(words).toContainText('Con due passkey, o con una e i codici di recupero');
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: laptop });
    const stick = await plugIn(cdp, 'usb');
    await button(passkeysOf(page), 'Aggiungi una passkey').click();
    const dialog = dialogNamed(page, 'Aggiungi una passkey');
    await dialog.getByLabel('Password attuale').fill(password);
    await button(dialog, 'Continua').click();
    await button(dialogNamed(page, 'Come la chiami?'), 'Salva nome').click();

    await button(words, 'Togli la password').click();
    const question = dialogNamed(page, 'Togliere la password?');
    await question.getByLabel('Password attuale').fill(password);
    await checkStep(page);
    await button(question, 'Togli la password').click();
    await expect(words).toContainText('Il tuo account non ne ha');
    await expect(passkeysOf(page)).toContainText('Senza password servono due passkey');
    await checkStep(page);

    const waiting = { authenticatorId: stick, enabled: false };
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', waiting);
    await signOut(page);
    await page.getByLabel('Nome utente').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Accedi').click();
    await expect(page.getByText('Nome utente o password errati.')).toBeVisible();
    forgive(complaints, '/api/login');
    await comeInByButton(stick);
    await expect(page).toHaveURL('/');
  });

  await test.step('a passkey confirms what the password did, and sets it again', async () => {
    await page.goto('/settings');
    const address = section(page, 'Indirizzo email');
    await address.getByLabel('Nuovo indirizzo email').fill(`new-${person.email}`);
    await button(address, 'Invia il link').click();
    await expect(address).toContainText('Apri il link che abbiamo inviato');
    await page.goto('/settings?tab=security');
    const words = section(page, 'Password');
    await expect(words.getByLabel('Password attuale')).toHaveCount(0);
    await words.getByLabel('Nuova password').fill('verde-verde');
    await button(words, 'Imposta password').click();
    await expect(words.getByLabel('Password attuale')).toBeVisible();
  });

  await test.step('one is removed with the password', async () => {
    await button(passkeysOf(page), 'Rimuovi: Il portatile').click();
    const question = dialogNamed(page, 'Rimuovere «Il portatile»?');
    await question.getByLabel('Password attuale').fill('verde-verde');
    await checkStep(page);
    await button(question, 'Rimuovi').click();
    await expect(passkeysOf(page).getByText('Il portatile')).toHaveCount(0);
    await findInMail(person, /(Una passkey è stata rimossa|A passkey was removed)/);
  });
});

test('a browser that has no passkeys says so, and offers none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await signUp(page);
  await chooseLook(page, { language: 'it', theme: 'dark', width: 1280 });
  await page.goto('/settings?tab=security');
  await expect(passkeysOf(page)).toContainText('Qui questo browser non può usare le passkey.');
  await expect(button(passkeysOf(page), 'Aggiungi una passkey')).toHaveCount(0);
  await checkStep(page);
  await signOut(page);
  await expect(page.getByLabel('Nome utente')).toBeVisible();
  await expect(button(page, 'Entra con una passkey')).toHaveCount(0);
});
