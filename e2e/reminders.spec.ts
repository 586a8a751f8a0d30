import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { button, checkStep } from './looks.ts';
import { fromOurPages, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

async function join(page: Page, circleId: number): Promise<void> {
  await post(page.request, `/api/circles/${circleId}/join`);
}

async function nominate(page: Page, tournamentId: number, title: string): Promise<void> {
  const { id: filmId } = await post(page.request, '/api/films', { title });
  await post(page.request, `/api/tournaments/${tournamentId}/nominations`, { filmId });
}

/** Only now, so that all are in however long that took; and not at once, since a deadline lies ahead. */
async function letDeadlinePass({ request }: Page, tournamentId: number): Promise<void> {
  const deadline = Date.now() + 3000;
  const data = { preparationDeadline: new Date(deadline).toISOString() };
  const edited = await request.patch(`/api/tournaments/${tournamentId}`, { ...fromOurPages, data });
  expect(edited.status()).toBe(200);
  await expect.poll(() => Date.now()).toBeGreaterThan(deadline);
}

test('who organises sees who is missing and reminds them; who is missing gets to the nominations', async ({
  browser,
  complaints,
}) => {
  const organiser = await arrive(
    browser,
    { language: 'it', theme: 'dark', width: 1280 },
    complaints,
  );
  const missing = await arrive(browser, { language: 'it', theme: 'light', width: 390 }, complaints);
  const ready = await arrive(browser, { language: 'it', theme: 'dark', width: 390 }, complaints);
  const { page } = organiser;
  const name = missing.person.username;
  const { id: circleId } = await post(page.request, '/api/circles', {
    name: `Promemoria ${name}`,
    isPublic: true,
    joinType: 'open',
  });
  await join(missing.page, circleId);
  await join(ready.page, circleId);
  const { id } = await post(page.request, '/api/tournaments', {
    name: 'Coppa del Po',
    circleId,
    requiredFilmsPerUser: 1,
    maxFilms: 8,
  });
  await nominate(ready.page, id, 'Stalker');

  await test.step('every member is told that nominations are open', async () => {
    await missing.page.goto('/');
    await missing.page.getByRole('link', { name: 'Notifiche, 1 da leggere' }).click();
    const told = missing.page.getByRole('main').getByRole('listitem');
    await expect(told).toContainText('Coppa del Po aspetta 1 tuo film');
    // What asked for it is read by whoever has nominated.
    await ready.page.goto('/circles');
    await expect(ready.page.getByRole('link', { name: 'Notifiche', exact: true })).toBeVisible();
  });

  await test.step('the circle’s page says who is missing, and who organises reminds them', async () => {
    await page.goto('/circles');
    await page
      .getByRole('link', { name: /^Apri: Promemoria/ })
      .first()
      .click();
    const steps = page.getByRole('region', { name: 'Prima del fischio d’inizio' });
    await expect(steps.getByRole('heading', { name: 'Devono ancora candidare' })).toBeVisible();
    await expect(steps.getByRole('listitem').filter({ hasText: name })).toContainText('0/1');
    await checkStep(page);
    await button(steps, 'Ricordalo a 1 persona').click();
    await expect(button(steps, 'Ricordato')).toHaveAttribute('aria-disabled', 'true');
    await expect(steps).toContainText('Si può di nuovo dal');
    await checkStep(page);
  });

  await test.step('the championship’s page says what starts it sooner', async () => {
    await page.getByRole('link', { name: 'Apri Coppa del Po' }).click();
    await expect(page.getByRole('main')).toContainText(
      'Parte prima, appena ognuno ha candidato 1 film.',
    );
    const turnout = page.getByRole('region', { name: /Chi ha candidato/ });
    await expect(turnout).toContainText('Ha candidato tutto 1 su 3.');
    await expect(turnout).toContainText(`${name} (0/1)`);
    await checkStep(page);
  });

  await test.step('on a phone the reminder leads to the nominations', async () => {
    const phone = missing.page;
    await phone.goto('/');
    await phone.getByRole('link', { name: /^Notifiche, \d da leggere$/ }).click();
    const reminder = phone.getByRole('link', {
      name: new RegExp(`^${organiser.person.username} te lo ricorda: Coppa del Po`),
    });
    await checkStep(phone);
    await reminder.click();
    await expect(phone).toHaveURL(`/tournaments/${id}/nominations`);
    await nominate(phone, id, 'Paprika');
    // Done is done: the bell has nothing to ask for any more.
    await expect(phone.getByRole('link', { name: 'Notifiche', exact: true })).toBeVisible();
  });

  await test.step('closing a day by hand says how few have voted', async () => {
    await page.goto(`/tournaments/${id}`);
    await expect(page.getByRole('region', { name: /Chi ha candidato/ })).toContainText('2 su 3');
    await button(page, 'Avvia Comunque').click();
    await button(page.getByRole('alertdialog'), 'Avvia Comunque').click();
    const turnout = page.getByRole('region', { name: /Chi ha votato/ });
    await expect(turnout).toContainText('0 su 3');
    await button(turnout, 'Chi manca').click();
    await expect(turnout).toContainText('Mancano 3 persone');
    await checkStep(page);
    await page.getByRole('tab', { name: /Partite/ }).click();
    await button(page, 'Chiudi giornata').click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Finora hanno votato tutte le partite 0 su 3.',
    );
    await checkStep(page);
  });
});

