import type { Language } from '@girone/contract/languages';
import type { Locator, Page } from '@playwright/test';
import { findObjections, type Scope } from './axe.ts';
import { findLayoutFaults } from './layout.ts';
import { expect } from './watch-console.ts';
import { findForeignWords } from './words.ts';

export interface Look {
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  readonly width: 1280 | 390;
  /** The same screens are looked at in the same theme elsewhere: axe hears nothing of languages and widths. */
  readonly isKnownToAxe?: true;
}

const knownToAxe = new WeakSet<Page>();

export async function chooseLook(page: Page, look: Look): Promise<void> {
  if (look.isKnownToAxe) knownToAxe.add(page);
  await page.setViewportSize({ width: look.width, height: 844 });
  // Half-faded text has no contrast to speak of: axe is to see dialogs that have arrived.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(({ language, theme }) => {
    localStorage.setItem('language', language);
    localStorage.setItem('theme', theme);
  }, look);
}

/** A prerendered page is there before the application; from here on its links and keys are the application's. */
export async function waitForApplication(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

/**
 * Nothing that axe objects to, nothing wider than the window, no word in pieces, none of another language. Behind an
 * open dialog the page is dimmed and out of reach on purpose, so then axe looks at the dialog alone.
 */
export async function checkStep(page: Page): Promise<void> {
  const dialog = '[role="dialog"], [role="alertdialog"]';
  const isOpen = (await page.locator(dialog).count()) > 0;
  if (!isOpen) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await drawAll(page);
  }
  if (knownToAxe.has(page)) await expectAtRest(page);
  else await expectAccessible(page, isOpen ? { inside: dialog } : {});
  expect(await findLayoutFaults(page)).toEqual([]);
  expect(await findForeignWords(page)).toEqual([]);
}

/** Comes near to all that waits for that before it is drawn, and goes back. */
export async function drawAll(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  const toCome = page.locator('[data-to-come]:visible');
  await expectAtRest(page);
  while ((await toCome.count()) > 0) {
    await page.waitForFunction(() => {
      const places = [...document.querySelectorAll('[data-to-come]')];
      const next = places.find((place) => place.checkVisibility());
      next?.scrollIntoView();
      return next === undefined;
    });
    // What has come may be followed by more.
    await expectAtRest(page);
  }
  await page.evaluate((top) => window.scrollTo(0, top), before);
}

/** What was asked for meanwhile comes first: it changes what there is to object to. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  await expectAtRest(page);
  let isStill = true;
  const move = () => (isStill = false);
  page.on('request', move);
  const objections = await findObjections(page, scope);
  page.off('request', move);
  if (objections.length > 0 && !isStill) await expectAccessible(page, scope);
  else expect(objections).toEqual([]);
}

/** What is being fetched anew is dimmed, what appears fades in, and half-faded text has no contrast. */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const fades =
        effect instanceof KeyframeEffect &&
        effect.getKeyframes().some((frame) => 'opacity' in frame);
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState !== 'running' || !fades || isEndless;
    }),
  );
}

export const button = (inside: Page | Locator, name: string) =>
  inside.getByRole('button', { name, exact: true });
export const dialogNamed = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true });
