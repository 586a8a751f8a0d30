import { test as base, expect, type Page } from '@playwright/test';

/** Writes down what the page's console complains about and what its scripts throw. */
export function watchConsole(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    // The browser itself reports a document that is answered with 404, as a lost page must be.
    const isLostPage = url === page.url() && message.text().startsWith('Failed to load resource');
    // Whoever votes at once is faster than the page that makes a key of its own; it takes the one that came of it.
    const isLateKey = url.endsWith('/api/user/ballot-key') && message.text().includes('409');
    // Whoever sits in the hall may ask once more before they hear that the evening is over.
    const isLateSeat = url.endsWith('/stage/seat') && message.text().includes('409');
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (!isLostPage && !isLateKey && !isLateSeat && !isBlocked)
      complaints.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

/** The browser reports every refused call; the one refusal is what the journey is about. */
export function forgive(complaints: string[], path: string): void {
  const others = complaints.filter((complaint) => !complaint.includes(path));
  expect(complaints.length - others.length).toBe(1);
  complaints.splice(0, complaints.length, ...others);
}

/**
 * A journey fails when the browser's console complains or a script throws. The windows that it opened itself are
 * closed behind it: nobody else does, and they would go on drawing and listening beside all journeys that follow.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ browser, page }, use) => {
      const complaints: string[] = [];
      watchConsole(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
      const opened = browser.contexts().filter((context) => context !== page.context());
      await Promise.all(opened.map(async (context) => context.close()));
    },
    { auto: true },
  ],
});

export { expect };
