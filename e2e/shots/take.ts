import type { Locator, Page } from '@playwright/test';
import type { Look } from '../looks.ts';
import { openPlace } from '../own-place.ts';
import { expect, test } from '../watch-console.ts';

/** For what changes the community, in one of its own. */
export function testIn(settings: Record<string, string>) {
  return test.extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    baseURL: async ({}, use) => {
      const place = await openPlace(settings);
      await use(place.address);
      await place.close();
    },
  });
}

interface Picture {
  readonly look: Look;
  /** What a picture of the middle of a page begins with, wherever a press has scrolled to. */
  readonly top?: Locator;
  /** What chance has made is masked, as times are: no two runs share it. */
  readonly chance?: readonly Locator[];
}

export async function take(page: Page, name: string, picture: Picture): Promise<void> {
  const { look, top, chance = [] } = picture;
  // Behind a dialog it has no role.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await top?.evaluate((element) => element.scrollIntoView());
  const mask = [page.locator('time'), ...chance];
  await expect.soft(page).toHaveScreenshot(`${name}-${look.width}-${look.theme}.png`, { mask });
}

export async function press(inside: Page | Locator, name: RegExp): Promise<void> {
  await inside.getByRole('button', { name }).first().click();
}
