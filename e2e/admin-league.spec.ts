import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { appointKeeper, chooseFor, enter, giveReason, tagOf, type Keeper } from './keepers.ts';
import { button, checkStep, dialogNamed } from './looks.ts';
import { fromOurPages, playSeason, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const desktop = { language: 'en', theme: 'dark', width: 1280 } as const;
const phone = { language: 'it', theme: 'light', width: 390 } as const;

let keeper: Keeper;
test.beforeAll(async ({ playwright, baseURL }) => {
  keeper = await appointKeeper(playwright, baseURL);
});

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('films are put right, many at a time', async ({ browser, complaints }) => {
  const page = await enter(browser, keeper, { look: desktop, complaints });
  const { page: theirs, person } = await arrive(browser, desktop, complaints);
  const tag = tagOf(person);
  const because = (reason: string) => ['Reason', `${reason} (${tag})`] as const;
  const { id: ownerId } = await (await theirs.request.get('/api/user')).json();
  const raised = { maxFilmsAllowed: 40, reason: 'A large collection' };
  await page.request.patch(`/api/admin/users/${ownerId}`, { ...fromOurPages, data: raised });
  const name = (number: number) => `Reel ${tag} ${String(number).padStart(2, '0')}`;
  const season = { name: `Cup ${tag}`, titles: [name(27), name(28)], days: 0 };
  await playSeason(theirs.request, season);
  for (let number = 1; number <= 26; number += 1) {
    await post(theirs.request, '/api/films', { title: name(number) });
  }

  await test.step('a long list is narrowed, sorted and turned over', async () => {
    await page.goto(`/admin?section=films&search=${tag}`);
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(26);
    const head = page.getByRole('columnheader', { name: 'Film', exact: true });
    await button(head, 'Film').focus();
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows.nth(1)).toContainText(name(1));
    const pages = page.getByRole('navigation', { name: 'Pages of the list' });
    await expect(pages).toContainText('1–25');
    await button(pages, 'Next').click();
    await expect(rows).toHaveCount(4);
    await expect(rows.last()).toContainText(name(28));
    await expect(pages).toContainText('26–28');
    await checkStep(page);
    await button(pages, 'Previous').click();
    await expect(rows).toHaveCount(26);
    // The address has it all.
    await page.reload();
    await expect(rows.nth(1)).toContainText(name(1));
  });

  await test.step('what is shown is what a file gets', async () => {
    const arrival = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    const download = await arrival;
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(29);
    expect(lines[1]).toContain(name(1));
    expect(lines.at(-1)).toContain(name(28));
  });

  await test.step('a film is edited, and its owner sees it', async () => {
    await theirs.goto('/films');
    await expect(theirs.getByRole('link', { name: name(1), exact: true })).toBeVisible();
    await chooseFor(rowOf(page, name(1)), 'Edit');
    const form = dialogNamed(page, `Edit “${name(1)}”`);
    await form.getByLabel('Title', { exact: true }).fill(`Aniki-Bóbó ${tag}`);
    await form.getByLabel('Year', { exact: true }).fill('1942');
    await checkStep(page);
    await giveReason(page, {
      title: `Edit “${name(1)}”`,
      why: because('Working title'),
      submit: 'Save',
      done: `“Aniki-Bóbó ${tag}” is saved`,
    });
    await expect(rowOf(page, `Aniki-Bóbó ${tag}`)).toContainText('1942');
    await expect(theirs.getByRole('link', { name: `Aniki-Bóbó ${tag}` })).toBeVisible();
    await button(theirs, 'Notifications, 2 unread').click();
    const told = theirs.getByRole('dialog', { name: 'Notifications' });
    await expect(told).toContainText(`An admin has changed your film ${name(1)}.`);
    await expect(told).toContainText('The reason: Working title');
    await theirs.keyboard.press('Escape');
  });

  await test.step('it is another film of the film database', async () => {
    await chooseFor(rowOf(page, name(2)), 'Change the database entry');
    const question = `Which film is “${name(2)}”?`;
    const without = dialogNamed(page, question);
    await expect(without).toContainText('No film goes by this title.');
    await without.getByLabel('Title in the film database').fill('Stalker');
    await page.keyboard.press('Enter');
    await expect(without).toContainText('that takes a film database.');
    await page.keyboard.press('Escape');
    await expect(without).toHaveCount(0);

    const other = await enter(browser, keeper, { look: desktop, complaints });
    // The films that come with the program have no numbers; those of the film database have.
    const found = { title: name(2), overview: null, plot: null, director: 'Béla Tarr' };
    const facts = { releaseYear: 2011, genre: null, posterUrl: null, runtime: 146, rating: 7 };
    await other.route('**/api/films/search?*', (route) =>
      route.fulfill({ json: [{ tmdbId: 81401, ...found, ...facts }] }),
    );
    await other.goto(`/admin?section=films&search=${encodeURIComponent(name(2))}`);
    await chooseFor(rowOf(other, name(2)), 'Change the database entry');
    await dialogNamed(other, question).getByRole('radio').check({ force: true });
    await checkStep(other);
    await giveReason(other, {
      title: question,
      why: because('The one of 2011'),
      submit: 'Take this film',
      done: `“${name(2)}” is being filled in anew`,
    });
    await other.context().close();
  });

  await test.step('the film database is asked again', async () => {
    await chooseFor(rowOf(page, name(3)), 'Enrich again');
    await giveReason(page, {
      title: `Enrich “${name(3)}” again?`,
      why: because('It may know by now'),
      submit: 'Enrich again',
      done: `The film database is being asked about “${name(3)}”`,
    });
  });

  await test.step('one is deleted; one that plays is not', async () => {
    await chooseFor(rowOf(page, name(4)), 'Delete film');
    await giveReason(page, {
      title: `Delete “${name(4)}”?`,
      why: because('Not a film'),
      submit: 'Delete film',
      done: `“${name(4)}” is deleted`,
    });
    await expect(rowOf(page, name(4))).toHaveCount(0);
    await theirs.goto('/films');
    await expect(theirs.getByRole('link', { name: name(3), exact: true })).toBeVisible();
    await expect(theirs.getByRole('link', { name: name(4), exact: true })).toHaveCount(0);

    await page.getByRole('searchbox').fill(`${tag} 2`);
    await expect(page.getByRole('row')).toHaveCount(10);
    await expect(rowOf(page, name(27))).toContainText('Playing');
    await chooseFor(rowOf(page, name(27)), 'Delete film');
    const refusal = dialogNamed(page, `“${name(27)}” is playing`);
    await expect(refusal).toContainText('A running championship holds on to its films.');
    await checkStep(page);
    await button(refusal, 'Close').last().click();
    await expect(refusal).toHaveCount(0);
  });

  await test.step('several at once are counted before', async () => {
    for (const number of [20, 21, 28]) await page.getByLabel(`Select ${name(number)}`).check();
    await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
    await checkStep(page);
    await button(page, 'Delete films').click();
    const question = dialogNamed(page, 'Delete 2 films?');
    await expect(question).toContainText('One more that you chose is playing and stays.');
    await checkStep(page);
    await giveReason(page, {
      title: 'Delete 2 films?',
      why: because('Twice the same'),
      submit: 'Delete 2 films',
      done: '2 films are deleted',
    });
    await expect(page.getByRole('row')).toHaveCount(8);
    await expect(page.getByText('3 selected', { exact: true })).toHaveCount(0);
  });

  await test.step('all of it stands in the log', async () => {
    await page.goto(`/admin?section=audit&search=${tag}`);
    await expect(page.getByRole('row').filter({ hasText: keeper.person.username })).toContainText([
      'Deleted a film',
      'Deleted a film',
      'Deleted a film',
      'Asked the film database again',
      '81401',
      `Title ${name(1)} became Aniki-Bóbó ${tag}`,
    ]);
  });
});

