import type { Language } from '@girone/contract/languages';
import type { Locator, Page } from '@playwright/test';
import { findObjections, type Scope } from './axe.ts';
import { expect } from './watch-console.ts';

export interface Look {
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  readonly width: 1280 | 390;
}

export async function chooseLook(page: Page, look: Look): Promise<void> {
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
 * Nothing that axe objects to, nothing wider than the window, no word in pieces. Behind an open dialog the page is
 * dimmed and out of reach on purpose, so then the dialog alone is looked at.
 */
export async function checkStep(page: Page): Promise<void> {
  const dialog = '[role="dialog"], [role="alertdialog"]';
  const isOpen = (await page.locator(dialog).count()) > 0;
  if (!isOpen) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, isOpen ? { inside: dialog } : {});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await page.evaluate(findBrokenWords)).toEqual([]);
}

/** What is being fetched anew is dimmed, and half-faded text has no contrast: what was asked for meanwhile comes first. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  let isStill = true;
  const move = () => (isStill = false);
  page.on('request', move);
  const objections = await findObjections(page, scope);
  page.off('request', move);
  if (objections.length > 0 && !isStill) await expectAccessible(page, scope);
  else expect(objections).toEqual([]);
}

/** Figures and words that any column has room for, yet that run over two lines. Runs in the page. */
function findBrokenWords(): string[] {
  const longest = 12;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > longest) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // A large initial has a box of its own, too; only a new line begins further left.
      const starts = [...range.getClientRects()].map(({ left }) => left);
      if (starts.some((start, i) => i > 0 && start < Number(starts[i - 1]))) broken.push(word);
    }
  }
  return broken;
}

export const button = (inside: Page | Locator, name: string) =>
  inside.getByRole('button', { name, exact: true });
export const dialogNamed = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true });
