import type { Locator, Page, Route } from '@playwright/test';
import { arrive, type Member } from './arrive.ts';
import { button, checkStep, chooseLook, dialogNamed } from './looks.ts';
import { signUp } from './people.ts';
import { redPng } from './pictures.ts';
import { playSeason, post, sendPicture } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const italian = { language: 'it', theme: 'dark', width: 1280 } as const;

/** A championship to talk about; it is only announced, and everybody may see it. */
async function announce({ page, person }: Member): Promise<{ id: number; name: string }> {
  const name = `Coppa ${person.username.slice(-7)}`;
  const { id } = await post(page.request, '/api/tournaments', { name });
  return { id, name };
}

function postWith(page: Page, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text });
}

async function addPicture(page: Page, caption: string): Promise<void> {
  await button(page, 'Aggiungi foto').click();
  const upload = dialogNamed(page, 'Aggiungi foto');
  await upload.locator('input[type=file]').setInputFiles({
    name: 'sala.png',
    mimeType: 'image/png',
    buffer: redPng(64, 36),
  });
  await button(upload, 'Carica').click();
  await expect(upload).toHaveCount(0);
  await expect(button(page, 'Rimuovi immagine')).toBeVisible();
  await page.getByLabel('Didascalia').fill(caption);
}

/** Sends what the composer has, and holds the call back until the button has said that it is on its way. */
async function publishSlowly(page: Page): Promise<void> {
  const held: Route[] = [];
  await page.route('**/api/posts', (route) => {
    held.push(route);
  });
  await button(page, 'Pubblica').click();
  await expect(page.getByRole('button', { name: 'Pubblicando...' })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page.getByText('Post pubblicato!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Il tuo post è stato condiviso con la community.', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/api/posts');
}

async function chooseFromMenu(inside: Locator, name: string | RegExp): Promise<void> {
  await inside.getByRole('button', { name: /^Altro sul post di / }).click();
  await inside.page().getByRole('menuitem', { name }).click();
}

test('a post, from the one who writes it to those who read it', async ({ browser, complaints }) => {
  const author = await arrive(browser, italian, complaints);
  const reader = await arrive(browser, italian, complaints);
  await reader.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cup = await announce(author);
  const name = author.person.username;
  const tag = `notte${name.slice(-9).replaceAll(/\W/g, '')}`;
  const words = `Che finale! #${tag}`;
  const caption = `In sala, ${name.slice(-7)}`;
  const place = `/social?tournament=${cup.id}`;

  await test.step('it is written on Social, and arrives where it is read', async () => {
    await reader.page.goto(place);
    await expect(reader.page.getByRole('heading', { name: 'Nessun post ancora' })).toBeVisible();
    const invitation = 'Sii il primo a condividere qualcosa con la community!';
    await expect(reader.page.getByText(invitation, { exact: true })).toBeVisible();
    await author.page.goto(place);
    await author.page.getByLabel('Testo del post').fill(words);
    await addPicture(author.page, caption);
    await checkStep(author.page);
    await publishSlowly(author.page);

    await button(reader.page, '1 nuovo post').click();
    const received = postWith(reader.page, words);
    await expect(received.getByText(`@${name}`)).toBeVisible();
    await expect(received.locator('figcaption')).toHaveText(caption);
    await expect(received.getByRole('link', { name: `Campionato: ${cup.name}` })).toBeVisible();
    await expect(received.getByRole('link', { name: `Il profilo di ${name}` })).toHaveAttribute(
      'href',
      `/profile?user=${name}`,
    );
    await checkStep(reader.page);
  });

  await test.step('a like is counted on both screens', async () => {
    await button(postWith(reader.page, words), 'Mi piace: 0').click();
    await expect(button(postWith(reader.page, words), 'Mi piace: 1')).toBeVisible();
    await expect(button(postWith(author.page, words), 'Mi piace: 1')).toBeVisible();
  });

  const critics = reader.page;
  await test.step('it is quoted on Critics', async () => {
    await critics.goto('/critics');
    for (const tab of ['Feed', 'Di tendenza', 'Foto']) {
      await expect(critics.getByRole('tab', { name: tab, exact: true })).toBeVisible();
    }
    await button(postWith(critics, words).first(), 'Cita').click();
    await expect(critics.getByText('Citando:')).toBeVisible();
    await expect(button(critics, 'Annulla citazione')).toBeVisible();
    const field = critics.getByLabel('Testo del post');
    await expect(field).toHaveValue(`«${words}» — @${name}\n\n`);
    await field.fill('Concordo in pieno.');
    await button(critics, 'Pubblica citazione').click();
    const quote = postWith(critics, 'Concordo in pieno.');
    await expect(quote.locator('blockquote')).toContainText(`@${name}${words}`);
    await expect(critics.getByText('Citando:')).toHaveCount(0);
    await checkStep(critics);
  });

  await test.step('its hashtag has a card, and a rank', async () => {
    await critics
      .getByRole('link', { name: `#${tag}`, exact: true })
      .first()
      .click();
    const card = critics.getByRole('region', { name: `Post con #${tag}` });
    await expect(postWith(critics, words).first()).toBeVisible();
    await expect(
      critics.getByRole('link', { name: new RegExp(`^\\d+ #${tag} \\d+ post$`) }),
    ).toBeVisible();
    await checkStep(critics);
    await button(card, `Chiudi i post con #${tag}`).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('its photo is among the others, and can be enlarged', async () => {
    await critics.getByRole('tab', { name: 'Foto' }).click();
    await critics
      .getByRole('link', { name: `${caption}, foto di ${name}, 1 mi piace`, exact: true })
      .click();
    const photo = dialogNamed(critics, `Foto di ${name}`);
    const image = photo.getByRole('img', { name: caption });
    await expect
      .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
    await checkStep(critics);
    await photo.getByRole('link', { name: 'Vai al post' }).click();
    await expect(critics).toHaveURL(/\/critics\?post=\d+$/);
  });

  await test.step('it is answered, passed on and reported', async () => {
    const thread = postWith(critics, words).first();
    await button(thread, 'Condividi').click();
    await expect(critics.getByText('Link copiato!', { exact: true })).toBeVisible();
    const link = await critics.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(critics.url());

    await critics.getByLabel('Testo del post').fill('Anche la colonna sonora!');
    await button(critics, 'Rispondi').click();
    await expect(postWith(critics, 'Anche la colonna sonora!')).toBeVisible();
    await expect(
      postWith(author.page, words).getByRole('link', { name: '1 risposta' }),
    ).toBeVisible();
    await checkStep(critics);

    await chooseFromMenu(thread, 'Segnala');
    const report = dialogNamed(critics, `Segnala questo post di @${name}`);
    await report.getByLabel('Che cosa non va?').selectOption('spoiler');
    await checkStep(critics);
    await button(report, 'Invia segnalazione').click();
    await expect(critics.getByText('Segnalazione inviata', { exact: true })).toBeVisible();
  });

  await test.step('who blocks its author does not see it again', async () => {
    await critics.goto(place);
    await chooseFromMenu(postWith(critics, words), `Blocca @${name}`);
    const question = critics.getByRole('alertdialog', { name: `Bloccare @${name}?` });
    await expect(question).toBeVisible();
    await checkStep(critics);
    await button(question, 'Blocca').click();
    await expect(postWith(critics, words)).toHaveCount(0);
    await expect(critics.getByRole('heading', { name: 'Nessun post ancora' })).toBeVisible();
  });

  await test.step('its author takes it back', async () => {
    const { page } = author;
    await button(postWith(page, words), 'Elimina il post').click();
    const question = page.getByRole('alertdialog', { name: 'Eliminare questo post?' });
    await expect(question).toBeVisible();
    await checkStep(page);
    await button(question, 'Elimina').click();
    await expect(page.getByText('Post eliminato', { exact: true })).toBeVisible();
    const done = 'Il post è stato eliminato con successo.';
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    await expect(postWith(page, words)).toHaveCount(0);
  });
});

test('what is said about a championship, and within a circle', async ({ browser, complaints }) => {
  const member = await arrive(browser, italian, complaints);
  const { page, person } = member;
  const cup = await announce(member);
  const talk = page.getByRole('region', { name: 'Commenti Recenti' });

  await page.goto(`/tournaments/${cup.id}`);
  await page.getByRole('tab', { name: 'Discussione' }).click();
  await expect(talk.getByText('Nessun commento ancora.', { exact: true })).toBeVisible();
  await expect(talk.getByText('Vedi Tutti', { exact: true })).toBeVisible();
  await checkStep(page);

  await test.step('it begins in the tab, with a name that is completed', async () => {
    const friend = await arrive(browser, italian, complaints);
    await button(talk, 'Inizia la discussione').click();
    const { username } = friend.person;
    await page.keyboard.type(`Prima fila, @${username.slice(0, -1)}`);
    await expect(page.getByRole('option', { name: `@${username}` })).toBeVisible();
    await checkStep(page);
    await page.keyboard.press('Enter');
    const field = talk.getByLabel('Testo del post');
    await expect(field).toHaveValue(`Prima fila, @${username} `);
    await button(talk, 'Pubblica').click();
    await expect(postWith(page, 'Prima fila')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Discussione ?1$/ })).toBeVisible();

    await friend.page.goto(`/tournaments/${cup.id}?tab=discussion`);
    const read = postWith(friend.page, 'Prima fila');
    await button(read, 'Rispondi').click();
    const reply = 'Ci sono anch’io.';
    await friend.page.getByLabel('Testo del post').last().fill(reply);
    await button(friend.page, 'Rispondi').last().click();
    await expect(postWith(friend.page, reply)).toBeVisible();
    await checkStep(friend.page);

    await button(postWith(page, 'Prima fila'), '1 risposta').click();
    await expect(postWith(page, reply)).toBeVisible();

    await button(postWith(page, 'Prima fila'), 'Modifica il post').click();
    const edit = dialogNamed(page, 'Modifica il post');
    await edit.getByLabel('Testo del post').fill('Prima fila, sul serio.');
    await checkStep(page);
    await button(edit, 'Salva').click();
    await expect(postWith(page, 'Prima fila, sul serio.')).toContainText('modificato');
    await expect(postWith(friend.page, 'Prima fila, sul serio.')).toContainText('modificato');
  });

  const long = 'Una frase che non finisce mai, '.repeat(5).trim();
  for (const content of ['Due', 'Tre', 'Quattro', long]) {
    await post(page.request, '/api/posts', { content, tournamentId: cup.id });
  }
  // The open page hears of them.
  await button(page, '4 nuovi post').click();
  await expect(talk.getByRole('article')).toHaveCount(6);

  await page.goto('/tournaments');
  const card = page.getByRole('listitem').filter({ hasText: cup.name });
  await expect(card.getByRole('heading', { name: 'Commenti Recenti' })).toBeVisible();
  const comments = card.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(comments).toHaveCount(3);
  await expect(comments.first()).toContainText(`${long.slice(0, 120).trimEnd()}...`);
  await expect(comments.first()).toContainText(person.username.slice(0, 2).toUpperCase());
  await expect(comments.first().getByRole('link', { name: person.username })).toBeVisible();
  const today = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'short' });
  await expect(comments.last()).toContainText(today.format(new Date()));
  await expect(comments.last()).toContainText('Tre');
  await expect(card.getByText('Vedi Tutti', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Vedi altri 2 commenti' }).click();
  await expect(page).toHaveURL(`/social?tournament=${cup.id}`);
  await expect(page.getByRole('article')).toHaveCount(5);

  const circle = await post(page.request, '/api/circles', { name: 'Notturni', isPublic: false });
  await page.goto(`/circles/${circle.id}`);
  await page.getByLabel('Testo del post').fill('Resti fra noi.');
  await button(page, 'Pubblica').click();
  await expect(page.getByRole('article')).toContainText('Resti fra noi.');
  await expect(page.getByRole('link', { name: 'Cerchia: Notturni' })).toBeVisible();
  await checkStep(page);
});

test('what is said about a match', async ({ browser, complaints }) => {
  const { page, person } = await arrive(browser, italian, complaints);
  const end = person.username.slice(-7);
  const [home, away] = [`Stalker ${end}`, `Suspiria ${end}`];
  const { id } = await playSeason(page.request, {
    name: `Coppa ${end}`,
    titles: [home, away],
    days: 1,
  });
  await page.goto(`/tournaments/${id}?tab=matches`);
  const links = page.getByRole('button', { name: /^Commenta: / });
  // The match that is open, and the one that is over.
  await expect(links).toHaveCount(2);
  await checkStep(page);

  const second = `Giornata 2 · ${away} – ${home}`;
  const first = `Giornata 2 · ${home} – ${away}`;
  await links.first().click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^(${first}|${second})$`) });
  const named = await dialog.getByRole('heading', { level: 2 }).innerText();
  await dialog.getByLabel('Testo del post').fill('Qui si decide tutto.');
  await checkStep(page);
  await button(dialog, 'Pubblica').click();
  await expect(postWith(page, 'Qui si decide tutto.')).toBeVisible();
  await button(dialog, 'Chiudi').click();
  await expect(page.getByRole('button', { name: /^1 commento: / })).toBeFocused();

  await page.getByRole('tab', { name: 'Discussione' }).click();
  await page.getByRole('link', { name: named, exact: true }).click();
  await expect(page).toHaveURL(`/tournaments/${id}?tab=matches&day=2`);
  await expect(page.getByRole('button', { name: /^1 commento: / })).toBeVisible();
});

test('a visitor is asked to log in, and a member reads on a phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'it'));
  for (const path of ['/social', '/critics']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Accesso richiesto' })).toBeVisible();
    const reason = 'Devi effettuare il login per vedere i post della community.';
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    const door = page.getByRole('main').getByRole('link', { name: 'Accedi ora' });
    await expect(door).toHaveAttribute('href', /^\/auth/);
  }

  await chooseLook(page, { language: 'en', theme: 'light', width: 390 });
  const { username } = await signUp(page);
  const tag = `reel${username.slice(-9).replaceAll(/\W/g, '')}`;
  const content = `Worth the long queue, @${username}. #${tag} https://example.org/a/long/way/there`;
  const imageUrl = await sendPicture(page.request);
  const made = { content, imageUrl, imageCaption: `The foyer ${tag}` };
  const { id } = await post(page.request, '/api/posts', made);
  await post(page.request, '/api/posts', { content: 'Agreed!', quotedPostId: id });
  await post(page.request, '/api/posts', { content: 'So it was.', parentPostId: id });
  const stops = [
    '/social',
    '/critics',
    `/critics?hashtag=${tag}`,
    '/critics?tab=photos',
    `/critics?tab=photos&photo=${id}`,
    `/critics?post=${id}`,
  ];
  for (const path of stops) {
    await test.step(path, async () => {
      await page.goto(path);
      const shown = path.includes('photo') ? page.getByRole('img', { name: tag }) : null;
      const photo = page.getByRole('link', { name: new RegExp(`^The foyer ${tag}`) });
      const read = postWith(page, tag).first();
      await expect((shown ?? read).or(photo).first()).toBeVisible();
      await checkStep(page);
    });
  }
});
