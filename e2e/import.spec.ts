import { pages } from '@girone/contract/pages';
import type { Page } from '@playwright/test';
import { button, checkStep, chooseLook, type Look } from './looks.ts';
import { signUp } from './people.ts';
import { plainZip } from './plain-zip.ts';
import { expect, test } from './watch-console.ts';

/** What a person reads and presses, in each language. */
const words = {
  en: {
    many: 'Many films at once',
    list: 'One title per line',
    check: 'Check 6 lines',
    read: '6 lines read',
    unsure: 'Unsure',
    thieves: 'Bicycle Thieves',
    strada: 'La Strada',
    byHand: 'Add by hand',
    add: 'Add 4 films',
    joined: '4 films in the squad',
    see: 'See the squad',
    undo: /^Undo/,
    undone: 'Undone: 4 films taken out',
    empty: 'No films yet',
    drop: 'Drop a file here',
  },
  it: {
    many: 'Molti film in una volta',
    list: 'Un titolo per riga',
    check: 'Controlla 6 righe',
    read: '6 righe lette',
    unsure: 'Incerti',
    thieves: 'Ladri di biciclette',
    strada: 'La strada',
    byHand: 'Aggiungi a mano',
    add: 'Aggiungi 4 film',
    joined: '4 film in squadra',
    see: 'Guarda la rosa',
    undo: /^Annulla/,
    undone: 'Annullato: 4 film tolti',
    empty: 'Ancora nessun film',
    drop: 'Trascina qui un file',
  },
} as const;

const looks = [
  { language: 'it', theme: 'dark', width: 390 },
  { language: 'en', theme: 'light', width: 1280 },
] as const satisfies readonly Look[];

const pasted = `La strada (1954)
Amarcord, 1973
Ladri di bicicletta
Il film di famiglia del 1994
Psycho 1960
"Persona", 1966`;

async function openImport(page: Page, look: Look & { language: 'it' | 'en' }): Promise<void> {
  await chooseLook(page, look);
  await signUp(page);
  await page.goto(pages.films);
  await page.getByRole('link', { name: words[look.language].many }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[look.language].many);
}

for (const look of looks) {
  const { language, width } = look;
  const text = words[language];

  test(`a pasted list, in ${language}, ${width} px`, async ({ page }) => {
    await openImport(page, look);
    await checkStep(page);
    await page.getByLabel(text.list).fill(pasted);
    await button(page, text.check).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.read);
    await checkStep(page);

    // The found ones are chosen already; one is given back, the doubtful one and the unknown one are decided.
    const persona = page.getByRole('checkbox', { name: /^Persona/ });
    await expect(persona).toBeChecked();
    await persona.press('Space');
    await expect(persona).not.toBeChecked();
    const psycho = page.getByRole('checkbox', { name: /^Psyc/ });
    await psycho.press('Space');
    const doubt = page.getByRole('region', { name: text.unsure });
    await doubt.getByRole('radio', { name: text.thieves }).press('Space');
    await button(page, text.byHand).click();
    await checkStep(page);
    await button(page, text.add).click();

    await expect(page.getByText(text.joined, { exact: true }).last()).toBeVisible();
    await expect(page).toHaveURL(`${pages.filmsImport}?step=added`);
    await checkStep(page);
    await page.getByRole('link', { name: text.see }).click();
    await expect(page.getByRole('link', { name: text.strada, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: text.undo })).toBeVisible();
    await page.getByRole('button', { name: text.undo }).press('Enter');
    await expect(page.getByText(text.undone)).toBeVisible();
    await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
    await checkStep(page);
  });
}

test('a ZIP that is dropped, and a file that is no list', async ({ page }) => {
  await openImport(page, looks[0]);
  const zip = plainZip({
    'profile.csv': 'Date Joined,Username\n2019-01-01,giulia\n',
    'watched.csv': 'Date,Name,Year,Letterboxd URI\n2024-01-01,Amarcord,1973,x\n',
    'lists/notti.csv':
      'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-01,Notti,,x,\n\n' +
      'Position,Name,Year,URL,Description\n1,"La notte",1961,x,\n',
  });
  const files = await page.evaluateHandle((bytes) => {
    const held = new DataTransfer();
    held.items.add(new File([Uint8Array.from(bytes)], 'letterboxd.zip'));
    held.items.add(new File([Uint8Array.from([0xff, 0xd8, 0, 0])], 'vacanze.heic'));
    return held;
  }, Array.from(zip));
  const zone = page.getByRole('heading', { name: words.it.drop });
  await zone.dispatchEvent('dragover', { dataTransfer: files });
  await zone.dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByRole('alert')).toHaveText(/«vacanze\.heic» non è un elenco di film/);
  await expect(page.getByLabel(words.it.list)).toHaveValue('Amarcord (1973)\nLa notte (1961)');
  await checkStep(page);
  await button(page, 'Controlla 2 righe').click();
  await button(page, 'Aggiungi 2 film').click();
  await expect(page.getByText('2 film in squadra', { exact: true }).last()).toBeVisible();
});

test('five thousand lines of an export are looked up while one watches', async ({ page }) => {
  await openImport(page, looks[1]);
  const known = ['Amarcord,1973', 'La strada,1954', 'Psycho,1960', '"Persona",1966'];
  const rows = Array.from({ length: 5000 }, (_, at) =>
    at < known.length ? known[at] : `"Film number ${at}, perhaps",${1920 + (at % 100)}`,
  );
  const csv = `\uFEFFName,Year\r\n${rows.join('\r\n')}\r\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'watched.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const start = button(page, 'Check 5,000 lines');
  await expect(start).toBeVisible();
  await start.click();
  await expect(page.getByRole('progressbar', { name: /[1-9][\d,]*\/5,000/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5,000 lines read');
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await checkStep(page);
});
