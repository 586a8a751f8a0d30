import { checkStep, chooseLook } from './looks.ts';
import { signUp } from './people.ts';
import { fromOurPages, playSeason } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const titles = ['Stalker', 'Suspiria', 'Persona', 'Volver', 'Il sorpasso'];

test('one’s taste opens at the end, and the map to whoever is on it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUp(page);
  const friends = [];
  for (const firstName of ['Elena', 'Paolo', 'Chiara', 'Luca']) {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await signUp({ request }, { firstName, lastName: 'Conti' });
    const showsTaste = { ...fromOurPages, data: { showsTaste: true } };
    expect((await request.patch('/api/users/settings', showsTaste)).ok()).toBe(true);
    friends.push(request);
  }
  const { id } = await playSeason(page.request, {
    name: 'Coppa dei gusti',
    titles,
    days: 10,
    friends,
  });
  await chooseLook(page, { language: 'it', theme: 'dark', width: 1280 });
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('link', { name: 'I tuoi gusti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'I tuoi gusti' })).toBeVisible();
  const own = page.getByRole('list', { name: 'Tu', exact: true });
  await expect(own.getByRole('listitem').first()).toContainText('Stalker');
  await expect(page.getByText('Finora in 4.')).toBeVisible();
  await expect(page.getByText('Elena Conti')).toHaveCount(0);
  await checkStep(page);

  const shown = page.getByRole('switch', { name: 'Mostrami nella mappa dei gusti' });
  await expect(shown).toHaveAttribute('aria-checked', 'false');
  await shown.click();
  await expect(page.getByRole('img', { name: /Mappa dei gusti di 5 persone/ })).toBeVisible();
  await expect(shown).toHaveAttribute('aria-checked', 'true');
  const others = page.getByRole('list', { name: 'Chi vota come te' });
  await expect(others.getByRole('listitem')).toHaveCount(4);
  await checkStep(page);

  const off = { ...fromOurPages, data: { showsTaste: false } };
  expect((await friends[0]?.patch('/api/users/settings', off))?.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Servono cinque persone: siete in quattro.')).toBeVisible();
  await expect(page.getByText('Elena Conti')).toHaveCount(0);
  await shown.click();
  await expect(page.getByText('Spento: nessuno ti vede, e tu non vedi nessuno.')).toBeVisible();

  await page.goto('/taste');
  await expect(page.getByRole('link', { name: 'Coppa dei gusti' })).toBeVisible();
  await checkStep(page);
});
