import type { Locator, Page } from '@playwright/test';
import { button, chooseLook, dialogNamed, waitForApplication } from './looks.ts';
import { newPerson } from './people.ts';
import { post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

/** No page of the journey has more stops than this before what is looked for. */
const mostStops = 60;

/** What is wrong with where the keyboard is, or nothing. Runs in the page. */
function findLostFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing has the focus';
  const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
  const isOutside = bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth;
  if (isOutside || width === 0 || height === 0) return `out of sight: ${focused.outerHTML}`;
  // A control inside a label or a card may have its ring drawn around that.
  const places = [focused, focused.parentElement, focused.closest('label, li, article')];
  const isMarked = places.some((place) => {
    if (place === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return isMarked ? null : `without a ring: ${focused.outerHTML}`;
}

/** Walks from stop to stop as somebody without a mouse does; each of them can be seen. */
async function walkTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeAttached();
  const reached = target.and(page.locator(':focus'));
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(findLostFocus)).toBeNull();
    if ((await reached.count()) > 0) return;
  }
  throw new Error(`${mostStops} stops do not lead to ${target.toString()}`);
}

async function walkAndPress(target: Locator): Promise<void> {
  await walkTo(target);
  await target.page().keyboard.press('Enter');
}

async function walkAndType(target: Locator, text: string): Promise<void> {
  await walkTo(target);
  await target.page().keyboard.type(text);
}

/** After something has gone away the focus is somewhere that can be gone on from. */
async function expectFocusKept(page: Page): Promise<void> {
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(isLost).toBe(false);
}

async function followEntry(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await walkTo(entry, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

async function register(page: Page): Promise<void> {
  const { username, email, password } = newPerson();
  const { keyboard } = page;
  await walkAndPress(page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();
  await walkAndPress(page.getByRole('link', { name: 'Sign in or register' }).first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await walkTo(page.getByRole('tab', { name: 'Register', selected: true }));
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Login', selected: true })).toBeFocused();
  await keyboard.press('ArrowRight');

  await walkAndType(page.getByLabel('Username'), username);
  await keyboard.press('Enter');
  // What is missing is said, and the keyboard stands at the first of it.
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(email);
  await walkAndType(page.getByLabel('Password', { exact: true }), password);
  await walkAndType(page.getByLabel('Confirm password'), password);
  for (const name of [/Terms and Conditions/, /Privacy Policy/]) {
    await walkTo(page.getByRole('checkbox', { name }));
    await keyboard.press('Space');
  }
  await walkAndPress(button(page, 'Create account'));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function createCircle(page: Page): Promise<void> {
  const { keyboard } = page;
  await followEntry(page, 'Circles');
  const opener = button(page, 'Create circle').first();
  const form = dialogNamed(page, 'Create circle');
  const name = form.getByLabel('Name', { exact: true });
  await walkAndPress(opener);
  await expect(name).toBeFocused();
  // Around once: the page behind is out of reach.
  await walkTo(name);
  await keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await keyboard.press('Enter');
  await expect(name).toBeFocused();
  await keyboard.type('The back row');
  await walkTo(button(form, 'Private'));
  await keyboard.press('Space');
  await expect(button(form, 'Private')).toHaveAttribute('aria-pressed', 'true');
  await walkAndPress(button(form, 'Create circle'));
  await expect(form).toHaveCount(0);
  // The way to invite others is open at once, and the link is selected.
  const invite = dialogNamed(page, 'Invite to The back row');
  await expect(invite.getByRole('textbox', { name: 'Invite link' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(invite).toHaveCount(0);
  await expectFocusKept(page);
  await expect(page.getByRole('heading', { name: 'The back row' }).first()).toBeVisible();
}

async function nominate(page: Page, id: number, titles: readonly string[]): Promise<void> {
  await page.goto(`/tournaments/${id}/nominations`);
  // On a busy machine the page may take its time; the keys are what this is about.
  await expect(button(page, `Nominate: ${titles[0]}`)).toBeVisible();
  for (const title of titles) {
    await walkTo(button(page, `Nominate: ${title}`));
    await page.keyboard.press('Space');
    await expect(button(page, `Withdraw: ${title}`)).toBeFocused();
  }
  const [captain = '', second = ''] = titles;
  const up = button(page, `Move up: ${second}`);
  await walkTo(up, 'Shift+Tab');
  await page.keyboard.press('Enter');
  // The row is at the top now, and its button up has nothing left to do.
  await expect(button(page, `Move down: ${second}`)).toBeFocused();
  await expect(button(page, `Move down: ${captain}`)).toBeEnabled();
}

async function start(page: Page, id: number): Promise<void> {
  const { keyboard } = page;
  await page.goto(`/tournaments/${id}`);
  const opener = button(page, 'Start anyway');
  const question = page.getByRole('alertdialog');
  await walkAndPress(opener);
  await expect(button(question, 'Cancel')).toBeFocused();
  await keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await keyboard.press('Enter');
  await expect(button(question, 'Cancel')).toBeFocused();
  await walkAndPress(button(question, 'Start anyway'));
  await expect(question).toHaveCount(0);
  // Its opener has gone with the start.
  await expect(opener).toHaveCount(0);
  await expectFocusKept(page);
}

async function vote(page: Page, id: number): Promise<void> {
  const { keyboard } = page;
  const voteButtons = page.getByRole('button', { name: /^Vote: / });
  await walkTo(page.getByRole('tab', { name: 'Table' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Matches', selected: true })).toBeFocused();
  await expect(voteButtons).toHaveCount(4);
  await walkAndPress(voteButtons.first());
  await expect(page.getByText(/^Your vote counts: /)).toBeAttached();
  await expectFocusKept(page);

  await page.goto(`/matches?tournament=${id}`);
  await expect(page.getByText('Your vote', { exact: true })).toHaveCount(1);
  await walkAndPress(button(page, 'Vote with the keys'));
  await keyboard.press('ArrowRight');
  await expect(page.getByText('Your vote', { exact: true })).toHaveCount(2);
  await expectFocusKept(page);
}

async function publish(page: Page): Promise<void> {
  await followEntry(page, 'Critics');
  await walkAndType(page.getByLabel('Text of the post'), 'Nobody needs a mouse to argue.');
  await walkAndPress(button(page, 'Publish'));
  await expect(page.getByRole('article').filter({ hasText: 'Nobody needs a mouse' })).toBeVisible();
  await expectFocusKept(page);
  // The next stop is the text again: there is more to say.
  await walkTo(page.getByLabel('Text of the post'));
}

test('an account, a circle, a championship and a post with the keyboard alone', async ({
  page,
}) => {
  await chooseLook(page, { language: 'en', theme: 'dark', width: 1280 });
  await page.goto('/');
  await waitForApplication(page);
  await test.step('register', () => register(page));
  await test.step('create a circle', () => createCircle(page));

  const titles = ['Amarcord', 'Roma', 'La strada', 'Il sorpasso'];
  // The newest stands first: so they are walked through in the order of the titles.
  for (const title of titles.toReversed()) await post(page.request, '/api/films', { title });
  const { id } = await post(page.request, '/api/tournaments', {
    name: 'By hand',
    requiredFilmsPerUser: titles.length,
    advanceOnAllCircleVotes: false,
  });
  await test.step('nominate', () => nominate(page, id, titles));
  await test.step('start', () => start(page, id));
  await test.step('vote', () => vote(page, id));
  await test.step('post', () => publish(page));
});
