import { pages } from '@girone/contract/pages';
import type { Page } from '@playwright/test';
import { checkStep, chooseLook } from './looks.ts';
import { signUp } from './people.ts';
import { expect, test } from './watch-console.ts';

/** Every page, those of one circle or championship with the id of the one to show. */
function listPaths({ circleId, tournamentId }: { circleId: number; tournamentId: number }) {
  const paths = Object.values(pages).map((path) =>
    path.replace(':id', String(path.startsWith(pages.circles) ? circleId : tournamentId)),
  );
  return [...paths, '/no/such/page'];
}

async function create(page: Page, path: string): Promise<number> {
  const answer = await page.request.post(path, { data: { name: 'La cerchia del giovedì' } });
  expect(answer.status()).toBe(201);
  const { id }: { id: number } = await answer.json();
  return id;
}

test.setTimeout(5 * 60_000);

const looks = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'it' },
] as const;

async function checkPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(/Girone/);
  await checkStep(page);
}

for (const look of looks) {
  const named = `${look.theme}, ${look.language}`;

  test(`every page for a visitor on a desktop, ${named}`, async ({ page }) => {
    await chooseLook(page, { ...look, width: 1280 });
    const paths = listPaths({ circleId: 1, tournamentId: 1 });
    for (const path of paths) await test.step(path, () => checkPage(page, path));
  });

  test(`every page for a member on a phone, ${named}`, async ({ page }) => {
    await chooseLook(page, { ...look, width: 390 });
    await signUp(page);
    const circleId = await create(page, '/api/circles');
    const tournamentId = await create(page, '/api/tournaments');
    const paths = listPaths({ circleId, tournamentId });
    for (const path of paths) await test.step(path, () => checkPage(page, path));
  });
}
