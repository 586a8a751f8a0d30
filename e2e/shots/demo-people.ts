import type { Page } from '@playwright/test';
import { expect } from '../watch-console.ts';
import { fromOurPages } from '../public-calls.ts';

/** As the start of the demo community prints it. */
export async function signInAs(page: Page, username: string): Promise<void> {
  const data = { username, password: `${username}1234` };
  expect((await page.request.post('/api/login', { ...fromOurPages, data })).status()).toBe(200);
}
