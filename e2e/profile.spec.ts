import { imageBytes } from '@girone/contract/image-limits';
import type { Locator, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { button, checkStep, chooseLook, dialogNamed } from './looks.ts';
import { signUp } from './people.ts';
import { redPng } from './pictures.ts';
import { fromOurPages, playSeason, post } from './public-calls.ts';
import { expect, forgive, test } from './watch-console.ts';

/** What a person reads and presses, in each language. */
const words = {
  en: {
    joined: /^Joined on /,
    edit: 'Edit Profile',
    cancel: 'Cancel',
    save: 'Save',
    bio: 'Bio',
    location: 'Location',
    website: 'Website',
    birth: 'Date of birth',
    updated: 'Profile updated',
    changePhoto: 'Change profile photo',
    photo: 'Profile photo',
    crop: 'Crop of the photo',
    zoom: 'Zoom',
    usePhoto: 'Use this photo',
    photoDone: 'Profile photo updated',
    counters: 'In figures',
    tabs: {
      activity: 'Activity',
      films: 'Films',
      tournaments: 'Championships',
      circles: 'Circles',
    },
    won: (film: string, cup: string) => `${film} won ${cup}`,
    best: 'Best place: 1 of 2',
    missing: 'Profile not found',
    missingText: 'The user you are looking for does not exist.',
  },
  it: {
    joined: /^Iscritto dal /,
    edit: 'Modifica Profilo',
    cancel: 'Annulla',
    save: 'Salva',
    bio: 'Bio',
    location: 'Località',
    website: 'Sito web',
    birth: 'Data di nascita',
    updated: 'Profilo aggiornato',
    changePhoto: 'Cambia foto profilo',
    photo: 'Foto profilo',
    crop: 'Ritaglio della foto',
    zoom: 'Ingrandimento',
    usePhoto: 'Usa questa foto',
    photoDone: 'Foto profilo aggiornata',
    counters: 'In cifre',
    tabs: { activity: 'Attività', films: 'Film', tournaments: 'Campionati', circles: 'Cerchie' },
    won: (film: string, cup: string) => `${film} ha vinto ${cup}`,
    best: 'Miglior piazzamento: 1 su 2',
    missing: 'Profilo non trovato',
    missingText: "L'utente che stai cercando non esiste.",
  },
} as const;

type Words = (typeof words)['en' | 'it'];

const looks = [
  { language: 'en', theme: 'dark', width: 1280 },
  { language: 'it', theme: 'light', width: 390 },
] as const;

/** A season that one of their films has won, a circle and a post. */
async function doSomething({ request }: Page): Promise<void> {
  const titles = ['La dolce vita', 'Il sorpasso'];
  await playSeason(request, { name: 'Coppa Volpi', titles, days: 2 });
  await post(request, '/api/circles', { name: 'Il giovedì', isPublic: true });
  await post(request, '/api/posts', { content: 'Che bianco e nero!' });
}

async function edit(page: Page, text: Words): Promise<void> {
  const bio = page.getByLabel(text.bio, { exact: true });
  await button(page, text.edit).click();
  await bio.fill('Nobody will read this');
  // The switch at the top and the button of the form say the same, and do the same.
  await expect(button(page, text.cancel)).toHaveCount(2);
  await button(page, text.cancel).first().click();
  await expect(page.getByText('Nobody will read this')).toHaveCount(0);

  await button(page, text.edit).click();
  await bio.fill('Third row, in the middle.');
  await page.getByLabel(text.location, { exact: true }).fill('Rimini');
  await page.getByLabel(text.website, { exact: true }).fill('https://www.example.org/films/');
  await page.getByLabel(text.birth, { exact: true }).fill('1990-05-01');
  await checkStep(page);
  await button(page, text.save).click();
  await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
  await expect(button(page, text.edit)).toBeFocused();
  await expect(page.getByText('Third row, in the middle.', { exact: true })).toBeVisible();
  await expect(page.getByText('Rimini', { exact: true })).toBeVisible();
  const site = page.getByRole('link', { name: 'example.org/films' });
  await expect(site).toHaveAttribute('href', 'https://www.example.org/films/');
  await expect(site).toHaveAttribute('rel', /nofollow.*noopener/);
}

async function changePhoto(page: Page, text: Words): Promise<void> {
  await button(page, text.changePhoto).click();
  const dialog = dialogNamed(page, text.photo);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: redPng(120, 80),
  });
  await dialog.getByRole('application', { name: text.crop }).press('ArrowRight');
  await dialog.getByRole('slider', { name: text.zoom }).fill('2');
  await checkStep(page);
  await button(dialog, text.usePhoto).click();
  await expect(page.getByText(text.photoDone, { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => widthOf(page.locator('main header img[src*="/objects/"]'))).toBe(40);
}

/** Of the picture itself: of 80 pixels twice enlarged half are left. */
function widthOf(image: Locator): Promise<number> {
  return image.last().evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
}

async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}

