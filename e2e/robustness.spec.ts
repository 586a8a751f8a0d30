import { checkStep, chooseLook, drawAll } from './looks.ts';
import { signUp } from './people.ts';
import { playSeason } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

test('a title is counted again by other rules, once it is decided', async ({ page }) => {
  await signUp(page);
  const titles = ['Stalker', 'Suspiria', 'Persona', 'Volver'];
  const running = await playSeason(page.request, { name: 'Coppa aperta', titles, days: 1 });
  const { id } = await playSeason(page.request, { name: 'Coppa di granito', titles, days: 6 });
  await chooseLook(page, { language: 'it', theme: 'dark', width: 1280 });

  await page.goto(`/tournaments/${running.id}/robustness`);
  await expect(page.getByRole('heading', { name: /non è ancora deciso/ })).toBeVisible();
  await checkStep(page);

  await page.goto(`/tournaments/${id}`);
  await page.getByRole('link', { name: 'Quanto è solido?' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Granitico' })).toBeVisible();
  const recounts = page.getByRole('table', { name: 'Il campione secondo ogni conteggio' });
  await expect(recounts.getByRole('row', { name: /Solo l’andata/ })).toContainText('Resta');
  // Of one voter nothing is told that the totals do not tell.
  await expect(recounts.getByRole('row', { name: /propri film|risposto sempre/ })).toHaveCount(0);
  await expect(page.getByText('Servono cinque votanti: qui ce n’è 1.')).toBeVisible();
  await checkStep(page);

  await page.goto(`/tournaments/${id}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await drawAll(page);
  const way = page.getByRole('link', { name: 'Guarda i riconteggi' });
  await way.click();
  await expect(page).toHaveURL(`/tournaments/${id}/robustness`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Quanto è solido questo titolo?',
  );
});

test('on a phone, in the light, and by a visitor', async ({ page, browser }) => {
  await signUp(page);
  const { id } = await playSeason(page.request, {
    name: 'Coppa per tutti',
    titles: ['Stalker', 'Suspiria', 'Persona'],
    days: 6,
  });
  const visitor = await browser.newPage();
  await chooseLook(visitor, { language: 'es', theme: 'light', width: 390 });
  await visitor.goto(`/tournaments/${id}/robustness`);
  await expect(visitor.getByRole('heading', { level: 2, name: 'Granítico' })).toBeVisible();
  await checkStep(visitor);
  await visitor.getByRole('link', { name: 'Coppa per tutti' }).click();
  await expect(visitor).toHaveURL(`/leaderboard?tournament=${id}`);
});
