import { pages } from '@girone/contract/pages';
import type { Page } from '@playwright/test';
import { waitForApplication } from './looks.ts';
import { signUp } from './people.ts';
import { expect, test } from './watch-console.ts';

const promise = 'Every film plays every film. Home and away.';
const steps = ['Upload movies', 'Vote in battles', 'The film with the most points wins'];

async function choose(page: Page, key: 'language' | 'theme', value: string): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem(choice.key, choice.value), {
    key,
    value,
  });
}

/** How much of the page has moved by itself since it was opened. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are handed over before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shift)));
      }),
  );
}

test('a link to the match to try opens it, and the page is taken over as it came', async ({
  page,
}) => {
  await page.goto(`${pages.home}?try`);
  await expect(page.getByRole('heading', { level: 2, name: 'Try a match' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vote: Persona' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page shows the promise, a match, the steps and the ways in', async ({
    page,
  }) => {
    await page.goto(pages.home);
    await expect(page).toHaveTitle('Film championships — Girone');
    await expect(page.getByRole('heading', { level: 1, name: promise })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(steps);
    await expect(page.getByRole('article', { name: 'Suspiria – Vertigo' })).toContainText(
      'Example',
    );
    await page.getByRole('link', { name: 'Sign in or register' }).click();
    await expect(page).toHaveURL(`${pages.auth}?tab=register`);
    await expect(page.locator('noscript p').first()).toHaveText('Girone needs JavaScript.');
  });

  test('the terms and the privacy policy can be read', async ({ page }) => {
    await page.goto(pages.terms);
    await expect(page.locator('main section')).toHaveCount(8);
    await page.goto(pages.privacy);
    await expect(page.locator('main section')).toHaveCount(10);
    await expect(page.locator('main')).toContainText('30 days');
  });
});

for (const path of [pages.home, pages.terms, pages.privacy]) {
  for (const theme of ['dark', 'light']) {
    test(`the prerendered ${path} is taken over in place, ${theme}`, async ({ page }) => {
      await choose(page, 'theme', theme);
      const release = await holdApplication(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(waitForFonts);
      // Fonts that came after the first frame have moved what they had to.
      const before = await shiftOf(page);
      await release();
      await waitForApplication(page);
      await page.waitForLoadState('load');
      expect(await shiftOf(page)).toBe(before);
    });
  }
}

/** The first frame waits for the style sheets, and asks for the fonts that they name. Runs in the page. */
async function waitForFonts(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  await document.fonts.ready;
}

/** Keeps the application's scripts on their way until the answer is called. */
async function holdApplication(page: Page): Promise<() => Promise<void>> {
  let letGo: () => void;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Notes in every frame which main heading a person sees. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    function look(): void {
      const heading = document.querySelector('h1');
      const { dataset } = document.documentElement;
      if (heading?.checkVisibility() === true) {
        dataset['seen'] = [dataset['seen'] ?? '', heading.innerText].join('|');
      }
      lookAgain();
    }
    const lookAgain = () => void requestAnimationFrame(look);
    lookAgain();
  });
}

async function headingsSeen(page: Page): Promise<string[]> {
  const noted = () => page.evaluate(() => document.documentElement.dataset['seen'] ?? '');
  await expect.poll(noted).not.toBe('');
  const texts = await noted();
  return [...new Set(texts.split('|').filter(Boolean))];
}

