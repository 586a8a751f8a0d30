import type { Page } from '@playwright/test';
import { button, checkStep, chooseLook, dialogNamed, waitForApplication } from './looks.ts';
import { newPerson } from './people.ts';
import { expect, test } from './watch-console.ts';
import { fromOurPages } from './public-calls.ts';

const phone = { language: 'it', theme: 'dark', width: 390 } as const;
const foldOfPhone = 844;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const steps = (page: Page) => page.getByRole('region', { name: 'I primi passi' });
const step = (page: Page, name: string) =>
  steps(page).getByRole('listitem').filter({ hasText: name });

/** The way of somebody who has heard of it: the form, filled in by hand. */
async function register(page: Page): Promise<void> {
  const person = newPerson();
  await page.goto('/auth?tab=register');
  await field(page, 'Nome utente').fill(person.username);
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill(person.password);
  await field(page, 'Conferma password').fill(person.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, 'Crea account').click();
  await expect(page).toHaveURL('/');
}

test('the first steps of somebody new on a phone', async ({ page }) => {
  await chooseLook(page, phone);
  await register(page);

  // Nobody has voted on everything before the first vote.
  await expect(page.getByText('Il campo è ancora vuoto. Quattro passi e si gioca.')).toBeVisible();
  await expect(page.getByText('Hai votato tutto')).toHaveCount(0);
  await expect(steps(page).getByText('Passi fatti: 0 su 4. Poi si gioca.')).toBeVisible();
  await expect(step(page, 'Aggiungi un film')).toHaveAttribute('aria-current', 'step');
  const first = steps(page).getByRole('link', { name: 'Aggiungi un film' });
  const box = await first.boundingBox();
  expect(Number(box?.y) + Number(box?.height)).toBeLessThan(foldOfPhone);
  await checkStep(page);

  await first.click();
  const form = dialogNamed(page, 'Aggiungi film');
  await form.getByLabel('Titolo').fill('Roma città aperta');
  await button(form, 'Aggiungi film').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(steps(page).getByText('Passi fatti: 1 su 4. Poi si gioca.')).toBeVisible();
  await expect(step(page, 'Aggiungi un film')).toContainText('Roma città aperta è in squadra.');
  await expect(step(page, 'cerchia')).toHaveAttribute('aria-current', 'step');
  await checkStep(page);

  await button(steps(page), 'Nascondi').click();
  await expect(steps(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Cerchie' })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);

  await page.goto('/settings');
  await page.getByLabel('Mostra i primi passi').check();
  await expect(page.getByLabel('Mostra i primi passi')).toBeChecked();
  await checkStep(page);
  await page.goto('/');
  await expect(steps(page)).toBeVisible();
});

test('a step that is done elsewhere is ticked at once', async ({ page }) => {
  await chooseLook(page, phone);
  await register(page);
  await expect(steps(page).getByText('Passi fatti: 0 su 4. Poi si gioca.')).toBeVisible();
  const answer = await page.request.post('/api/films', {
    ...fromOurPages,
    data: { title: 'La notte' },
  });
  expect(answer.status()).toBe(201);
  await expect(steps(page).getByText('Passi fatti: 1 su 4. Poi si gioca.')).toBeVisible();
});

test('a visitor tries three matches, and nothing is sent', async ({ page }) => {
  await chooseLook(page, phone);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await waitForApplication(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('try'))).toEqual([]);

  await page.getByRole('link', { name: 'Prova una partita' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Prova una partita' });
  await expect(heading).toBeFocused();
  await checkStep(page);
  asked.length = 0;
  await button(page, 'Vota: Persona').click();
  await expect(page.getByText('Dopo 1 di 3')).toBeVisible();
  await page.waitForTimeout(400);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Dopo 2 di 3')).toBeVisible();
  await page.waitForTimeout(400);
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Il tuo girone dice Persona' }),
  ).toBeFocused();
  await checkStep(page);
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);

  await page.getByRole('link', { name: 'Porta i tuoi film' }).click();
  await expect(page).toHaveURL('/auth?tab=register');
});
