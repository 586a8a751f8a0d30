import type { Page } from '@playwright/test';
import { arrive, type Member } from './arrive.ts';
import { button, checkStep, type Look } from './looks.ts';
import { post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const phone: Look = { language: 'it', theme: 'dark', width: 390 };

interface OpenMatch {
  readonly id: number;
  readonly film1: { readonly id: number; readonly title: string };
  readonly viewerVote: number | null;
}

interface Cup {
  readonly path: string;
  readonly name: string;
}

/** A public championship of one film each, whose days close when the organiser says so. */
async function startCup(organizer: Member, guest: Member): Promise<Cup> {
  const name = `Coppa ${organizer.person.username.slice(-9)}`;
  const { request } = organizer.page;
  const { id } = await post(request, '/api/tournaments', {
    name,
    advanceOnAllCircleVotes: false,
    requiredFilmsPerUser: 1,
  });
  const path = `/api/tournaments/${id}`;
  for (const [member, title] of [
    [organizer, 'Amarcord'],
    [guest, 'Roma'],
  ] as const) {
    const film = await post(member.page.request, '/api/films', { title });
    await post(member.page.request, `${path}/nominations`, { filmId: film.id });
  }
  await post(request, `${path}/force-start`);
  return { path, name };
}

const closeDay = ({ page }: Member, { path }: Cup, matchDay: number) =>
  post(page.request, `${path}/advance`, { matchDay });

async function openMatch({ page }: Member, { path }: Cup): Promise<OpenMatch> {
  const answer = await page.request.get(`${path}/matches?status=active`);
  const [match]: OpenMatch[] = await answer.json();
  if (match === undefined) throw new Error('no match is open');
  return match;
}

const voteButtons = (page: Page) => page.getByRole('button', { name: /^Vota: / });

/** The first thing to press is there without a scroll, and not behind the bar at the bottom. */
async function expectAboveFold(page: Page): Promise<void> {
  const first = voteButtons(page).first();
  await expect(first).toBeVisible();
  await expect
    .poll(() =>
      first.evaluate((element) => {
        const { left, width, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 2) === element;
      }),
    )
    .toBe(true);
}

/**
 * Presses what leads on, and at once the vote button that comes to stand there: as a finger does that was on its way.
 * The page presses by itself, since on a busy machine a second would have passed before anybody else did.
 */
async function goOnAndPress(page: Page, name: string, place: string): Promise<void> {
  await page.evaluate((match) => {
    const pressFirst = new MutationObserver(() => {
      const vote = document.querySelector<HTMLElement>(`${match} button[aria-label^="Vota: "]`);
      if (vote === null) return;
      pressFirst.disconnect();
      vote.click();
    });
    pressFirst.observe(document.body, { childList: true, subtree: true });
  }, place);
  await button(page, name).first().click();
  await expect(page.getByText(/il tuo voto non è partito/)).toBeAttached();
}

/** Presses until the vote counts, as whoever is told to press again does. */
async function voteOnceSettled(member: Member, cup: Cup, match: OpenMatch): Promise<void> {
  const { id, film1 } = match;
  const card = member.page.locator(`#match-${id}`);
  const vote = button(card, `Vota: ${film1.title}`);
  await expect(async () => {
    if (await vote.isVisible()) await vote.click();
    expect((await openMatch(member, cup)).viewerVote).toBe(film1.id);
  }).toPass();
  await expect(card.getByText('Il tuo voto', { exact: true })).toBeVisible();
}

test('a day that closes stays until it is dismissed, and no vote goes astray', async ({
  browser,
  complaints,
}) => {
  const organizer = await arrive(browser, phone, complaints);
  const guest = await arrive(browser, phone, complaints);
  const cup = await startCup(organizer, guest);
  const { page } = guest;

  await test.step('in the championship', async () => {
    const first = await openMatch(guest, cup);
    await page.goto(`${cup.path.replace('/api', '')}?tab=matches`);
    await expectAboveFold(page);
    await button(page, `Vota: ${first.film1.title}`).click();
    await expect(page.getByText(/^Il tuo voto è in tabellone/)).toBeAttached();
    await closeDay(organizer, cup, 1);
    await expect(page.getByText('Vincitore', { exact: true })).toBeVisible();
    await expect(page.getByText('Il tuo voto', { exact: true })).toBeVisible();
    await expect(page.getByText(`${first.film1.title} parte in testa.`)).toBeVisible();
    await expect(voteButtons(page)).toHaveCount(0);
    await checkStep(page);

    const second = await openMatch(guest, cup);
    await goOnAndPress(page, 'Alla giornata 2', `#match-${second.id}`);
    expect((await openMatch(guest, cup)).viewerVote).toBeNull();
    await checkStep(page);
    await voteOnceSettled(guest, cup, second);
  });

  await test.step('and the last one leads to the champion', async () => {
    await closeDay(organizer, cup, 2);
    const way = page.getByRole('link', { name: 'Ecco il campione' }).last();
    await expect(way).toBeVisible();
    await checkStep(page);
    await way.click();
    await expect(page.getByRole('heading', { level: 1, name: cup.name })).toBeInViewport();
    await expect(page.getByText(/Campione: |Campioni a pari merito: /).first()).toBeAttached();
    await page.goto('/tournaments');
    const card = page.getByRole('listitem').filter({ hasText: cup.name });
    await expect(card.getByText(/Campione: |Campioni a pari merito: /)).toBeVisible();
  });
});

for (const place of ['/matches', '/'] as const) {
  test(`a day that closes among others stays in its place (${place})`, async ({
    browser,
    complaints,
  }) => {
    const organizer = await arrive(browser, phone, complaints);
    const guest = await arrive(browser, phone, complaints);
    const cup = await startCup(organizer, guest);
    await startCup(guest, organizer);
    const { page } = guest;
    await page.goto(place);
    const match = await openMatch(guest, cup);
    const card = page.locator(`#match-${match.id}`);
    await expect(card.getByRole('link', { name: cup.name })).toBeVisible();
    await expectAboveFold(page);
    await button(card, `Vota: ${match.film1.title}`).click();
    await expect(page.getByText(/^Il tuo voto è in tabellone/)).toBeAttached();
    await closeDay(organizer, cup, 1);
    await expect(card.getByText('Vincitore', { exact: true })).toBeVisible();
    await expect(card.getByText(`${match.film1.title} parte in testa.`)).toBeVisible();
    await checkStep(page);

    const next = await openMatch(guest, cup);
    await goOnAndPress(page, `Alla giornata 2: ${cup.name}`, `#match-${next.id}`);
    await expect(card).toHaveCount(0);
    await expect(page.locator(`#match-${next.id}`)).toBeFocused();
    expect((await openMatch(guest, cup)).viewerVote).toBeNull();
    await voteOnceSettled(guest, cup, next);
  });
}
