import type { Language } from '@girone/contract/languages';
import { arrive, type Member } from './arrive.ts';
import { button, checkStep, dialogNamed, type Look } from './looks.ts';
import { fromOurPages, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

/** What a person reads and presses, in each language. */
const words = {
  en: {
    create: 'Create championship',
    name: 'Name',
    maxFilms: 'Max films',
    perUser: 'Films per user',
    tip: '3 films = 6 matches over 6 match days, about 12 days in all.',
    created: 'Tournament created successfully!',
    yours: 'organized by you',
    nominate: 'Nominate',
    addFilm: 'Add film',
    addAndNominate: 'Add and nominate',
    newNominee: 'Add and nominate a film',
    addedAndNominated: 'Film added and nominated',
    withdraw: 'Withdraw',
    title: 'Title',
    keep: 'Keep “Roma”',
    waiting: '⏳ Waiting for completion',
    ready: '✅ Ready for automatic start',
    insufficient: '✗ Insufficient',
    ok: '✓ OK',
    start: 'Start anyway',
    started: 'Tournament force started successfully!',
    matches: 'Matches',
    table: 'Table',
    vote: 'Vote',
    yourVote: 'Your vote',
    winner: 'Winner',
    toDayTwo: 'On to match day 2',
    rests: 'Rests',
    close: 'Close match day',
    champion: /The champion: |Joint champions: /,
    completed: 'Completed',
    showTable: 'Show as a table',
  },
  it: {
    create: 'Crea Campionato',
    name: 'Nome',
    maxFilms: 'Film massimi',
    perUser: 'Film per utente',
    tip: '3 film = 6 partite in 6 giornate, circa 12 giorni in tutto.',
    created: 'Campionato creato con successo!',
    yours: 'Organizzato da te',
    nominate: 'Candida',
    addFilm: 'Aggiungi film',
    addAndNominate: 'Aggiungi e candida',
    newNominee: 'Aggiungi e candida un film',
    addedAndNominated: 'Film aggiunto e candidato',
    withdraw: 'Togli',
    title: 'Titolo',
    keep: 'Tieni «Roma»',
    waiting: '⏳ In attesa di completamento',
    ready: '✅ Pronto per avvio automatico',
    insufficient: '✗ Insufficiente',
    ok: '✓ OK',
    start: 'Avvia Comunque',
    started: 'Campionato avviato con successo!',
    matches: 'Partite',
    table: 'Classifica',
    vote: 'Vota',
    yourVote: 'Il tuo voto',
    winner: 'Vincitore',
    toDayTwo: 'Alla giornata 2',
    rests: 'Riposa',
    close: 'Chiudi giornata',
    champion: /Campione: |Campioni a pari merito: /,
    completed: 'Completato',
    showTable: 'Mostra come tabella',
  },
} as const satisfies Partial<Record<Language, object>>;

type Words = (typeof words)[keyof typeof words];

const looks: readonly (Look & { language: keyof typeof words })[] = [
  { language: 'en', theme: 'light', width: 390 },
  { language: 'it', theme: 'dark', width: 1280 },
];

/** Films to send onto the pitch. */
async function addFilms({ page }: Member, titles: readonly string[]): Promise<void> {
  for (const title of titles) await post(page.request, '/api/films', { title });
}

async function createTournament({ page }: Member, name: string, text: Words): Promise<number> {
  await page.goto('/tournaments');
  await button(page, text.create).first().click();
  const form = dialogNamed(page, text.create);
  await button(form, text.create).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await form.getByLabel(text.name, { exact: true }).fill(name);
  await form.getByLabel(text.maxFilms).fill('3');
  await form.getByLabel(text.perUser).selectOption('2');
  await expect(form.getByText(text.tip)).toBeVisible();
  await checkStep(page);
  await button(form, text.create).click();
  await expect(page.getByText(text.created, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/tournaments\/\d+\/nominations$/);
  const id = Number(/\d+(?=\/nominations)/.exec(page.url())?.[0]);
  await page.goto(`/tournaments/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(text.yours)).toBeVisible();
  await checkStep(page);
  return id;
}

async function nominate(
  { page }: Member,
  id: number,
  { titles, text }: { titles: readonly string[]; text: Words },
): Promise<void> {
  await page.goto(`/tournaments/${id}/nominations`);
  for (const title of titles) {
    await button(page, `${text.nominate}: ${title}`).click();
    await expect(button(page, `${text.nominate}: ${title}`)).toBeHidden();
  }
  await checkStep(page);
}

/** Somebody without a film gets from the nominations to a nominated one in three presses. */
async function addAndNominate({ page }: Member, id: number, text: Words): Promise<void> {
  await page.goto(`/tournaments/${id}/nominations`);
  await button(page, text.addFilm).click();
  const form = dialogNamed(page, text.newNominee);
  await form.getByRole('combobox', { name: text.title, exact: true }).fill('Roma');
  await form.getByRole('option', { name: text.keep }).click();
  await checkStep(page);
  await button(form, text.addAndNominate).click();
  await expect(page.getByText(text.addedAndNominated, { exact: true })).toBeVisible();
  await expect(button(page, `${text.withdraw}: Roma`)).toBeVisible();
}

/** Votes for the home side of each open match, straight at the server. */
async function voteHome({ page }: Member, id: number): Promise<void> {
  const address = `/api/tournaments/${id}/matches?status=active`;
  const open: { id: number; film1: { id: number } }[] = await (
    await page.request.get(address)
  ).json();
  for (const match of open) {
    const data = { filmId: match.film1.id };
    expect(
      (
        await page.request.post(`/api/matches/${match.id}/vote`, { ...fromOurPages, data })
      ).status(),
    ).toBe(200);
  }
}

async function dayIsOpen({ page }: Member, id: number, day: number): Promise<void> {
  const currentDay = async () => {
    const answer = await page.request.get(`/api/tournaments/${id}`);
    return (await answer.json()).currentMatchDay;
  };
  await expect.poll(currentDay).toBe(day);
}

for (const look of looks) {
  const text = words[look.language];

  test(`a season, from the draw to the champion (${look.language})`, async ({
    browser,
    complaints,
  }) => {
    const mine = ['Amarcord', 'La strada'];
    const organizer = await arrive(browser, look, complaints);
    await addFilms(organizer, mine);
    const guest = await arrive(browser, look, complaints);
    const name = `Coppa ${organizer.person.username.slice(-9)}`;
    const id = await createTournament(organizer, name, text);

    await nominate(organizer, id, { titles: mine, text });
    await organizer.page.goto(`/tournaments/${id}`);
    await expect(organizer.page.getByText(text.waiting)).toBeVisible();
    await expect(organizer.page.getByText(text.insufficient).first()).toBeVisible();
    await checkStep(organizer.page);

    // The last film fills the list, and the open page hears of it.
    await addAndNominate(guest, id, text);
    await expect(organizer.page.getByText(text.ready)).toBeVisible();
    await expect(organizer.page.getByText(text.insufficient)).toBeHidden();
    await checkStep(organizer.page);

    await button(organizer.page, text.start).click();
    const question = organizer.page.getByRole('alertdialog');
    await expect(question).toContainText('6');
    await checkStep(organizer.page);
    await button(question, text.start).click();
    await expect(organizer.page.getByText(text.started, { exact: true })).toBeVisible();

    // The last vote of the day closes it, on everybody's screen.
    await guest.page.goto(`/tournaments/${id}?tab=matches`);
    await expect(guest.page.getByText(text.rests).first()).toBeVisible();
    await guest.page
      .getByRole('button', { name: new RegExp(`^${text.vote}: `) })
      .first()
      .click();
    await expect(guest.page.getByText(text.yourVote, { exact: true })).toBeVisible();
    await checkStep(guest.page);
    await organizer.page.goto(`/tournaments/${id}?tab=matches`);
    await organizer.page
      .getByRole('button', { name: new RegExp(`^${text.vote}: `) })
      .first()
      .click();
    await expect(guest.page.getByText(text.winner, { exact: true })).toBeVisible();
    await expect(guest.page.getByText(text.yourVote, { exact: true })).toBeVisible();
    await checkStep(guest.page);
    await button(guest.page, text.toDayTwo).first().click();
    await expect(
      guest.page.getByRole('button', { name: new RegExp(`^${text.vote}: `) }),
    ).toHaveCount(2);
    await dayIsOpen(guest, id, 2);

    for (const day of [2, 3, 4, 5]) {
      await voteHome(organizer, id);
      await voteHome(guest, id);
      await dayIsOpen(guest, id, day + 1);
    }
    await organizer.page.goto(`/tournaments/${id}`);
    await expect(organizer.page.getByRole('table').first()).toContainText('Roma');
    await button(organizer.page, text.showTable).first().click();
    await checkStep(organizer.page);

    await organizer.page.goto(`/tournaments/${id}?tab=matches`);
    await button(organizer.page, text.close).click();
    await button(organizer.page.getByRole('alertdialog'), text.close).click();
    await expect(organizer.page.getByText(text.champion).first()).toBeVisible();
    await expect(guest.page.getByText(text.completed).first()).toBeVisible();
    await checkStep(organizer.page);
  });
}
