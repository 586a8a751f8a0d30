import type { Browser, Locator, Page } from '@playwright/test';
import { openPlace, type OwnPlace } from './own-place.ts';
import { button, dialogNamed } from './looks.ts';
import { expect, test, watchConsole } from './watch-console.ts';

test.use({ serviceWorkers: 'allow' });

/** What the road may cost, in presses; what is typed does not count. */
const mostPresses = { organiser: 16, friend: 7 };

/** Whoever is there, on what they hold in their hands. */
const devices = {
  giulia: { width: 390, height: 844 },
  marco: { width: 360, height: 740 },
  sara: { width: 820, height: 1180 },
  luca: { width: 1280, height: 800 },
} as const;
type Name = keyof typeof devices;

/** What each would defend at any table, as they type it. */
const films = {
  giulia: ['la dolce vita', 'La dolce vita'],
  marco: ['il sorpaso', 'Il sorpasso'],
  sara: ['sette samurai', 'I sette samurai'],
  luca: ['stalker', 'Stalker'],
} as const;

class Person {
  readonly name: Name;
  readonly page: Page;
  presses = 0;

  constructor(name: Name, page: Page) {
    this.name = name;
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  /** Fills in the form and accepts what is to be accepted. */
  async register(): Promise<void> {
    const { page, name } = this;
    await page.getByLabel('Nome utente').fill(name);
    await page.getByLabel('Email', { exact: true }).fill(`${name}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('girone-girone');
    await page.getByLabel('Conferma password').fill('girone-girone');
    for (const box of await page.getByRole('checkbox').all()) await this.press(box);
    await this.press(button(page, 'Crea account'));
  }

  /** Types a title as people do, and takes what is suggested. */
  async chooseFilm(dialog: Locator): Promise<void> {
    const [typed, title] = films[this.name];
    await dialog.getByLabel('Titolo', { exact: true }).fill(typed);
    await this.press(dialog.getByRole('option', { name: new RegExp(`^${title}`) }).first());
    await expect(dialog.getByLabel('Titolo', { exact: true })).toHaveValue(title);
  }
}

let place: OwnPlace;

test.beforeAll(async () => {
  place = await openPlace({ AUTOSTART_GRACE_SECONDS: '1' });
});

test.afterAll(() => place.close());

/** In a browser that speaks Italian, and has never been here. */
async function comeIn(browser: Browser, name: Name, complaints: string[]): Promise<Person> {
  const context = await browser.newContext({
    baseURL: place.address,
    locale: 'it-IT',
    viewport: devices[name],
    reducedMotion: 'reduce',
  });
  // A press that finds nothing to press says so before the whole journey ends.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  watchConsole(page, complaints);
  return new Person(name, page);
}

/** From an account to a championship that waits for films. Answers the link that friends get. */
async function prepare(giulia: Person): Promise<string> {
  const { page } = giulia;
  await page.goto('/');
  await giulia.press(
    page.getByRole('main').getByRole('link', { name: 'Accedi o registrati' }).first(),
  );
  await giulia.register();

  await expect(page.getByRole('heading', { name: 'I primi passi' })).toBeVisible();
  await giulia.press(page.getByRole('link', { name: 'Aggiungi un film', exact: true }));
  const newFilm = dialogNamed(page, 'Aggiungi film');
  await giulia.chooseFilm(newFilm);
  await giulia.press(button(newFilm, 'Aggiungi film'));

  await giulia.press(page.getByRole('link', { name: 'Fonda la tua', exact: true }));
  const newCircle = dialogNamed(page, 'Crea cerchia');
  await newCircle.getByLabel('Nome', { exact: true }).fill('Cinefili del Po');
  await giulia.press(button(newCircle, 'Crea cerchia'));

  const invitation = dialogNamed(page, 'Invita in Cinefili del Po');
  const link = await invitation.getByRole('textbox', { name: 'Link di invito' }).inputValue();
  await giulia.press(button(invitation, 'Copia: Link di invito'));
  await giulia.press(invitation.getByRole('link', { name: 'Avanti: il campionato' }));

  const newCup = dialogNamed(page, 'Crea Campionato');
  await giulia.press(newCup.getByRole('button', { name: /^Lampo/ }));
  await newCup.getByLabel('Nome', { exact: true }).fill('Coppa del Po');
  await giulia.press(button(newCup, 'Crea Campionato'));
  await giulia.press(button(page, `Candida: ${films.giulia[1]}`));
  return link;
}

/** From the link in a chat into the circle. */
async function follow(friend: Person, link: string): Promise<void> {
  const { page } = friend;
  await page.goto(link);
  await expect(page.getByText('giulia').first()).toBeVisible();
  await friend.press(page.getByRole('link', { name: 'Crea account' }));
  await friend.register();
  await expect(page.getByRole('heading', { level: 1, name: 'Cinefili del Po' })).toBeVisible();
}

/** What the circle's page asks of whoever was just let in. */
async function bringFilm(friend: Person): Promise<void> {
  const { page, name } = friend;
  await expect(
    page.getByRole('heading', { name: 'Coppa del Po aspetta 1 tuo film' }),
  ).toBeVisible();
  const steps = page.getByRole('region', { name: 'I primi passi' });
  await expect(steps.getByText('Passi fatti: 1 su 4')).toBeVisible();
  await friend.press(page.getByRole('link', { name: 'Candida per Coppa del Po' }));
  const dialog = page.getByRole('dialog');
  await friend.chooseFilm(dialog);
  await friend.press(button(dialog, 'Aggiungi e candida'));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(films[name][1]).first()).toBeVisible();
}

/** Votes for the home side of both matches of the day. */
async function voteAll({ page }: Person): Promise<void> {
  await page.goto('/matches');
  const votes = page.getByRole('button', { name: /^Vota: / });
  await expect(votes).toHaveCount(4);
  await castVote(page, votes.first());
  // The other film of the first match can still be chosen instead.
  await expect(votes).toHaveCount(3);
  await castVote(page, votes.nth(1));
}

/** The next page must not begin before the vote has arrived. */
async function castVote(page: Page, vote: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/vote'));
  await vote.click();
  expect((await answered).status()).toBe(200);
}

/** Whoever is there when a day closes sees its results first. */
async function currentDay({ request }: Page): Promise<number> {
  const [cup] = await (await request.get('/api/tournaments')).json();
  return cup.currentMatchDay;
}

test('the first evening: from a link in a chat to the champion', async ({
  browser,
  complaints,
}) => {
  test.setTimeout(600_000);
  const giulia = await comeIn(browser, 'giulia', complaints);
  const friends = await Promise.all(
    (['marco', 'sara', 'luca'] as const).map((name) => comeIn(browser, name, complaints)),
  );

  const link = await test.step('the organiser calls a championship', () => prepare(giulia));

  // As long as some are missing it must not begin with those who are there.
  for (const friend of friends) {
    await test.step(`${friend.name} follows the link`, () => follow(friend, link));
  }
  for (const friend of friends) {
    await test.step(`${friend.name} brings a film`, () => bringFilm(friend));
    expect(friend.presses).toBeLessThanOrEqual(mostPresses.friend);
  }

  await test.step('it begins by itself, and the organiser votes first', async () => {
    const { page } = giulia;
    await giulia.press(page.getByRole('link', { name: 'Alle partite' }));
    await giulia.press(page.getByRole('button', { name: /^Vota: / }).first());
    await expect(page.getByText('Il tuo voto', { exact: true })).toBeVisible();
    expect(giulia.presses).toBeLessThanOrEqual(mostPresses.organiser);
  });

  await test.step('all vote, day after day, until there is a champion', async () => {
    const { page } = giulia;
    await castVote(page, page.getByRole('button', { name: /^Vota: / }).last());
    for (const friend of friends) await voteAll(friend);
    for (let day = 2; day <= 6; day += 1) {
      await expect.poll(() => currentDay(page)).toBe(day);
      for (const person of [giulia, ...friends]) await voteAll(person);
    }
    await page.goto('/');
    await expect(page.getByText(/Coppa del Po/).first()).toBeVisible();
    await page.goto('/tournaments');
    await page
      .getByRole('link', { name: /Coppa del Po|Vedi/ })
      .first()
      .click();
    await expect(
      page.getByRole('heading', { name: /^(Campione|Campioni a pari merito):/ }),
    ).toBeVisible();
    await expect(button(page, 'Rivincita')).toBeVisible();
  });
});
