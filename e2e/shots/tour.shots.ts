import { chooseLook, type Look } from '../looks.ts';
import { expect, test } from '../watch-console.ts';
import { signInAs } from './demo-people.ts';

const desktop: Look = { width: 1280, theme: 'dark', language: 'en' };
const phone: Look = { width: 390, theme: 'light', language: 'en' };

const pictures: readonly { name: string; address: string; look: Look; username?: string }[] = [
  { name: 'landing', address: '/', look: desktop },
  { name: 'dashboard', address: '/', look: desktop, username: 'demo' },
  { name: 'championship', address: '/tournaments/2', look: desktop, username: 'demo' },
  { name: 'champion', address: '/tournaments/1', look: desktop, username: 'demo' },
  { name: 'check', address: '/verify/1', look: desktop, username: 'demo' },
  { name: 'admin', address: '/admin?section=users', look: desktop, username: 'admin' },
  { name: 'phone-votes', address: '/matches', look: phone, username: 'demo' },
  { name: 'phone-circles', address: '/circles', look: phone, username: 'demo' },
  { name: 'phone-critics', address: '/critics', look: phone, username: 'demo' },
  { name: 'phone-taste', address: '/tournaments/1/taste', look: phone, username: 'demo' },
  { name: 'phone-recap', address: '/tournaments/1/recap', look: phone, username: 'demo' },
];

/** With times, which no two runs share: for people, not for comparison. */
test('the pictures of the README', async ({ page }) => {
  test.setTimeout(2 * 60_000);
  for (const { name, address, look, username } of pictures) {
    await page.context().clearCookies();
    if (username !== undefined) await signInAs(page, username);
    await chooseLook(page, look);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.screenshot({ path: `docs/pictures/${name}.png`, animations: 'disabled' });
  }
});

/** Changes the community for good: nothing may be looked at after it. */
test('the picture of a reveal night', async ({ page }) => {
  test.setTimeout(2 * 60_000);
  await signInAs(page, 'demo');
  await chooseLook(page, desktop);
  await page.goto('/stage/4');
  await page.getByRole('button', { name: 'Start the night' }).click();
  await expect(page.locator('[data-scene="match"][data-step="verdict"]')).toBeVisible({
    timeout: 60_000,
  });
  await page.screenshot({ path: 'docs/pictures/stage.png' });
});
