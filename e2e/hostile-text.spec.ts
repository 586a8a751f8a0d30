import type { APIRequestContext, Page } from '@playwright/test';
import { chooseLook } from './looks.ts';
import { signUp, type Person } from './people.ts';
import { fromOurPages, playSeason, post, sendPicture } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

/** Where any of these is ever taken for more than text, the page has a `__hit`. */
const image = '<img src=x onerror = __hit=1 >';
const drawing = '"><svg onload = __hit=1 >';
const script = '<script > __hit=1 </script >';
const address = 'javascript: __hit=1';
/** Turns the direction of writing, and does not turn it back. */
const turned = '\u202Egnorw\u2066';
const everything = [image, drawing, script, address, turned].join(' ');

/** As long as the field takes, the rest of it without a single place to break a line. */
function filled(start: string, length: number): string {
  return `${start} `.padEnd(length, 'W');
}

interface Made {
  readonly owner: Person;
  readonly circleId: number;
  readonly running: { readonly id: number; readonly filmIds: readonly number[] };
  readonly over: { readonly id: number };
  readonly postId: number;
}

const names = { firstName: filled(image, 50), lastName: filled(drawing, 50) };

/** Hostile text in every field that a public call takes. */
async function fillFields(request: APIRequestContext): Promise<Made> {
  const owner = await signUp({ request }, names);
  const profile = {
    bio: filled(everything, 500),
    location: filled(script, 100),
    website: 'https://example.org/"onmouseover="__hit=1',
  };
  const edited = await request.put('/api/users/profile', { ...fromOurPages, data: profile });
  expect(edited.status()).toBe(200);
  const refused = await request.put('/api/users/profile', {
    ...fromOurPages,
    data: { website: address },
  });
  expect(refused.status()).toBe(400);

  const circle = await post(request, '/api/circles', {
    name: filled(image, 60),
    description: filled(everything, 2000),
    isPublic: false,
  });
  const about = { name: filled(drawing, 100), description: filled(everything, 2000) };
  const titles = [filled(image, 255), filled(script, 255)];
  const running = await playSeason(request, { ...about, titles, days: 1 });
  const over = await playSeason(request, { ...about, titles, days: 2 });
  const facts = {
    director: filled(drawing, 255),
    genre: filled(script, 255),
    description: filled(everything, 5000),
  };
  for (const id of running.filmIds) {
    expect(
      (await request.patch(`/api/films/${id}`, { ...fromOurPages, data: facts })).status(),
    ).toBe(200);
  }

  const { id: postId } = await post(request, '/api/posts', {
    content: filled(`${everything} #hit`, 2000),
    imageUrl: await sendPicture(request),
    imageCaption: filled(everything, 200),
    tournamentId: running.id,
  });
  await post(request, '/api/posts', { content: filled(everything, 2000), quotedPostId: postId });
  await post(request, '/api/posts', { content: filled(everything, 2000), parentPostId: postId });
  await post(request, '/api/posts', { content: filled(everything, 2000), circleId: circle.id });
  return { owner, circleId: circle.id, running, over, postId };
}

/** Somebody else asks to come in, follows, answers and complains. */
async function answer(request: APIRequestContext, made: Made): Promise<void> {
  const { owner, circleId, postId } = made;
  await signUp({ request }, names);
  await post(request, `/api/circles/${circleId}/join`, { message: filled(everything, 500) });
  await post(request, `/api/users/${owner.username}/follow`);
  const content = `@${owner.username} ${filled(everything, 1900)}`;
  await post(request, '/api/posts', { content, parentPostId: postId });
  const report = { reason: 'other', note: filled(everything, 500) };
  await post(request, `/api/posts/${postId}/report`, report);
}

function listPaths({ owner, circleId, running, over, postId }: Made): string[] {
  const [filmId, opponentId] = running.filmIds;
  const typed = encodeURIComponent(everything);
  return [
    '/films',
    `/films?film=${filmId}`,
    `/films/${filmId}?against=${opponentId}`,
    '/circles',
    `/circles/${circleId}`,
    `/circles/${circleId}/manage`,
    '/tournaments',
    ...['standings', 'matches', 'films', 'discussion'].map(
      (tab) => `/tournaments/${running.id}?tab=${tab}`,
    ),
    `/tournaments/${running.id}/nominations`,
    '/matches',
    '/leaderboard',
    ...['table', 'results', 'statistics'].map(
      (tab) => `/leaderboard?tournament=${over.id}&tab=${tab}`,
    ),
    `/embed/tournaments/${over.id}`,
    '/social',
    `/social?tournament=${running.id}`,
    '/critics',
    '/critics?tab=photos',
    `/critics?tab=photos&photo=${postId}`,
    '/critics?hashtag=hit',
    `/critics?post=${postId}`,
    '/profile',
    `/profile?user=${owner.username}`,
    '/notifications',
    '/',
    // What stands in an address was typed by whoever made the link.
    `/leaderboard?search=${typed}`,
    `/critics?hashtag=${typed}`,
  ];
}

const marks =
  'img[src="x"], svg[onload], [onerror], [onload], [onmouseover], a[href^="javascript:" i]';

async function checkHarmless(page: Page): Promise<void> {
  // A photo has it in its name alone.
  const shown = page.getByText('__hit=1').or(page.getByLabel('__hit=1'));
  await expect(shown.filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator(marks)).toHaveCount(0);
  const { hit, overflow } = await page.evaluate(() => ({
    hit: '__hit' in window,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(hit).toBe(false);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('whatever somebody types is text, and stays within its column', async ({
  page,
  playwright,
  baseURL,
}) => {
  // Its console is watched: a script that the policy stops would be reported there.
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await chooseLook(page, { language: 'en', theme: 'dark', width: 390 });
  const made = await fillFields(page.request);
  const guest = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await answer(guest, made);
  await guest.dispose();

  for (const path of listPaths(made)) {
    await test.step(path.slice(0, 60), async () => {
      await page.goto(path);
      await checkHarmless(page);
    });
  }
  await test.step('the dialogs that repeat it', async () => {
    await page.goto(`/leaderboard?tournament=${made.over.id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkHarmless(page);
    await page.goto(`/critics?post=${made.postId}`);
    await page.getByRole('button', { name: 'Quote' }).first().click();
    await expect(page.getByText('Quoting:')).toBeVisible();
    await checkHarmless(page);
  });
  expect(dialogs).toBe(0);
});