for (const look of looks) {
  const { language, theme, width } = look;
  const text = words[language];

  test(`one’s own profile in ${language}, ${theme}, ${width} px`, async ({ page, complaints }) => {
    await chooseLook(page, look);
    const { username } = await signUp(page, { firstName: 'Giulietta', lastName: 'Masina' });
    await doSomething(page);
    await page.goto('/profile');

    await test.step('says who one is, and is edited where it is read', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giulietta Masina');
      await expect(page.getByRole('main').getByText(`@${username}`)).toBeVisible();
      await expect(page.getByText(text.joined)).toBeVisible();
      const counters = page.getByRole('region', { name: text.counters });
      await expect(counters.getByRole('button')).toHaveText(['0', '0']);
      await expect(counters).toContainText(/Film\D*2/);
      await edit(page, text);
    });

    await test.step('takes a picture, cut to a square', () => changePhoto(page, text));

    await test.step('has four tabs of what one did', async () => {
      const { tabs } = text;
      const activity = await openTab(page, tabs.activity);
      await expect(activity.getByText('Che bianco e nero!', { exact: true })).toBeVisible();
      const title = text.won('La dolce vita', 'Coppa Volpi');
      await expect(activity.getByRole('link', { name: title })).toBeVisible();
      await expect(activity.getByRole('listitem')).toHaveCount(4);
      await checkStep(page);
      const films = await openTab(page, tabs.films);
      await expect(films.getByRole('link', { name: 'Il sorpasso' })).toBeVisible();
      const cups = await openTab(page, tabs.tournaments);
      await expect(cups.getByRole('listitem')).toContainText(['Coppa Volpi']);
      await expect(cups.getByText(text.best)).toBeVisible();
      await checkStep(page);
      const circles = await openTab(page, tabs.circles);
      await expect(circles.getByRole('link', { name: 'Il giovedì' })).toBeVisible();
      await expect(page).toHaveURL('/profile?tab=circles');
      await checkStep(page);
    });

    await test.step('is not to be found under a name that nobody has', async () => {
      await page.goto(`/profile?user=${username}-not`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.missing);
      await expect(page.getByText(text.missingText, { exact: true })).toBeVisible();
      await checkStep(page);
      forgive(complaints, '/api/users/profile/');
    });
  });
}

test('a photo that is too large is made smaller, not refused', async ({ page }) => {
  const text = words.it;
  await chooseLook(page, { language: 'it', theme: 'dark', width: 390 });
  await signUp(page);
  await page.goto('/profile');
  await button(page, text.changePhoto).click();
  const dialog = dialogNamed(page, text.photo);
  const photo = redPng(3000, 2000, { level: 0 });
  expect(photo.length).toBeGreaterThan(imageBytes.profile);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_0042.png', mimeType: 'image/png', buffer: photo });
  await expect(dialog.getByRole('application', { name: text.crop })).toBeVisible();
  await button(dialog, text.usePhoto).click();
  await expect(page.getByText(text.photoDone, { exact: true })).toBeVisible();
  await expect(page.locator('main header img[src*="/objects/"]').last()).toBeVisible();
});

const italian = { language: 'it', theme: 'dark', width: 1280 } as const;

test('following somebody, who then wants to be asked', async ({ browser, complaints }) => {
  const author = await arrive(browser, italian, complaints);
  const reader = await arrive(browser, italian, complaints);
  const name = author.person.username;
  const { page } = reader;
  await post(author.page.request, '/api/films', { title: 'Le notti di Cabiria' });
  await author.page.goto('/profile');
  await expect(author.page.getByRole('heading', { level: 1 })).toHaveText(name);

  await test.step('a public profile is followed at once, and no longer', async () => {
    await page.goto(`/profile?user=${name}&tab=films`);
    await expect(page.getByRole('link', { name: 'Le notti di Cabiria' })).toBeVisible();
    await expect(button(page, 'Modifica Profilo')).toHaveCount(0);
    await button(page, `Segui ${name}`).click();
    await button(page, 'Follower: 1').click();
    const people = dialogNamed(page, `Follower di ${name}`);
    await expect(people.getByRole('listitem')).toContainText([reader.person.username]);
    await checkStep(page);
    await button(people, 'Chiudi').click();
    // The page of whom they follow hears of it.
    await expect(button(author.page, 'Follower: 1')).toBeVisible();
    await button(page, `Non seguire più ${name}`).click();
    await expect(button(page, 'Follower: 0')).toBeVisible();
  });

  await test.step('a private one shows nothing until its owner agrees', async () => {
    const settings = await author.page.request.patch('/api/users/settings', {
      ...fromOurPages,
      data: { isPrivate: true },
    });
    expect(settings.ok()).toBe(true);
    await page.reload();
    await expect(page.getByText('Questo profilo è privato')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Le notti di Cabiria' })).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await checkStep(page);
    await button(page, `Chiedi di seguire ${name}`).click();
    await expect(page.getByText(`La tua richiesta aspetta una risposta da ${name}.`)).toBeVisible();
  });

  await test.step('the owner answers, and the page opens by itself', async () => {
    const requests = author.page.getByRole('region', { name: 'Richieste di follow' });
    await expect(requests).toContainText(reader.person.username);
    await checkStep(author.page);
    await button(requests, `Accetta ${reader.person.username}`).click();
    await expect(requests).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Le notti di Cabiria' })).toBeVisible();
    await expect(button(page, `Non seguire più ${name}`)).toBeVisible();
    await checkStep(page);
  });
});