test('a page of another language is never preceded by the English one', async ({ page }) => {
  await choose(page, 'language', 'it');
  await watchHeadings(page);
  for (const [path, title] of [
    [pages.home, /^Ogni film sfida/],
    [pages.terms, /^Termini e condizioni$/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await headingsSeen(page)).toEqual([expect.stringMatching(title)]);
  }
});

test.describe('in a browser that speaks Italian', () => {
  test.use({ locale: 'it-IT' });

  test('the first visit is in Italian from the first frame on', async ({ page }) => {
    await watchHeadings(page);
    const release = await holdApplication(page);
    await page.goto(pages.home, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Ogni film sfida/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.evaluate(waitForFonts);
    const before = await shiftOf(page);
    await release();
    await waitForApplication(page);
    expect(await headingsSeen(page)).toEqual([expect.stringMatching(/^Ogni film sfida/)]);
    expect(await shiftOf(page)).toBe(before);
    await page.goto(pages.auth);
    await expect(page.getByRole('tab', { name: 'Registrati' })).toBeVisible();
  });

  test('English that was chosen here is kept', async ({ page }) => {
    await choose(page, 'language', 'en');
    await watchHeadings(page);
    await page.goto(pages.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(promise);
    expect(await headingsSeen(page)).toEqual([expect.stringMatching(/^Every film plays/)]);
  });
});

test('a member is never shown the landing page first', async ({ page }) => {
  await signUp(page);
  await watchHeadings(page);
  // The page waits for who it is for a while only: here that is known at once.
  const user: unknown = await (await page.request.get('/api/user')).json();
  await page.route('**/api/user', (route) => route.fulfill({ json: user }));
  await page.goto(pages.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  expect(await headingsSeen(page)).toEqual([expect.stringMatching(/^Good /)]);
});

test('while the application comes a member sees the bar, and nobody what would go again', async ({
  page,
}) => {
  const platform = /\/assets\/platform-[^/]+\.js$/;
  const firstBar = page.locator('.first-bar');
  const openWithout = async (path: string) => {
    await page.route(platform, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(firstBar).toBeAttached();
  };
  await openWithout(pages.leaderboard);
  await expect(firstBar).toBeHidden();
  await page.unroute(platform);

  await signUp(page);
  await page.goto(pages.tournaments);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The name is as wide as its font makes it, and that comes when it comes.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const place = await page.getByRole('link', { name: 'Girone' }).boundingBox();
  for (const path of [pages.tournaments, pages.home]) {
    await openWithout(path);
    await expect(firstBar).toBeVisible();
    const brand = firstBar.getByRole('link', { name: 'Girone' });
    await expect.poll(() => brand.boundingBox()).toEqual(place);
  }
  await openWithout(pages.passwordReset);
  await expect(firstBar).toBeHidden();
});

test('changing the language translates the page and keeps the place', async ({ page }) => {
  await page.goto(pages.home);
  await waitForApplication(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ scrollTop: 700 });
  // The event alone: for a press that does not come through at once, the page would be scrolled to the button.
  await page.getByRole('button', { name: 'Italiano' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Come funziona' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.goto(pages.privacy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informativa sulla privacy');
  await expect(page.locator('main section')).toHaveCount(10);
});

test('the way back leads over a section that was jumped to', async ({ page }) => {
  await page.goto(pages.terms);
  await waitForApplication(page);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL(pages.terms);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a language that does not arrive leaves a way to try again', async ({ page, complaints }) => {
  await choose(page, 'language', 'es');
  await page.route(/\/assets\/es-[^/]+\.js$/, (route) => route.abort());
  await page.goto(pages.auth);
  await expect(page.getByText('Girone no se ha cargado.')).toBeVisible();
  await page.unroute(/\/assets\/es-[^/]+\.js$/);
  await page.getByText('Inténtalo de nuevo').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Girone no se ha cargado.')).toBeHidden();
  // What the browser said about the missing file.
  complaints.length = 0;
});

test('navigation that does not arrive leaves the page', async ({ page, complaints }) => {
  await page.route(/\/assets\/site-nav-[^/]+\.js$/, (route) => route.abort());
  await page.goto(pages.leaderboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  complaints.length = 0;
});

test('links that leave the site carry its address', async ({ page, baseURL }) => {
  await page.goto(pages.terms);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}${pages.terms}`);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toBe(`${baseURL}/share.png`);
  const answer = await page.request.get('/share.png');
  expect(answer.headers()['content-type']).toBe('image/png');
});
