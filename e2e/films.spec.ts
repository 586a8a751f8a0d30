import type { Language } from '@girone/contract/languages';
import type { Page } from '@playwright/test';
import { button, checkStep, chooseLook, dialogNamed } from './looks.ts';
import { signUp } from './people.ts';
import { redPng } from './pictures.ts';
import { expect, test } from './watch-console.ts';
import { fromOurPages } from './public-calls.ts';

/** What a person reads and presses, in each language. */
const words = {
  en: {
    first: 'Add your first film',
    add: 'Add film',
    title: 'Title',
    year: 'Year',
    director: 'Director',
    search: 'Search',
    meant: 'Did you mean “Bicycle Thieves”?',
    keep: 'Keep “Ladri di bicicletta”',
    filled: 'Filled in from Bicycle Thieves (1948)',
    found: 'Film found!',
    foundText: 'Details filled automatically from an external film database',
    noResults: 'No results',
    thieves: 'Bicycle Thieves',
    added: 'Film added!',
    uploaded: 'Uploaded 1/20',
    notEnriched: 'Not enriched yet',
    minutes: '89 min',
    edit: 'Edit',
    editTitle: 'Edit film',
    uploadCover: 'Upload cover',
    chosen: 'The chosen image',
    upload: 'Upload',
    imageUploaded: 'Image uploaded!',
    save: 'Save',
    saved: 'Film saved',
    delete: 'Delete film',
    question: 'Delete this film?',
    stays: 'Finished matches keep their results.',
    deleted: 'Film deleted',
    empty: 'No films yet',
    wrongType: 'notes.txt is not a JPEG, PNG, WebP, AVIF or GIF image.',
  },
  it: {
    first: 'Aggiungi il tuo primo film',
    add: 'Aggiungi film',
    title: 'Titolo',
    year: 'Anno',
    director: 'Regia',
    search: 'Cerca',
    meant: 'Intendevi «Ladri di biciclette»?',
    keep: 'Tieni «Ladri di bicicletta»',
    filled: 'Compilato da Ladri di biciclette (1948)',
    found: 'Film trovato!',
    foundText: 'Dettagli compilati automaticamente da un database di film esterno',
    noResults: 'Nessun risultato',
    thieves: 'Ladri di biciclette',
    added: 'Film aggiunto!',
    uploaded: 'Caricati 1/20',
    notEnriched: 'Ancora senza scheda',
    minutes: '89 min',
    edit: 'Modifica',
    editTitle: 'Modifica film',
    uploadCover: 'Carica copertina',
    chosen: 'L’immagine scelta',
    upload: 'Carica',
    imageUploaded: 'Immagine caricata!',
    save: 'Salva',
    saved: 'Film salvato',
    delete: 'Elimina film',
    question: 'Eliminare il film?',
    stays: 'I risultati già giocati restano.',
    deleted: 'Film eliminato',
    empty: 'Ancora nessun film',
    wrongType: 'notes.txt non è un’immagine JPEG, PNG, WebP, AVIF o GIF.',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

type Words = (typeof words)[keyof typeof words];

const looks = [
  { language: 'en', theme: 'dark', width: 1280 },
  { language: 'it', theme: 'light', width: 390 },
  { language: 'it', theme: 'dark', width: 1280, isKnownToAxe: true },
  { language: 'en', theme: 'light', width: 390, isKnownToAxe: true },
] as const;

async function addBySearch(page: Page, text: Words): Promise<void> {
  await page.goto('/films');
  await expect(button(page, text.first)).toBeVisible();
  await checkStep(page);
  await button(page, text.first).click();
  const form = dialogNamed(page, text.add);
  await button(form, text.add).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await checkStep(page);

  await form.getByLabel(text.title, { exact: true }).fill('xyzzy plugh frotz');
  await button(form, text.search).click();
  await expect(page.getByText(text.noResults, { exact: true })).toBeVisible();

  // A slip of the hand is asked about, and nothing is replaced before it is answered.
  const title = form.getByRole('combobox', { name: text.title, exact: true });
  await title.fill('Ladri di bicicletta');
  await expect(form.getByText(text.meant, { exact: true }).first()).toBeVisible();
  await expect(form.getByRole('option').last()).toHaveText(text.keep);
  await expect(title).toHaveValue('Ladri di bicicletta');
  await checkStep(page);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('listbox')).toHaveCount(0);

  await title.fill('ladri di biciclette');
  await button(form, text.search).click();
  await expect(page.getByText(text.found, { exact: true })).toBeVisible();
  await expect(page.getByText(text.foundText, { exact: true })).toBeVisible();
  await expect(title).toHaveValue(text.thieves);
  await expect(form.getByText(text.filled, { exact: true })).toBeVisible();
  await expect(form.getByLabel(text.year, { exact: true })).toHaveValue('1948');
  await expect(form.getByLabel(text.director, { exact: true })).toHaveValue('Vittorio De Sica');
  await checkStep(page);

  await button(form, text.add).click();
  await expect(page.getByText(text.added, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: text.uploaded })).toBeVisible();
}

