import type { Locator, Page } from '@playwright/test';
import { signUp } from './people.ts';
import { expect, test } from './watch-console.ts';
import { fromOurPages } from './public-calls.ts';

async function swipeRight(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no place on the page.');
  const from = { x: box.x + 40, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // In two moves: the first one tells a swipe from a press.
  await page.mouse.move(from.x + distance / 2, from.y);
  await page.mouse.move(from.x + distance, from.y);
  await page.mouse.up();
}

test('a toast is swiped away to the right from 50 px on', async ({ page }) => {
  const { username, password } = await signUp(page);
  await page.request.post('/api/logout', fromOurPages);
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Login successful' });
  await expect(toast).toBeVisible();
  // Pointing at a toast keeps it, so that the swipe alone can take it away.
  await toast.hover();

  await swipeRight(page, toast, 45);
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast).toBeVisible();

  await swipeRight(page, toast, 60);
  await expect(toast).toBeHidden();
});
