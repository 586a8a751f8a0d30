import { AxeBuilder } from '@axe-core/playwright';
import { pages } from '@girone/contract/pages';
import type { Page } from '@playwright/test';
import { signUp } from './people.ts';
import { expect, test } from './watch-console.ts';

const paths = [...Object.values(pages).map((path) => path.replace(':id', '1')), '/no/such/page'];

// A toast on its way in is paler than it will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(5 * 60_000);

const looks = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'it' },
] as const;

async function look(page: Page, { theme, language }: (typeof looks)[number]): Promise<void> {
  await page.addInitScript(
    (choice) => {
      localStorage.setItem('theme', choice.theme);
      localStorage.setItem('language', choice.language);
    },
    { theme, language },
  );
}

/** Nothing wider than the window, nothing that axe objects to, a heading and a title. */
async function checkPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page).toHaveTitle(/Girone/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const choice of looks) {
  const named = `${choice.theme}, ${choice.language}`;

  test(`every page for a visitor on a desktop, ${named}`, async ({ page }) => {
    await look(page, choice);
    for (const path of paths) await test.step(path, () => checkPage(page, path));
  });

  test(`every page for a member on a phone, ${named}`, async ({ page }) => {
    await look(page, choice);
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page);
    for (const path of paths) await test.step(path, () => checkPage(page, path));
  });
}
