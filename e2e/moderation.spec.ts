import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { appointKeeper, enter, giveReason, tagOf, type Keeper } from './keepers.ts';
import { button, checkStep, dialogNamed } from './looks.ts';
import { findInMail } from './outbox.ts';
import { signUp } from './people.ts';
import { post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const phone = { language: 'it', theme: 'light', width: 390 } as const;

let keeper: Keeper;
test.beforeAll(async ({ playwright, baseURL }) => {
  keeper = await appointKeeper(playwright, baseURL);
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cardWith = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button'), hasText: words });
const told = (page: Page) => page.getByRole('main').getByRole('listitem');

test('what was reported is answered, and everybody concerned is told', async ({
  browser,
  complaints,
}) => {
  const page = await enter(browser, keeper, { look: phone, complaints });
  // Its console complains, rightly, when its session ends.
  const { page: theirs, person: author } = await arrive(browser, phone, []);
  const { page: reporters, person: reporter } = await arrive(browser, phone, complaints);
  const tag = tagOf(author);
  const { username: name } = author;
  const because = (reason: string) => ['Motivo', `${reason} (${tag})`] as const;
  const write = async (content: string): Promise<number> =>
    (await post(theirs.request, '/api/posts', { content })).id;
  const fair = await write(`Il finale è debole. ${tag}`);
  const rude = await write(`Chi lo ama non capisce nulla. ${tag}`);
  await write(`Comprate da me! ${tag}`);
  const report = { reason: 'insult', note: 'Leggete bene.' };
  await post(reporters.request, `/api/posts/${fair}/report`, report);
  await post(reporters.request, `/api/posts/${rude}/report`, report);

  await test.step('a person can be reported, too', async () => {
    await reporters.goto(`/profile?user=${name}`);
    await expect(title(reporters)).toBeVisible();
    await reporters.getByRole('main').locator('[aria-haspopup="menu"]').first().click();
    await reporters.getByRole('menuitem', { name: `Segnala @${name}` }).click();
    const form = dialogNamed(reporters, `Segnala @${name}`);
    await form.getByLabel('Che cosa non va?').selectOption('spam');
    await checkStep(reporters);
    await button(form, 'Invia segnalazione').click();
    await expect(reporters.getByText('Segnalazione inviata', { exact: true })).toBeVisible();
  });

  await test.step('one is dismissed', async () => {
    await page.goto(`/admin?section=reports&search=${reporter.username}`);
    const item = cardWith(page, 'Il finale è debole.');
    await expect(item).toContainText('Leggete bene.');
    await expect(item).toContainText(reporter.username);
    await checkStep(page);
    await button(item, `Respingi: Post di @${name}`).click();
    await giveReason(page, {
      title: `Respingi: Post di @${name}`,
      why: because('Solo un’opinione'),
      submit: 'Respingi',
      done: 'Segnalazione respinta',
    });
    await expect(cardWith(page, 'Il finale è debole.')).toHaveCount(0);
  });

  await test.step('one is upheld: the post goes, and its author is warned', async () => {
    await theirs.goto('/social');
    const article = theirs.getByRole('article').filter({ hasText: 'non capisce nulla' });
    await expect(article).toBeVisible();
    await button(cardWith(page, 'non capisce nulla'), `Accogli: Post di @${name}`).click();
    const question = dialogNamed(page, `Accogli: Post di @${name}`);
    await expect(question.getByLabel('Elimina il post')).toBeChecked();
    await question.getByLabel(`Richiama @${name}`).check();
    await checkStep(page);
    await giveReason(page, {
      title: `Accogli: Post di @${name}`,
      why: because('Insulta chi legge'),
      submit: 'Accogli',
      done: 'Segnalazione accolta',
    });
    await expect(article).toHaveCount(0);
    await theirs.goto('/notifications');
    await expect(told(theirs).filter({ hasText: 'ha dato ragione' })).toContainText(
      'Il motivo: Insulta chi legge',
    );
    await expect(told(theirs).filter({ hasText: 'ha eliminato' })).toHaveCount(1);
    await checkStep(theirs);
    await button(page, 'Accolte').click();
    const answered = page.getByRole('listitem').filter({ hasText: `Accolta da ` });
    await expect(answered.first()).toBeVisible();
    await checkStep(page);
  });

  await test.step('any post can go, with a reason', async () => {
    await page.goto(`/admin?section=posts&search=${tag}`);
    const item = cardWith(page, 'Comprate da me!');
    await checkStep(page);
    await button(item, `Elimina il post di @${name}`).click();
    await giveReason(page, {
      title: `Eliminare questo post di @${name}?`,
      why: because('Pubblicità'),
      submit: 'Elimina',
      done: 'Post eliminato',
    });
    await expect(cardWith(page, 'Comprate da me!')).toHaveCount(0);
    await expect(told(theirs).filter({ hasText: 'Comprate da me!' })).toContainText('Pubblicità');
  });

  await test.step('and its author for a while', async () => {
    await page.goto(`/admin?section=reports&search=${reporter.username}`);
    const item = cardWith(page, 'Spam o pubblicità');
    await expect(item).toContainText('già stata accolta');
    await button(item, `Accogli: @${name}`).click();
    const question = dialogNamed(page, `Accogli: @${name}`);
    await question.getByLabel(`Sospendi @${name}`).check();
    await question.getByLabel('Fino a quando').selectOption('1 giorno');
    await checkStep(page);
    await giveReason(page, {
      title: `Accogli: @${name}`,
      why: because('Non smette'),
      submit: 'Accogli',
      done: 'Segnalazione accolta',
    });
    await expect(title(theirs)).toHaveText('Accesso richiesto');
    await findInMail(author, /(Non smette)/);
  });

  await test.step('whoever reported is told how it ended', async () => {
    await reporters.goto('/notifications');
    await expect(told(reporters).filter({ hasText: 'avevi ragione' })).toHaveCount(2);
    await expect(told(reporters).filter({ hasText: 'tutto resta com’è' })).toHaveCount(1);
  });

  await test.step('all of it stands in the log', async () => {
    await page.goto(`/admin?section=audit&search=${tag}`);
    const entries = page.getByRole('list', { name: 'Registro' }).locator('> li');
    await expect(entries.filter({ hasText: 'Utente sospeso' })).toHaveCount(1);
    await expect(entries.filter({ hasText: 'Segnalazione accolta' })).toHaveCount(2);
    await expect(entries.filter({ hasText: 'Segnalazione respinta' })).toHaveCount(1);
    await expect(entries.filter({ hasText: 'Post eliminato' })).not.toHaveCount(0);
    await checkStep(page);
  });
});

test('a circle answers its own reports, and no member looks after the rest', async ({
  browser,
  complaints,
}) => {
  const { page, person } = await arrive(browser, phone, complaints);
  const member = await browser.newContext();
  const { username: name } = await signUp(member);
  const tag = tagOf(person);
  const circle = await post(page.request, '/api/circles', { name: `Cerchia ${tag}` });
  await post(member.request, `/api/circles/${circle.id}/join`);
  const content = `Qui dentro nessuno capisce il muto. ${tag}`;
  const written = await post(member.request, '/api/posts', { content, circleId: circle.id });
  const other = await browser.newContext();
  await signUp(other);
  await post(other.request, `/api/circles/${circle.id}/join`);
  await post(other.request, `/api/posts/${written.id}/report`, { reason: 'insult' });

  await test.step('in its own place', async () => {
    await page.goto(`/circles/${circle.id}/manage`);
    const queue = page.getByRole('region', { name: 'Segnalazioni' });
    await expect(queue).toContainText(content);
    await checkStep(page);
    await button(queue, `Accogli: Post di @${name}`).click();
    // Posts are a circle's own business, accounts are not.
    await expect(page.getByLabel(`Sospendi @${name}`)).toHaveCount(0);
    await giveReason(page, {
      title: `Accogli: Post di @${name}`,
      why: ['Motivo', `Un po’ di rispetto (${tag})`],
      submit: 'Accogli',
      done: 'Segnalazione accolta',
    });
    await expect(queue).toContainText('Nulla in attesa.');
    expect((await member.request.get(`/api/posts/${written.id}`)).status()).toBe(404);
    const answer = await other.request.get('/api/notifications');
    expect(await answer.json()).toMatchObject([{ outcome: 'upheld' }]);
  });

  await test.step('the admin area stays closed', async () => {
    await page.goto('/admin');
    await expect(title(page)).toHaveText('Accesso non autorizzato');
    await checkStep(page);
    for (const list of ['overview', 'users', 'reports', 'audit', 'users.csv']) {
      expect((await page.request.get(`/api/admin/${list}`)).status()).toBe(403);
    }
  });

  await test.step('to admins it is in the log, and every list is a file', async () => {
    const admin = await enter(browser, keeper, { look: phone, complaints });
    await admin.goto(`/admin?section=audit&search=${tag}`);
    const entries = admin.getByRole('list', { name: 'Registro' }).locator('> li');
    await expect(entries.filter({ hasText: 'Segnalazione accolta' })).toContainText(
      person.username,
    );
    for (const list of ['users', 'films', 'tournaments', 'matches', 'reports', 'posts', 'audit']) {
      const file = await admin.request.get(`/api/admin/${list}.csv`);
      expect(`${list}: ${file.headers()['content-type']}`).toContain(`${list}: text/csv`);
    }
  });
});