async function uploadCover(page: Page, text: Words): Promise<void> {
  await page.getByRole('link', { name: text.thieves, exact: true }).click();
  await expect(page).toHaveURL(/\/films\?film=\d+$/);
  const details = dialogNamed(page, text.thieves);
  await expect(details.getByRole('definition').first()).toHaveText('Vittorio De Sica');
  await checkStep(page);

  await button(details, text.edit).click();
  const form = dialogNamed(page, text.editTitle);
  await form.getByLabel(text.year, { exact: true }).fill('1949');
  await button(form, text.uploadCover).click();

  const upload = dialogNamed(page, text.uploadCover);
  const chooser = upload.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  });
  await expect(upload.getByRole('alert')).toHaveText(text.wrongType);
  await checkStep(page);
  await chooser.setInputFiles({
    name: 'the-cover.png',
    mimeType: 'image/png',
    buffer: redPng(60, 90),
  });
  await expect(upload.getByRole('img', { name: text.chosen })).toBeVisible();
  await checkStep(page);
  await button(upload, text.upload).click();
  await expect(page.getByText(text.imageUploaded, { exact: true })).toBeVisible();
  await expect(upload).toHaveCount(0);

  await button(form, text.save).click();
  await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(details.getByText('1949')).toBeVisible();
  const cover = details.getByRole('img', { name: text.thieves, exact: true });
  await expect(cover).toHaveAttribute('src', /^\/objects\/.+\?w=480$/);
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

async function deleteFilm(page: Page, text: Words): Promise<void> {
  await button(dialogNamed(page, text.thieves), text.delete).click();
  const question = page.getByRole('alertdialog', { name: text.question, exact: true });
  await expect(question).toContainText(text.stays);
  await expect(question).toContainText(text.thieves);
  await checkStep(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await button(dialogNamed(page, text.thieves), text.delete).click();
  await button(question, text.delete).click();
  await expect(page.getByText(text.deleted, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: text.empty, exact: true })).toBeVisible();
  await expect(page).toHaveURL('/films');
}

for (const look of looks) {
  const { language, theme, width } = look;
  const text = words[language];

  test(`a film in ${language}, ${theme}, ${width} px`, async ({ page }) => {
    await chooseLook(page, look);
    await signUp(page);
    await addBySearch(page, text);

    // The look-up runs behind the scenes; what it finds appears without a reload.
    await expect(page.getByText(text.minutes)).toBeVisible();
    await expect(page.getByText(text.notEnriched)).toHaveCount(0);
    await checkStep(page);

    await uploadCover(page, text);
    await deleteFilm(page, text);
  });
}

test('a film is chosen by keyboard while it is typed, and back closes what was opened', async ({
  page,
}) => {
  await chooseLook(page, looks[0]);
  await signUp(page);
  await page.goto('/films');
  await button(page, words.en.first).click();
  await expect(page).toHaveURL('/films?form=add');
  const form = dialogNamed(page, words.en.add);
  const title = form.getByRole('combobox', { name: 'Title', exact: true });
  await title.pressSequentially('the god');
  await expect(form.getByRole('option').first()).toContainText('The Godfather');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = form.getByRole('option', { selected: true });
  await expect(active).toContainText('Part II');
  await expect(title).toHaveAttribute('aria-activedescendant', /.+/);
  await checkStep(page);
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('The Godfather Part II');
  await expect(form.getByLabel('Year', { exact: true })).toHaveValue('1974');
  await expect(title).toBeFocused();
  // A film is chosen, so the same key adds it.
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.en.added, { exact: true })).toBeVisible();

  await button(page, words.en.add).first().click();
  await dialogNamed(page, words.en.add).getByRole('combobox').fill('godfather part 2');
  await dialogNamed(page, words.en.add).getByRole('option').first().click();
  await expect(page.getByText('You already have The Godfather Part II (1974)')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/films');
});

test('a title that looks like markup is shown as it was typed, and nothing of it runs', async ({
  page,
}) => {
  await signUp(page);
  const title = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const film = {
    title,
    director: '</text><svg onload=alert(1)>',
    description: 'javascript:alert(1)',
  };
  expect((await page.request.post('/api/films', { ...fromOurPages, data: film })).status()).toBe(
    201,
  );
  await page.goto('/films');
  await page.getByRole('link', { name: title }).click();
  const details = dialogNamed(page, title);
  await expect(details.getByText(film.description)).toBeVisible();
  await expect(details.getByText(film.director).first()).toBeVisible();
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  await expect(page).not.toHaveTitle(/^[12]$/);
});
