import type { Language } from '@girone/contract/languages';
import type { Page } from '@playwright/test';
import { checkStep, chooseLook } from './looks.ts';
import { findInMail } from './outbox.ts';
import { newPerson, signUp, type Person } from './people.ts';
import { expect, forgive, test } from './watch-console.ts';

/** What a person reads and presses, in each language. */
const words = {
  en: {
    username: 'Username',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    register: 'Create account',
    accountCreated: 'Account created',
    logout: 'Logout',
    login: 'Login',
    wrong: 'Wrong username or password.',
    forgot: 'Forgot your password?',
    sendCode: 'Send Code',
    code: 'Code',
    newPassword: 'New password',
    update: 'Update Password',
    updated: 'Password updated successfully! Redirecting to login…',
    loginSuccessful: 'Login successful',
    logIn: 'Log in',
  },
  it: {
    username: 'Nome utente',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Conferma password',
    register: 'Crea account',
    accountCreated: 'Account creato',
    logout: 'Esci',
    login: 'Accedi',
    wrong: 'Nome utente o password errati.',
    forgot: 'Password dimenticata?',
    sendCode: 'Invia Codice',
    code: 'Codice',
    newPassword: 'Nuova password',
    update: 'Aggiorna Password',
    updated: 'Password aggiornata con successo! Reindirizzamento al login...',
    loginSuccessful: 'Accesso effettuato',
    logIn: 'Accedi',
  },
  es: {
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirmPassword: 'Confirmar contraseña',
    register: 'Crear cuenta',
    accountCreated: 'Cuenta creada',
    logout: 'Cerrar sesión',
    login: 'Iniciar sesión',
    wrong: 'Nombre de usuario o contraseña incorrectos.',
    forgot: '¿Has olvidado tu contraseña?',
    sendCode: 'Enviar código',
    code: 'Código',
    newPassword: 'Nueva contraseña',
    update: 'Cambiar contraseña',
    updated: '¡Contraseña actualizada correctamente! Redirigiendo al inicio de sesión…',
    loginSuccessful: 'Sesión iniciada',
    logIn: 'Iniciar sesión',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Words = (typeof words)[Language];

const looks = [
  { language: 'en', theme: 'dark', width: 1280 },
  { language: 'it', theme: 'light', width: 390 },
  { language: 'es', theme: 'dark', width: 390, isKnownToAxe: true },
] as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function register(page: Page, text: Words, person: Person): Promise<void> {
  await page.goto('/auth?tab=register');
  await press(page, text.register);
  await expect(page.getByRole('alert')).toHaveCount(5);
  await expect(field(page, text.username)).toBeFocused();
  await checkStep(page);

  await field(page, text.username).fill(person.username);
  await field(page, text.email).fill(person.email);
  await field(page, text.password).fill(person.password);
  await field(page, text.confirmPassword).fill(person.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, text.register);
  // First what is shown for a few seconds.
  await expect(page.getByText(text.accountCreated, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.username);
}

async function logOut(page: Page, text: Words): Promise<void> {
  const loaded = page.waitForEvent('load');
  // On phones it stands in the menu behind one's face.
  const face = page.getByRole('banner').locator('[aria-haspopup="menu"]');
  if (await face.isVisible()) {
    await face.click();
    await page.getByRole('menuitem', { name: text.logout }).click();
  } else {
    await page.getByRole('button', { name: text.logout }).click();
  }
  await loaded;
  await expect(page).toHaveURL('/');
}

async function logIn(page: Page, text: Words, person: Person): Promise<void> {
  await field(page, text.username).fill(person.username);
  await field(page, text.password).fill(person.password);
  await press(page, text.login);
}

async function resetPassword(page: Page, text: Words, person: Person): Promise<void> {
  await page.getByRole('link', { name: text.forgot }).click();
  await expect(page).toHaveURL('/password-reset');
  await checkStep(page);
  await field(page, text.email).fill(person.email);
  await press(page, text.sendCode);

  await expect(field(page, text.code)).toBeFocused();
  await expect(field(page, text.email)).toHaveValue(person.email);
  await checkStep(page);
  await field(page, text.code).fill(await findInMail(person, /^\s*(\d{6})\s*$/m));
  await field(page, text.newPassword).fill(person.password);
  await field(page, text.confirmPassword).fill(person.password);
  await press(page, text.update);
  await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/auth');
}

for (const look of looks) {
  const { language, theme, width } = look;
  const text = words[language];

  test(`an account in ${language}, ${theme}, ${width} px`, async ({ page, complaints }) => {
    await chooseLook(page, look);
    const person = newPerson();
    await register(page, text, person);
    await logOut(page, text);

    await page.goto('/auth');
    await logIn(page, text, { ...person, password: 'not this one' });
    await expect(page.getByRole('alert')).toHaveText(text.wrong);
    await checkStep(page);
    forgive(complaints, '/api/login');

    const renewed = { ...person, password: 'Zabriskie Point 1970' };
    await resetPassword(page, text, renewed);
    await logIn(page, text, renewed);
    await expect(page.getByText(text.loginSuccessful, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.username);
  });
}

test('the login leads back to the page that asked for it', async ({ page, context }) => {
  const person = await signUp(page);
  await context.clearCookies();
  await page.goto('/films');
  await page.getByRole('main').getByRole('link', { name: words.en.logIn }).click();
  await expect(page).toHaveURL('/auth');
  await logIn(page, words.en, person);
  await expect(page).toHaveURL('/films');
});

test('the link in the mail confirms the address, once', async ({ page, context, complaints }) => {
  const person = await signUp(page);
  const link = await findInMail(person, /(\/verify-email\?token=[\w-]+)/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await checkStep(page);

  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^This link has expired/ })).toBeVisible();
  await checkStep(page);
  forgive(complaints, '/api/verify-email');
});
