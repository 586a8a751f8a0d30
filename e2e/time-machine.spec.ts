import type { Page } from '@playwright/test';
import { button, checkStep, chooseLook, drawAll, type Look } from './looks.ts';
import { signUp } from './people.ts';
import { playSeason, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Giornata da guardare' });
const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

const looks: readonly Look[] = [
  { language: 'it', theme: 'dark', width: 1280 },
  { language: 'it', theme: 'light', width: 390 },
];

for (const look of looks) {
  test(`a season is looked back on, day by day (${look.width} px)`, async ({ page }) => {
    await signUp(page);
    const { id } = await playSeason(page.request, {
      name: `Coppa del tempo ${look.width}`,
      titles: ['Stalker', 'Suspiria', 'Persona', 'Volver'],
      days: 4,
    });
    await post(page.request, '/api/posts', { content: 'Detto oggi', tournamentId: id });
    await chooseLook(page, look);
    await page.goto(`/tournaments/${id}`);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Dopo la giornata 4 di 6, /);
    await drawAll(page);
    await expect(page.getByText('Le serie più lunghe')).toBeVisible();

    await slider(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/\?day=2$/);
    await expect(page.getByRole('table', { name: 'Classifica dopo la giornata 2' })).toBeVisible();
    await expect(section(page, 'Risultati').getByRole('listitem')).toHaveCount(2);
    await expect(section(page, 'Tutti contro tutti').getByText('non ancora giocata')).toHaveCount(
      8,
    );
    await expect(section(page, 'La discussione, allora')).toBeVisible();
    await expect(page.getByText('Detto oggi')).toHaveCount(0);
    // What is known today stays away.
    await expect(page.getByText('Le serie più lunghe')).toHaveCount(0);
    await checkStep(page);

    // Whoever gets the address sees the same day; from there it plays to today.
    await page.reload();
    await expect(page.getByRole('table', { name: 'Classifica dopo la giornata 2' })).toBeVisible();
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/\?day=0$/);
    await expect(page.getByText('Al via sono tutti pari: 25 % a testa.')).toBeVisible();
    await checkStep(page);
    await button(page, 'Riproduci il campionato').click();
    await expect(page).toHaveURL(new RegExp(`/tournaments/${id}$`), { timeout: 30_000 });
    await expect(page.getByRole('table', { name: 'Classifica dopo la giornata 4' })).toBeVisible();
    await checkStep(page);
  });
}
