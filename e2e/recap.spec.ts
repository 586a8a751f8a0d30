import { button, checkStep, chooseLook } from './looks.ts';
import { signUp } from './people.ts';
import { playSeason } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

test('a season that is over is looked through card by card, and shared', async ({ page }) => {
  const look = { language: 'it', theme: 'dark', width: 1280 } as const;
  await signUp(page);
  const { id } = await playSeason(page.request, {
    name: 'Coppa delle schede',
    titles: ['Stalker', 'Suspiria', 'Persona', 'Volver'],
    days: 6,
  });
  await chooseLook(page, look);
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('link', { name: 'La stagione in carte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /La stagione in/ })).toBeVisible();
  await checkStep(page);
  await expect(page.getByRole('article', { name: /La mia stagione/ })).toBeVisible();

  await button(page, 'Sfoglia').click();
  const champion = page.getByRole('article', { name: /Il campione/ });
  await expect(champion.getByRole('heading')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('article', { name: /^2 di/ }).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');

  const picture = page.waitForEvent('download');
  await champion.getByRole('button', { name: 'Condividi questa carta' }).click();
  expect((await picture).suggestedFilename()).toBe(`girone-${id}-champion.png`);
});