test('a championship is looked after, on a phone', async ({ browser, complaints }) => {
  const page = await enter(browser, keeper, { look: phone, complaints });
  const { page: theirs, person } = await arrive(browser, phone, complaints);
  const tag = tagOf(person);
  const because = (reason: string) => ['Motivo', `${reason} (${tag})`] as const;
  const name = `Coppa ${tag}`;
  const titles = [`Vertigine ${tag}`, `Laura ${tag}`, `Gilda ${tag}`] as const;
  const { id } = await playSeason(theirs.request, { name, titles, days: 1 });
  const [played] = await (
    await theirs.request.get(`/api/tournaments/${id}/matches?status=completed`)
  ).json();
  const [home, away]: string[] = [played.film1.title, played.film2.title];
  const match = `${home} – ${away}`;
  const card = (list: string, words: string) =>
    page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: words });

  await test.step('a result is corrected, for everybody to see', async () => {
    await theirs.goto(`/tournaments/${id}`);
    const leader = theirs.getByRole('table').first().getByRole('row').nth(1);
    const loser = played.film1Votes > played.film2Votes ? away : home;
    await expect(leader).not.toContainText(String(loser));
    await page.goto(`/admin?section=tournaments&search=${tag}`);
    await expect(card('Campionati', name)).toContainText('2 di 6');
    await checkStep(page);
    await chooseFor(card('Campionati', name), 'Vedi le partite');
    await button(page, 'Giocate').click();
    await chooseFor(card('Partite', match), 'Correggi il risultato');
    const question = dialogNamed(page, `Correggi ${match}`);
    await question.getByLabel(`Voti per ${home}`).fill(loser === home ? '4' : '1');
    await question.getByLabel(`Voti per ${away}`).fill(loser === home ? '1' : '4');
    await expect(question).toContainText(`Vince ${loser}`);
    await checkStep(page);
    await giveReason(page, {
      title: `Correggi ${match}`,
      why: because('Voti comprati'),
      submit: 'Correggi il risultato',
      done: `Il risultato di ${match} è corretto`,
    });
    await expect(card('Partite', match)).toContainText('Voti comprati');
    await checkStep(page);

    await expect(leader).toContainText(String(loser));
    await theirs.goto(`/tournaments/${id}?tab=matches&day=1`);
    const note = theirs.getByText(/^Risultato corretto il .+: Voti comprati/);
    await expect(note.first()).toBeVisible();
    await checkStep(theirs);
  });

  await test.step('its day stays open for longer, and is closed before', async () => {
    await page.goto(`/admin?section=tournaments&search=${tag}`);
    const closes = card('Campionati', name).locator('time');
    const planned = (await closes.getAttribute('datetime')) ?? '';
    await chooseFor(card('Campionati', name), 'Prolunga la giornata 2');
    const question = dialogNamed(page, `Prolunga la giornata 2 di ${name}`);
    await button(question, '+48 h').click();
    await checkStep(page);
    await giveReason(page, {
      title: `Prolunga la giornata 2 di ${name}`,
      why: because('Un blackout'),
      submit: 'Prolunga la giornata',
      done: `La giornata 2 di ${name} chiude più tardi`,
    });
    await expect(closes).not.toHaveAttribute('datetime', planned);

    await chooseFor(card('Campionati', name), 'Chiudi la giornata 2');
    await giveReason(page, {
      title: `Chiudere la giornata 2 di ${name}?`,
      why: because('Chi organizza non c’è'),
      submit: 'Chiudi la giornata 2',
      done: `La giornata 2 di ${name} è chiusa`,
    });
    await expect(card('Campionati', name)).toContainText('3 di 6');
  });

  await test.step('it is cancelled, and says so', async () => {
    await chooseFor(card('Campionati', name), 'Annulla il campionato');
    await giveReason(page, {
      title: `Annullare ${name}?`,
      why: because('Film fuori tema'),
      submit: 'Annulla il campionato',
      done: `${name} è annullato`,
    });
    await expect(card('Campionati', name)).toContainText('Annullato');
    await theirs.goto(`/tournaments/${id}`);
    await expect(theirs.getByText('Questo campionato è stato annullato')).toBeVisible();
    await theirs.goto('/notifications');
    const told = theirs.getByRole('main').getByRole('listitem');
    const cancelled = told.filter({ hasText: `L’amministrazione ha annullato ${name}.` });
    await expect(cancelled).toContainText('Il motivo: Film fuori tema');
    await expect(told.filter({ hasText: 'ha corretto il risultato' })).toContainText('comprati');
    await checkStep(theirs);
  });

  await test.step('all of it stands in the log', async () => {
    await page.goto(`/admin?section=audit&search=${tag}`);
    const entries = page.getByRole('list', { name: 'Registro' }).locator('> li');
    await expect(entries).toContainText([
      'Campionato annullato',
      'Giornata chiusa',
      'Giornata prolungata',
      'Risultato corretto',
    ]);
    await expect(entries).toContainText(Array<string>(4).fill(keeper.person.username));
    await checkStep(page);
  });
});
