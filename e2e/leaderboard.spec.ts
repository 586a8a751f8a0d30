import { readFile } from 'node:fs/promises';
import type { Language } from '@girone/contract/languages';
import type { Page } from '@playwright/test';
import { button, checkStep, chooseLook, dialogNamed, drawAll, type Look } from './looks.ts';
import { signUp } from './people.ts';
import { playSeason } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

/** What a visitor reads and presses, in each language. */
const words = {
  en: {
    title: 'Leaderboard',
    search: 'Search a championship or a film',
    winner: 'Winner',
    films: 'All films by the points they have won in public championships',
    champion: 'The champion: ',
    table: 'Table',
    results: 'Results',
    statistics: 'Statistics',
    grid: 'Everyone against everyone',
    turnout: '12 votes in all',
    share: 'Share',
    copyLink: 'Copy: Address of the page',
    copyCode: 'Copy: Code',
    copied: 'Copied',
    picture: ' as a picture',
    csv: 'CSV file',
    close: 'Close',
    sheet: 'Final table',
    against: 'Matches against ',
    headToHead: 'Head to head',
  },
  it: {
    title: 'Classifica',
    search: 'Cerca un campionato o un film',
    winner: 'Vince',
    films: 'Tutti i film per punti conquistati nei campionati pubblici',
    champion: 'Campione: ',
    table: 'Classifica',
    results: 'Risultati',
    statistics: 'Statistiche',
    grid: 'Tutti contro tutti',
    turnout: '12 voti in tutto',
    share: 'Condividi',
    copyLink: 'Copia: Indirizzo della pagina',
    copyCode: 'Copia: Codice',
    copied: 'Copiato',
    picture: ' in un’immagine',
    csv: 'File CSV',
    close: 'Chiudi',
    sheet: 'Classifica finale',
    against: 'Partite contro ',
    headToHead: 'Scontri diretti',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

type Words = (typeof words)[keyof typeof words];

const looks: readonly (Look & { language: keyof typeof words })[] = [
  { language: 'it', theme: 'dark', width: 1280 },
  { language: 'en', theme: 'light', width: 390 },
];

interface Season {
  readonly id: number;
  readonly name: string;
  /** In the order of the final table. */
  readonly titles: readonly [string, ...string[]];
}

async function findInLists(page: Page, season: Season, text: Words): Promise<void> {
  const { id, name, titles } = season;
  await page.goto('/leaderboard');
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await checkStep(page);

  // Searched for: other journeys may have begun more championships than one page holds, which come first.
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  const search = page.getByRole('searchbox', { name: text.search });
  await search.fill(titles[0]);
  const rows = page.getByRole('table', { name: text.films }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(titles[0]);
  await expect(card).toHaveCount(0);
  await search.fill(name);
  await expect(card).toContainText(text.winner);
  await expect(card).toContainText(titles[0]);
  await checkStep(page);
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/leaderboard?tournament=${id}`);
}

async function lookAround(page: Page, { name, titles }: Season, text: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: `${text.champion}${titles[0]}` }),
  ).toBeVisible();
  // The other one in this tab is that of the chart.
  const table = page.getByRole('tabpanel', { name: text.table }).getByRole('table').first();
  const rows = table.getByRole('rowheader');
  await expect(rows).toHaveCount(titles.length);
  for (const [place, title] of titles.entries()) await expect(rows.nth(place)).toContainText(title);
  await checkStep(page);

  await page.getByRole('tab', { name: text.results }).click();
  await expect(page).toHaveURL(/&tab=results$/);
  const results = page.getByRole('tabpanel', { name: text.results });
  await expect(results.getByRole('listitem').filter({ hasText: titles[0] })).toBeVisible();
  await checkStep(page);

  await page.getByRole('tab', { name: text.statistics }).click();
  await drawAll(page);
  await expect(page.getByRole('heading', { name: text.grid })).toBeVisible();
  await expect(page.getByText(text.turnout)).toBeVisible();
  await checkStep(page);
}

async function passOn(page: Page, { id, name }: Season, text: Words): Promise<void> {
  const { origin } = new URL(page.url());
  await button(page, text.share).click();
  const dialog = dialogNamed(page, `${text.share} ${name}`);
  const picture = dialog.getByRole('img', { name: `${name}${text.picture}` });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await checkStep(page);

  await button(dialog, text.copyLink).click();
  await expect(page.getByText(text.copied, { exact: true })).toBeVisible();
  expect(await readClipboard(page)).toBe(`${origin}/leaderboard?tournament=${id}`);
  await button(dialog, text.copyCode).click();
  const start = `<iframe src="${origin}/embed/tournaments/${id}?`;
  await expect.poll(() => readClipboard(page)).toContain(start);

  const coming = page.waitForEvent('download');
  await dialog.getByRole('link', { name: text.csv }).click();
  const file = await (await coming).path();
  const [header, ...lines] = (await readFile(file, 'utf8')).split('\r\n');
  expect(header).toMatch(/^\uFEFFmatchDay,leg,matchNumber,status,homeTitle,/);
  // The last line ends like the others.
  expect(lines).toHaveLength(12 + 1);
  await button(dialog, text.close).click();
  await expect(dialog).toHaveCount(0);
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Paper shows what stands behind all the tabs, and none of them. */
async function print(page: Page, { titles }: Season, text: Words): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('table', { name: text.sheet });
  await expect(sheet.getByRole('rowheader')).toHaveCount(titles.length);
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toHaveCount(0);
}

async function followFilm(page: Page, { titles }: Season, text: Words): Promise<void> {
  const [champion, second = ''] = titles;
  await page.getByRole('link', { name: champion, exact: true }).first().click();
  await expect(page).toHaveURL(/\/films\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: champion })).toBeVisible();
  await expect(page.getByRole('heading', { name: text.headToHead })).toBeVisible();
  await page.getByRole('radio', { name: second }).check();
  await expect(page).toHaveURL(/\?against=\d+$/);
  const matches = page.getByRole('list', { name: `${text.against}${second}` });
  await expect(matches.getByRole('listitem')).toHaveCount(2);
  await checkStep(page);
}

for (const look of looks) {
  const text = words[look.language];

  test(`a season that is over, for a visitor (${look.language})`, async ({ page, request }) => {
    const creator = await signUp({ request });
    const mark = creator.username.slice(-7);
    const season = {
      name: `Coppa ${mark}`,
      titles: [`Amarcord ${mark}`, `Roma ${mark}`, `La strada ${mark}`, `Casanova ${mark}`],
    } as const;
    const { id } = await playSeason(request, { ...season, days: 6 });
    const played = { ...season, id };

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await chooseLook(page, look);
    await findInLists(page, played, text);
    await lookAround(page, played, text);
    await passOn(page, played, text);
    await print(page, played, text);
    await followFilm(page, played, text);

    const html = await (await page.request.get(`/leaderboard?tournament=${id}`)).text();
    expect(html).toContain(`<meta property="og:title" content="${season.name}`);
    expect(html).toMatch(/<meta property="og:description" content="[^"]*Amarcord/);
    expect(html).toMatch(new RegExp(`property="og:image" content="[^"]+/${id}/share\\.png`));
  });
}

test('the greatest figures of a season fit on any phone', async ({ page, request }) => {
  await signUp({ request });
  const titles = ['Amarcord', 'Roma', 'Travolti da un insolito destino', 'Casanova'];
  const { id } = await playSeason(request, { name: 'Coppa piccola', titles, days: 6 });
  await page.setViewportSize({ width: 430, height: 800 });
  await page.goto(`/leaderboard?tournament=${id}`);
  const table = page.getByRole('tabpanel').getByRole('table').first();
  await expect(table.getByRole('rowheader')).toHaveCount(titles.length);
  await table.evaluate((it: HTMLTableElement) => {
    for (const row of it.tBodies[0]?.rows ?? []) {
      const shown = [...row.cells].filter((cell) => cell.checkVisibility());
      const greatest = ['126', '42', '63', '378'];
      for (const [place, cell] of shown.slice(-4).entries())
        cell.textContent = greatest[place] ?? '';
    }
  });
  for (const width of [430, 390, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const room = table.evaluate((it) => Number(it.parentElement?.clientWidth) - it.scrollWidth);
    expect([width, await room]).toEqual([width, 0]);
  }
});