test('after the deadline who organises sees who holds it up, and takes films out with a reason', async ({
  browser,
  complaints,
}) => {
  const look = { language: 'it', theme: 'dark' } as const;
  const organiser = await arrive(browser, { ...look, width: 1280 }, complaints);
  const leaver = await arrive(browser, { ...look, width: 390 }, complaints);
  const late = await arrive(browser, { language: 'it', theme: 'light', width: 390 }, complaints);
  const { page } = organiser;
  const { id: circleId } = await post(page.request, '/api/circles', {
    name: `Ritardi ${late.person.username}`,
    isPublic: true,
    joinType: 'open',
  });
  for (const { page: theirs } of [leaver, late]) await join(theirs, circleId);
  const { id } = await post(page.request, '/api/tournaments', {
    name: 'Coppa del Po',
    circleId,
    requiredFilmsPerUser: 2,
    maxFilms: 8,
  });
  await nominate(page, id, 'Stalker');
  await nominate(page, id, 'Paprika');
  await nominate(leaver.page, id, 'Solaris');
  await nominate(late.page, id, 'Amarcord');
  const panel = page.getByRole('region', { name: 'La scadenza è passata: e adesso?' });

  await test.step('the ways on stand in one place, with who owes how many films', async () => {
    await letDeadlinePass(page, id);
    await page.goto(`/tournaments/${id}`);
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByRole('listitem').first()).toContainText('1 film candidato, ne manca 1');
    for (const name of ['Parti senza di loro', 'Prolunga']) {
      await expect(button(panel, name)).toBeVisible();
    }
    await checkStep(page);
  });

  await test.step('whoever leaves the circle takes their films along, and holds nothing up', async () => {
    await post(leaver.page.request, `/api/circles/${circleId}/leave`);
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expect(panel).toContainText(late.person.username);
    await page.goto('/notifications');
    await expect(page.getByRole('main')).toContainText(
      `${leaver.person.username} non partecipa più a Coppa del Po`,
    );
    await expect(page.getByRole('main')).toContainText('Film ancora da candidare:');
  });

  await test.step('a film is taken out among the nominations, with a reason', async () => {
    await page.goto(`/tournaments/${id}/nominations`);
    await button(page, 'Togli: Amarcord').click();
    const dialog = page.getByRole('dialog', { name: 'Togliere Amarcord?' });
    await dialog.getByLabel('Motivo').fill('Non è un giallo');
    await checkStep(page);
    await button(dialog, 'Togli').click();
    await expect(page.getByRole('main').getByText('Amarcord')).toHaveCount(0);
    await expect(button(panel, 'Prolunga')).toBeVisible();
    await checkStep(page);
  });

  await test.step('its owner reads why, on a phone', async () => {
    await late.page.goto('/notifications');
    const told = late.page.getByRole('main');
    await expect(told).toContainText('La tua candidatura Amarcord è stata tolta da Coppa del Po.');
    await expect(told).toContainText('Il motivo: Non è un giallo');
    await checkStep(late.page);
  });
});
