import { languages } from '@girone/contract/languages';
import { pages } from '@girone/contract/pages';
import type { Page } from '@playwright/test';
import { checkStep, chooseLook } from './looks.ts';
import { signUp } from './people.ts';
import { playSeason, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

type Shown = 'circles' | 'tournaments' | 'films';

/** Every page, those of one circle, championship or film with the id of the one to show. */
function listPaths(ids: Readonly<Record<Shown, number>>): string[] {
  const paths = Object.values(pages).map((path) => {
    const things: readonly Shown[] = ['circles', 'tournaments', 'films'];
    const shown = things.find((thing) => path.startsWith(`/${thing}/`));
    return shown === undefined ? path : path.replace(':id', String(ids[shown]));
  });
  return [...paths, '/no/such/page'];
}

async function create(page: Page, thing: Shown): Promise<number> {
  // A name that begins like a sentence of no language.
  const words = 'Kino Babylon';
  const { id } = await post(page.request, `/api/${thing}`, { name: words, title: words });
  return id;
}

test.setTimeout(5 * 60_000);

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(/Girone/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** After thirty seconds the page drops what nobody took. */
const beforeForgotten = { timeout: 15_000 };

/** What was asked for before the application came, and then by nobody. Runs in the page. */
function findIdleAnswers(): unknown[] {
  const answers: unknown = Reflect.get(window, 'earlyAnswers');
  return answers instanceof Map ? [...answers.keys()] : [];
}

const themes = { en: 'dark', it: 'light', es: 'dark' } as const;

/** Half a second after it has said why. */
const leadToLogin = new Set<string>([pages.tournaments, pages.campionati]);

for (const language of ['en', 'it'] as const) {
  test(`every page for a visitor on a desktop, in ${language}`, async ({ page, request }) => {
    await chooseLook(page, { theme: themes[language], language, width: 1280 });
    await signUp({ request });
    const plan = { name: 'Trofeo del giovedì', titles: ['Roma', 'Amarcord'], days: 1 };
    const { id, filmIds } = await playSeason(request, plan);
    const paths = listPaths({ circles: 1, tournaments: id, films: Number(filmIds[0]) });
    for (const path of paths) {
      await test.step(path, async () => {
        await openPage(page, path);
        if (leadToLogin.has(path)) await expect(page).toHaveURL(pages.auth);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await checkStep(page);
      });
    }
  });
}

for (const language of languages) {
  test(`every page for a member on a phone, in ${language} alone`, async ({ page }) => {
    const look = { theme: themes[language], language, width: 390 } as const;
    await chooseLook(page, language === 'es' ? { ...look, isKnownToAxe: true } : look);
    await signUp(page);
    const paths = listPaths({
      circles: await create(page, 'circles'),
      tournaments: await create(page, 'tournaments'),
      films: await create(page, 'films'),
    });
    for (const path of paths) {
      await test.step(path, async () => {
        await openPage(page, path);
        await expect.poll(() => page.evaluate(findIdleAnswers), beforeForgotten).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await checkStep(page);
      });
    }
  });
}

// The narrow column beside the matches, with the longest words.
test('the dashboard while an address is not confirmed, on a desktop in es', async ({ page }) => {
  await chooseLook(page, { theme: 'light', language: 'es', width: 1280 });
  await signUp(page);
  const plan = { name: 'Kino Babylon', titles: ['Roma', 'Amarcord'], days: 0 };
  await playSeason(page.request, plan);
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: 'Enviar un enlace nuevo' })).toBeVisible();
  await checkStep(page);
});
