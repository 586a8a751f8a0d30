import type { Page } from '@playwright/test';

/** Without a line the browser reports every call that does not get through, and axe the style sheets that it misses. */
export function forgiveOutage(complaints: string[]): void {
  const expected = /net::ERR_|CodeNotLoaded|Couldn't load preload assets/;
  const others = complaints.filter((complaint) => !expected.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

/** Opens a page twice: the worker of a fresh browser is there after the first time, and keeps what the second asks for. */
export async function openForLater(page: Page, address: string, asked: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const bell = page.waitForResponse('**/api/notifications/unread');
  await page.reload();
  await bell;
  await page.waitForFunction(async (path) => {
    const kept = await Promise.all([path, '/api/user'].map((each) => caches.match(each)));
    return kept.every((answer) => answer !== undefined);
  }, asked);
}
