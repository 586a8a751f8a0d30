import type { APIRequestContext, Browser } from '@playwright/test';
import { appCode } from '../app-code.ts';
import { chooseLook } from '../looks.ts';
import { post } from '../public-calls.ts';
import { expect } from '../watch-console.ts';
import { looks } from './looks.ts';
import { press, take, testIn } from './take.ts';

const test = testIn({});
test.setTimeout(5 * 60_000);

const password = 'giallo-giallo';
const giulia = ['giulia', 'Giulia', 'Ferrante'] as const;
const guests = [
  ['nicolo', 'Nicolò', 'Rinaldi'],
  ['maria', 'Maria Vittoria', 'Castelnuovo'],
  ['paolo', 'Paolo', 'Greco'],
] as const;
const titles = ['Ladri di biciclette', 'In the Mood for Love', 'Stalker', 'Paris, Texas'];

/** Always the same people: the colours of their faces come of their names. */
function join(
  request: APIRequestContext,
  [username, firstName, lastName]: readonly [string, string, string],
): Promise<unknown> {
  const person = { username, firstName, lastName, email: `${username}@example.org` };
  return post(request, '/api/register', { ...person, password, confirmPassword: password });
}

/** A private circle with a championship that waits for films; its guests came by a link. */
async function gather(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string,
): Promise<{ circleId: number; token: string }> {
  const circle: { id: number } = await post(request, '/api/circles', {
    name: 'Cineforum del Giovedì',
    description: 'Un film a settimana dal 2019, e una lite su ciascuno.',
    isPublic: false,
  });
  const cup: { id: number } = await post(request, '/api/tournaments', {
    name: 'Coppa d’Inverno',
    circleId: circle.id,
    requiredFilmsPerUser: 3,
  });
  const path = `/api/circles/${circle.id}/invites`;
  const { token }: { token: string } = await post(request, path, {});
  for (const [films, guest] of guests.entries()) {
    const context = await browser.newContext({ baseURL });
    await join(context.request, guest);
    await post(context.request, '/api/invites/accept', { token });
    // None of them the film that another has nominated.
    for (const title of titles.slice(films, 2 * films)) {
      const film: { id: number } = await post(context.request, '/api/films', { title });
      await post(context.request, `/api/tournaments/${cup.id}/nominations`, { filmId: film.id });
    }
    await context.close();
  }
  return { circleId: circle.id, token };
}

for (const look of looks) {
  const where = `${look.width} px, ${look.theme}, ${look.language}`;

  test(`a match to try, the first steps, an invitation: ${where}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await chooseLook(page, look);
    await page.goto('/?try');
    const match = page.locator('section', { has: page.locator('#try') });
    await match.scrollIntoViewIfNeeded();
    await take(page, 'try-a-match', { look });
    for (let voted = 1; voted <= 3; voted += 1) {
      await press(match, /^Vot/);
      // Sooner, it would be the second half of a double press.
      await page.waitForTimeout(400);
    }
    await expect(page.locator('#try-table')).toBeVisible();
    await take(page, 'try-a-match-table', { look });

    await join(page.request, giulia);
    await post(page.request, '/api/films', { title: 'Stalker' });
    await page.goto('/');
    await take(page, 'first-steps', { look });

    const { circleId, token } = await gather(browser, page.request, String(baseURL));
    await page.goto(`/circles/${circleId}`);
    await take(page, 'circle-first-steps', { look });
    await press(page, /^(?:Invite friends|Invita amici)$/);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    await take(page, 'invite', {
      look,
      chance: [dialog.getByRole('img'), dialog.getByRole('textbox')],
    });

    const stranger = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
    await chooseLook(stranger, look);
    await stranger.goto(`/invite/${token}`);
    await take(stranger, 'invite-landing', { look });
    await stranger.context().close();
  });

  test(`many films at once: ${where}`, async ({ page }) => {
    await chooseLook(page, look);
    await join(page.request, giulia);
    await page.goto('/films/import');
    const list = [...titles, 'Ladri di bicicletta', 'Il film del 1994'];
    await page.getByRole('textbox').fill(list.join('\n'));
    await press(page, /^(?:Check|Controlla) /);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await take(page, 'films-import-review', { look });
    await press(page, /^(?:Add|Aggiungi) \d/);
    await expect(page.getByRole('button', { name: /^(?:Undo|Annulla)/ })).toBeVisible();
    await take(page, 'films-import-added', { look });
  });

  test(`a second factor: ${where}`, async ({ page }) => {
    await chooseLook(page, look);
    await join(page.request, giulia);
    await page.goto('/settings?tab=security');
    await press(page, /^(?:Turn on|Attiva)$/);
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=password]').fill(password);
    await press(dialog, /^(?:Next|Avanti)$/);
    await expect(dialog.getByRole('img')).toBeVisible();
    const key = dialog.locator('code');
    await take(page, 'second-factor', { look, chance: [dialog.getByRole('img'), key] });
    await dialog
      .locator('input')
      .first()
      .fill(appCode((await key.textContent())?.replaceAll(' ', '') ?? ''));
    await press(dialog, /^(?:Turn on|Attiva)$/);
    const codes = dialog.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await take(page, 'second-factor-codes', { look, chance: [codes] });
  });
}
