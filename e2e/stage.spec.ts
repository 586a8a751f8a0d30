import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { signUp } from './people.ts';
import { post } from './public-calls.ts';
import { expect, test, watchConsole } from './watch-console.ts';

/** A public championship of two films whose first day is counted and held back. */
async function holdBackDay(
  organiser: APIRequestContext,
  others: readonly APIRequestContext[],
): Promise<number> {
  const { id } = await post(organiser, '/api/tournaments', {
    name: 'Coppa a carte coperte',
    requiredFilmsPerUser: 2,
    advanceOnAllCircleVotes: false,
    reveal: { mode: 'by_hand' },
  });
  const path = `/api/tournaments/${id}`;
  for (const title of ['Stalker', 'Suspiria']) {
    const film: { id: number } = await post(organiser, '/api/films', { title });
    await post(organiser, `${path}/nominations`, { filmId: film.id });
  }
  await post(organiser, `${path}/force-start`);
  const answer = await organiser.get(`${path}/matches?status=active`);
  const [match]: { id: number; film1: { id: number }; film2: { id: number } }[] =
    await answer.json();
  if (match === undefined) throw new Error('nothing is open');
  const votes = [match.film1, match.film2, match.film1].map((film) => ({ filmId: film.id }));
  for (const [index, voter] of [organiser, ...others].entries()) {
    await post(voter, `/api/matches/${match.id}/vote`, votes[index]);
  }
  await post(organiser, `${path}/advance`, { matchDay: 1 });
  return id;
}

interface SeenMoment {
  readonly what: string;
  readonly at: number;
}

declare global {
  interface Window {
    seenMoments?: SeenMoment[];
  }
}

/** Writes down on the page's own clock when each scene, step and ballot came to be seen. */
async function keepTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'it');
    localStorage.setItem('theme', 'dark');
    const moments: SeenMoment[] = [];
    window.seenMoments = moments;
    const known = new Set<string>();
    const look = () => {
      const scene = document.querySelector('[data-scene]');
      if (scene === null) return;
      const open = scene.querySelector('[role="img"][aria-label*="da aprire"]');
      const what = [
        scene.getAttribute('data-scene'),
        scene.getAttribute('data-step'),
        open?.getAttribute('aria-label'),
      ].join(' ');
      if (known.has(what)) return;
      known.add(what);
      moments.push({ what, at: performance.timeOrigin + performance.now() });
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-scene', 'data-step', 'aria-label'],
    });
  });
}

async function openScreen(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
  await keepTime(page);
  return page;
}

const momentsOf = (page: Page) => page.evaluate(() => window.seenMoments ?? []);
/** The scene and its step, as everybody sees them. */
const placeOf = (page: Page) =>
  page
    .locator('[data-scene]')
    .evaluate(({ dataset }: HTMLElement) => [dataset['scene'], dataset['step']]);
const sceneOf = (page: Page, scene: string) => page.locator(`[data-scene="${scene}"]`);

