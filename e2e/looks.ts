import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@girone/contract/languages';
import type { Locator, Page } from '@playwright/test';
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

/**
 * Nothing that axe objects to, and nothing wider than the window. Behind an open dialog the page is
 * dimmed and out of reach on purpose, so then the dialog alone is looked at.
 */
export async function checkStep(page: Page): Promise<void> {
  const dialog = '[role="dialog"], [role="alertdialog"]';
  const isOpen = (await page.locator(dialog).count()) > 0;
  const axe = new AxeBuilder({ page });
  const { violations } = await (isOpen ? axe.include(dialog) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export const button = (inside: Page | Locator, name: string) =>
  inside.getByRole('button', { name, exact: true });
export const dialogNamed = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true });
