import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { appointKeeper, chooseFor, enter, giveReason, tagOf, type Keeper } from './keepers.ts';
import { button, checkStep, dialogNamed } from './looks.ts';
import { findInMail } from './outbox.ts';
import { signUp, type Person } from './people.ts';
import { post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const look = { language: 'en', theme: 'dark', width: 1280 } as const;

let keeper: Keeper;
test.beforeAll(async ({ playwright, baseURL }) => {
  keeper = await appointKeeper(playwright, baseURL);
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function logIn(page: Page, { username, password }: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

test('everything that can be done with an account', async ({ browser, complaints }) => {
  const page = await enter(browser, keeper, { look, complaints });
  // Its console complains, rightly, whenever its session ends.
  const { page: theirs, person } = await arrive(browser, look, []);
  const { username: name } = person;
  const tag = tagOf(person);
  const row = page.getByRole('row').filter({ hasText: name });
  const because = (reason: string) => ['Reason', `${reason} (${tag})`] as const;

  await test.step('found by a part of the name, and opened with the keyboard', async () => {
    await page.goto('/admin');
    await expect(title(page)).toHaveText('Admin');
    await checkStep(page);
    await page.getByRole('link', { name: /^Users/ }).click();
    await page.getByRole('searchbox').fill(name.slice(-12));
    await expect(row).toContainText(person.email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await checkStep(page);
    const menu = button(row, `Actions for ${name}`);
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Open account' })).toBeFocused();
    await page.keyboard.press('Enter');
    const account = dialogNamed(page, name);
    await expect(account).toContainText('Nothing yet.');
    await checkStep(page);
    await page.keyboard.press('Escape');
    await expect(account).toHaveCount(0);
  });

  await test.step('suspended: the open page closes, and the way in stays shut', async () => {
    await post(theirs.request, '/api/films', { title: 'Nostalghia' });
    await theirs.goto('/films');
    await expect(theirs.getByRole('progressbar', { name: 'Uploaded 1/20' })).toBeVisible();
    await chooseFor(row, 'Suspend');
    const question = dialogNamed(page, `Suspend ${name}?`);
    await button(question, 'Suspend').click();
    await expect(question.getByRole('alert')).toBeVisible();
    await question.getByLabel('Until when').selectOption('1 day');
    await checkStep(page);
    await giveReason(page, {
      title: `Suspend ${name}?`,
      why: because('Insulted a circle'),
      submit: 'Suspend',
      done: `${name} is suspended`,
    });
    await expect(row).toContainText('Suspended until');
    await expect(title(theirs)).toHaveText('Login Required');
    await logIn(theirs, person);
    await expect(theirs.getByText('Your account is suspended.')).toBeVisible();
    await findInMail(person, /(Insulted a circle)/);
  });

  await test.step('the suspension is lifted', async () => {
    await chooseFor(row, 'Lift suspension');
    await giveReason(page, {
      title: `Lift the suspension of ${name}?`,
      why: because('Said sorry'),
      submit: 'Lift suspension',
      done: `${name} may come back`,
    });
    await expect(row).not.toContainText('Suspended');
    await logIn(theirs, person);
    await expect(title(theirs)).toContainText(name);
  });

  await test.step('fewer films, and an address that counts', async () => {
    await chooseFor(row, 'Film limit');
    const question = dialogNamed(page, `Film limit of ${name}`);
    await question.getByLabel('Films allowed').fill('3');
    await giveReason(page, {
      title: `Film limit of ${name}`,
      why: because('Only duplicates'),
      submit: 'Set limit',
      done: `The film limit of ${name} is set`,
    });
    await expect(row).toContainText('1/3');
    await button(theirs, 'Notifications, 1 unread').click();
    const told = theirs.getByRole('dialog', { name: 'Notifications' });
    await expect(told).toContainText('how many films you may have: 3 from now on.');
    await expect(told).toContainText('The reason: Only duplicates');
    await theirs.goto('/films');
    await expect(theirs.getByRole('progressbar', { name: 'Uploaded 1/3' })).toBeVisible();

    await expect(row).toContainText('Pending');
    await chooseFor(row, 'Confirm email');
    await giveReason(page, {
      title: `Confirm the email of ${name}?`,
      why: because('Met in person'),
      submit: 'Confirm email',
      done: `The email of ${name} is confirmed`,
    });
    await expect(row).toContainText('Verified');
  });

  await test.step('made an admin, and no longer', async () => {
    await theirs.goto('/admin');
    await expect(title(theirs)).toHaveText('Unauthorised access');
    await chooseFor(row, 'Make admin');
    await giveReason(page, {
      title: `Make ${name} an admin?`,
      why: because('Knows everybody'),
      submit: 'Make admin',
      done: `${name} is an admin`,
    });
    // Nobody has to load the page again.
    await expect(title(theirs)).toHaveText('Admin');
    // An admin does not act on a super-admin, and is not offered to.
    await theirs.goto(`/admin?section=users&search=${keeper.person.username}`);
    await button(theirs, `Actions for ${keeper.person.username}`).click();
    await expect(theirs.getByRole('menuitem')).toHaveText(['Open account']);
    await theirs.keyboard.press('Escape');

    await chooseFor(row, 'Revoke admin');
    await giveReason(page, {
      title: `Take the admin role from ${name}?`,
      why: because('Moved on'),
      submit: 'Revoke admin',
      done: `${name} is no admin any more`,
    });
    await expect(title(theirs)).toHaveText('Unauthorised access');
    expect((await theirs.request.get('/api/admin/users')).status()).toBe(403);
  });

  await test.step('signed out everywhere', async () => {
    await theirs.goto('/circles');
    await expect(button(theirs, 'Notifications, 3 unread')).toBeVisible();
    await chooseFor(row, 'End sessions');
    await giveReason(page, {
      title: `End the sessions of ${name}?`,
      why: because('A lost telephone'),
      submit: 'End sessions',
      done: `${name} is signed out everywhere`,
    });
    await expect(button(theirs, 'Notifications, 3 unread')).toHaveCount(0);
    expect((await theirs.request.get('/api/user')).status()).toBe(401);
  });

  await test.step('deleted, once the name is typed', async () => {
    await row.getByRole('button', { name, exact: true }).click();
    const account = dialogNamed(page, name);
    await expect(account).toContainText('Ended sessions');
    await checkStep(page);
    await button(account, 'Delete account').click();
    const question = dialogNamed(page, `Delete ${name}?`);
    const [field, reason] = because('Asked for it by post');
    await question.getByLabel(field, { exact: true }).fill(reason);
    await question.getByLabel(`Type ${name} to confirm`).fill('somebody');
    await button(question, 'Delete for good').click();
    await expect(question).toContainText('That is not the username.');
    await question.getByLabel(`Type ${name} to confirm`).fill(name);
    await checkStep(page);
    await button(question, 'Delete for good').click();
    await expect(page.getByText(`${name} is deleted`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await findInMail(person, /(Asked for it by post)/);
    await logIn(theirs, person);
    await expect(theirs.getByRole('alert')).toBeVisible();
  });

  await test.step('all of it stands in the log', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('searchbox').fill(tag);
    await expect(page).toHaveURL(new RegExp(`search=${tag}`));
    const entries = page.getByRole('row').filter({ hasText: tag });
    await expect(entries).toContainText([
      'Deleted an account',
      'Ended sessions',
      'Revoked an admin role',
      'Made somebody admin',
      'Confirmed an email',
      'Set a film limit',
      'Lifted a suspension',
      'Suspended a user',
    ]);
    await expect(entries).toContainText(Array<string>(8).fill(keeper.person.username));
    await expect(entries.nth(5)).toContainText('20 became 3');
    await checkStep(page);
  });
});

test('several people at once', async ({ browser, complaints }) => {
  const page = await enter(browser, keeper, { look, complaints });
  const people = await Promise.all([1, 2, 3].map(async () => browser.newContext()));
  const surname = `Deren${Date.now().toString(36)}`;
  for (const { request } of people) {
    await signUp({ request }, { firstName: 'Maya', lastName: surname });
  }
  await page.goto(`/admin?section=users&search=${surname}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByLabel('Select this page').check();
  await button(page, 'End sessions').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkStep(page);
  await giveReason(page, {
    title: 'End the sessions of 3 people?',
    why: ['Reason', `A shared computer (${surname})`],
    submit: 'Sign out 3 people',
    done: '3 people are signed out everywhere',
  });
  for (const { request } of people) expect((await request.get('/api/user')).status()).toBe(401);
  await page.goto(`/admin?section=audit&search=${surname}`);
  const entries = page.getByRole('row').filter({ hasText: surname });
  await expect(entries).toContainText(Array<string>(3).fill('Ended sessions'));
});
