import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrive } from './arrive.ts';
import { button, checkStep, chooseLook } from './looks.ts';
import { dataFolder } from './outbox.ts';
import { signUp } from './people.ts';
import { fromOurPages, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

test('what others do reaches the bell, and leads there', async ({ browser, complaints }) => {
  const look = { language: 'it', theme: 'dark', width: 1280 } as const;
  const { page, person } = await arrive(browser, look, complaints);
  const friend = await arrive(browser, look, complaints);
  const name = friend.person.username;
  const { request } = friend.page;
  const live = page.waitForResponse('**/api/events?*');
  await page.goto('/circles');
  await expect(button(page, 'Notifiche')).toBeVisible();
  await live;

  await test.step('by itself, while another page is open', async () => {
    const content = `Tu che ne dici, @${person.username}?`;
    await post(request, '/api/posts', { content });
    await expect(button(page, 'Notifiche, 1 da leggere')).toBeVisible();
    await post(request, `/api/users/${person.username}/follow`);
    await button(page, 'Notifiche, 2 da leggere').click();
    const list = page.getByRole('dialog', { name: 'Notifiche' });
    await expect(list.getByRole('listitem')).toContainText([
      `${name} ti segue.`,
      `${name} ti ha menzionato.`,
    ]);
    await expect(list).toContainText(content);
    await checkStep(page);
    await list.getByRole('link', { name: `${name} ti ha menzionato.` }).click();
    await expect(page).toHaveURL(/\/critics\?post=\d+$/);
    await expect(page.getByRole('article')).toContainText(content);
  });

  await test.step('what was followed is read, and the rest can be', async () => {
    await button(page, 'Notifiche, 1 da leggere').click();
    const list = page.getByRole('dialog', { name: 'Notifiche' });
    await button(list, 'Segna tutte come lette').click();
    await expect(button(page, 'Notifiche')).toBeVisible();
    await list.getByRole('link', { name: 'Tutte le notifiche' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await button(page, 'Da leggere').click();
    await expect(page.getByRole('heading', { name: 'Hai letto tutto' })).toBeVisible();
  });

  await test.step('an answer arrives on the open list', async () => {
    const own = await post(page.request, '/api/posts', { content: 'Che ne dite?' });
    await post(request, '/api/posts', { content: 'Bello!', parentPostId: own.id });
    const entry = page.getByRole('main').getByRole('listitem');
    await expect(entry).toContainText(`${name} ti ha risposto.`);
    await checkStep(page);
    await entry.getByRole('link').click();
    await expect(page.getByRole('article').filter({ hasText: 'Bello!' })).toBeVisible();
    await expect(button(page, 'Notifiche')).toBeVisible();
  });
});

/** As a mail has it; mails themselves wait two minutes for whoever reads on the page. */
function linkAgainst(type: string, userId: number): string {
  const secret = readFileSync(join(dataFolder, 'session-secret'), 'utf8').trim();
  const name = `${userId}.${type}`;
  const signature = createHmac('sha256', secret).update(`unsubscribe\0${name}`).digest('base64url');
  return `/unsubscribe?token=${name}.${signature}`;
}

test('the link in a mail ends mails of its kind, on a phone and signed out', async ({ page }) => {
  await chooseLook(page, { language: 'it', theme: 'light', width: 390 });
  const { username, password } = await signUp(page);
  const { id } = await (await page.request.get('/api/user')).json();
  await page.request.post('/api/logout', fromOurPages);
  await page.goto(linkAgainst('join_request', id));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Niente più email');
  await checkStep(page);
  await button(page, 'Non inviarle più').click();
  const done = page.getByRole('heading', { name: 'Non riceverai più queste email' });
  await expect(done).toBeVisible();
  await checkStep(page);

  await page.request.post('/api/login', { ...fromOurPages, data: { username, password } });
  await page.goto('/settings?tab=notifications');
  const kind = 'Qualcuno chiede di entrare in una cerchia che gestisci';
  await expect(page.getByRole('checkbox', { name: `${kind}, Per email` })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: `${kind}, Nell’app` })).toBeChecked();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Non è ancora successo nulla' })).toBeVisible();
  await checkStep(page);
});