test('four screens see the same evening, run from a phone', async ({
  page: organiser,
  browser,
  complaints,
}) => {
  test.setTimeout(180_000);
  await organiser.setViewportSize({ width: 390, height: 844 });
  await keepTime(organiser);
  await signUp(organiser, { firstName: 'Giulia', lastName: 'Ferrante' });
  const member = await openScreen(browser, 390, 844);
  await signUp(member);
  const third = await openScreen(browser, 390, 844);
  await signUp(third);
  const projector = await openScreen(browser, 1920, 1080);
  const visitor = await openScreen(browser, 1280, 800);
  const screens = [organiser, member, projector, visitor];
  for (const screen of [member, projector, visitor]) watchConsole(screen, complaints);
  const id = await holdBackDay(organiser.request, [member.request, third.request]);

  // Into the hall: from the championship, by its address, on the projector, without an account.
  await organiser.goto(`/tournaments/${id}`);
  await organiser.getByRole('link', { name: 'Vai in sala' }).click();
  await member.goto(`/stage/${id}`);
  await projector.goto(`/stage/${id}?screen`);
  await visitor.goto(`/stage/${id}`);
  for (const screen of screens) await expect(sceneOf(screen, 'hall')).toBeVisible();
  await expect(organiser.getByText(/^2 di \d+ in sala/)).toBeVisible();
  await expect(projector.getByRole('button')).toHaveCount(0);
  await expect(visitor.getByText('Accedi per applaudire.')).toBeVisible();
  for (const screen of screens) await expectAccessible(screen);

  await organiser.getByRole('button', { name: 'Inizia la serata' }).click();
  for (const screen of screens) await expect(sceneOf(screen, 'match')).toBeVisible();
  await member.getByRole('button', { name: 'Applauso' }).click();
  // As each page wrote it down: a slow machine may look when the evening has gone on.
  for (const screen of screens) {
    await expect
      .poll(async () => (await momentsOf(screen)).map(({ what }) => what).join('\n'))
      .toContain('match story');
  }
  const seen = await Promise.all(screens.map(momentsOf));
  for (const moments of seen) {
    expect(moments.map(({ what }) => what).join('\n')).toContain('2 schede a 1, 0 da aprire');
  }

  // It stands still everywhere, and on a page that comes back in the middle.
  await organiser.getByRole('button', { name: 'Pausa' }).click();
  for (const screen of screens)
    await expect(screen.getByText('Pausa', { exact: true }).first()).toBeVisible();
  await member.reload();
  await expect(member.getByText('Pausa', { exact: true }).first()).toBeVisible();
  expect(await placeOf(member)).toEqual(await placeOf(organiser));
  for (const screen of screens) await expectAccessible(screen);
  await organiser.getByRole('button', { name: 'Riprendi' }).click();
  await expect(organiser.getByRole('button', { name: 'Pausa' })).toBeVisible();

  const moved = organiser.waitForResponse(/stage.direct/);
  await organiser.getByRole('button', { name: 'Avanti' }).click();
  expect((await moved).status()).toBe(200);
  const paused = { matchDay: 1, action: 'pause', scene: 2 };
  await post(organiser.request, `/api/tournaments/${id}/stage/direct`, paused);
  for (const screen of screens) await expect(sceneOf(screen, 'table')).toBeVisible();
  await expectAccessible(projector);

  await organiser.getByRole('button', { name: /^Fine/ }).click();
  await organiser.getByRole('button', { name: 'Salta alla fine' }).click();
  for (const screen of screens) await expect(sceneOf(screen, 'ended')).toBeVisible();
  for (const screen of [organiser, visitor]) await expectAccessible(screen);

  // Results are everywhere at once.
  await organiser.getByRole('link', { name: 'Vai al campionato' }).click();
  await expect(organiser.getByText('La giornata 1 è a carte coperte')).toHaveCount(0);
  const results = await visitor.request.get(`/api/tournaments/${id}/matches?matchDay=1`);
  expect((await results.json())[0]).toMatchObject({ film1Votes: 2, film2Votes: 1 });

  // The same moments in the same order on all screens; how far apart is a figure, no verdict.
  const played = seen.map(playedOf);
  const [first = []] = played;
  const common = first.filter(({ what }) => played.every((moments) => whens(moments).has(what)));
  const order = common.map(({ what }) => what);
  for (const moments of played) {
    const names = moments.map(({ what }) => what);
    expect(names.filter((what) => order.includes(what))).toEqual(order);
  }
  expect(order.length).toBeGreaterThan(4);
  const counts = new Set(played.flat().flatMap(({ what }) => /\d.*/.exec(what)?.[0] ?? []));
  // However many ballots lie open, no two screens have turned different ones.
  expect(new Set([...counts].map((count) => count.split(', ')[1])).size).toBe(counts.size);
  const spreads = common.map(({ what }) => {
    const times = played.map((moments) => whens(moments).get(what) ?? 0);
    return { what, apart: Math.round(Math.max(...times) - Math.min(...times)) };
  });
  const widest = spreads.toSorted((one, other) => other.apart - one.apart)[0];
  process.stdout.write(
    `four screens, ${spreads.length} moments: at most ${widest?.apart} ms apart (${widest?.what})\n`,
  );
});

test('the last evening ends with a champion, in the light on a phone and on the big screen', async ({
  page: organiser,
  browser,
  complaints,
}) => {
  test.setTimeout(180_000);
  await organiser.setViewportSize({ width: 390, height: 844 });
  await organiser.addInitScript(() => {
    localStorage.setItem('language', 'it');
    localStorage.setItem('theme', 'light');
  });
  await signUp(organiser);
  const id = await holdBackDay(organiser.request, []);
  const path = `/api/tournaments/${id}`;
  await post(organiser.request, `${path}/reveal`, { matchDay: 1 });
  await post(organiser.request, `${path}/advance`, { matchDay: 2 });
  const projector = await openScreen(browser, 1920, 1080);
  watchConsole(projector, complaints);
  const screens = [organiser, projector];

  await organiser.goto(`/stage/${id}`);
  await projector.goto(`/stage/${id}?screen`);
  for (const screen of screens) await expect(sceneOf(screen, 'hall')).toBeVisible();
  await expectAccessible(organiser);
  await organiser.getByRole('button', { name: 'Inizia la serata' }).click();
  await expect(sceneOf(organiser, 'match')).toBeVisible();
  await organiser.getByRole('button', { name: 'Pausa' }).click();
  await expect(organiser.getByText('Pausa', { exact: true }).first()).toBeVisible();
  await expectAccessible(organiser);
  // On to the champion, and paused there at once: a slow machine must not miss the scene.
  for (const scene of [1, 2]) {
    await post(organiser.request, `${path}/stage/direct`, { matchDay: 2, action: 'next', scene });
    const paused = { matchDay: 2, action: 'pause', scene: scene + 1 };
    await post(organiser.request, `${path}/stage/direct`, paused);
  }
  for (const screen of screens) {
    await expect(sceneOf(screen, 'champion')).toBeVisible();
    // Whichever of them the draw let play at home first.
    await expect(screen.getByRole('heading', { name: /^(?:Stalker|Suspiria)$/ })).toBeVisible();
  }
  for (const screen of screens) await expectAccessible(screen);
  await organiser.getByRole('button', { name: /^Fine/ }).click();
  await organiser.getByRole('button', { name: 'Salta alla fine' }).click();
  await expect(sceneOf(organiser, 'ended')).toBeVisible();
  const picture = organiser.waitForEvent('download');
  await organiser.getByRole('button', { name: 'Condividi' }).click();
  expect((await picture).suggestedFilename()).toBe(`girone-${id}-2.png`);
});

function whens(moments: readonly SeenMoment[]): Map<string, number> {
  return new Map(moments.map(({ what, at }) => [what, at]));
}

/** What plays by the clock: the hall is entered by each at their own time. */
function playedOf(moments: readonly SeenMoment[]): SeenMoment[] {
  return moments.filter(({ what }) => !what.startsWith('hall'));
}
