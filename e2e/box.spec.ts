import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { appointKeeper, enter, type Keeper } from './keepers.ts';
import { button, checkStep, chooseLook, dialogNamed, type Look } from './looks.ts';
import { signUp } from './people.ts';
import { playSeason } from './public-calls.ts';
import { expect, forgive, test, watchConsole } from './watch-console.ts';

const desktop: Look = { language: 'it', theme: 'dark', width: 1280 };
const phone: Look = { language: 'it', theme: 'light', width: 390 };

/** Taken for more than text, it would leave a mark on the page. */
const hostile = '</script> <script> __hit=1 </script> <img src=x onerror=__hit=1 >';

/** Opens a file as whoever was sent it does: no server, no line. */
async function openFile(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.context().setOffline(true);
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(path).href);
  return asked.filter((address) => !address.startsWith('data:'));
}

let keeper: Keeper;
test.beforeAll(async ({ playwright, baseURL }) => {
  keeper = await appointKeeper(playwright, baseURL);
});

test('a season is taken home in a box, which opens without a line and checks itself', async ({
  page,
  browser,
  complaints,
}, testInfo) => {
  await signUp(page);
  const { id } = await playSeason(page.request, {
    name: 'Coppa in scatola',
    titles: ['Stalker', hostile, 'Persona'],
    days: 6,
  });
  await expect(async () => {
    const answer = await page.request.get(`/api/tournaments/${id}/seals`);
    expect((await answer.json()).seals).toHaveLength(7);
  }).toPass();

  await chooseLook(page, desktop);
  await page.goto(`/tournaments/${id}`);
  await button(page, 'Condividi').click();
  const download = page.waitForEvent('download');
  const share = dialogNamed(page, 'Condividi Coppa in scatola');
  await share.getByRole('link', { name: 'Scarica la scatola' }).click();
  const box = testInfo.outputPath('coppa.html');
  expect((await download).suggestedFilename()).toBe('Coppa in scatola.html');
  await (await download).saveAs(box);

  for (const look of [desktop, phone]) {
    await test.step(`it shows and checks itself at ${look.width}`, async () => {
      const reader = await (await browser.newContext({ locale: 'it-IT' })).newPage();
      watchConsole(reader, complaints);
      await chooseLook(reader, look);
      const asked = await openFile(reader, box);
      await expect(
        reader.getByText('Questo file si è controllato da solo: tutto torna'),
      ).toBeVisible();
      await expect(reader.getByRole('heading', { name: 'Coppa in scatola' })).toBeVisible();
      await expect(reader.getByRole('heading', { level: 2, name: 'Stalker' })).toBeVisible();
      await expect(reader.getByRole('table', { name: 'Classifica finale' })).toContainText(hostile);
      await checkStep(reader);
      expect(await reader.evaluate(() => '__hit' in window)).toBe(false);
      expect(await reader.locator('a:not([href^="#"])').count()).toBe(0);
      expect(asked).toEqual([pathToFileURL(box).href]);
      await reader.context().close();
    });
  }

  await test.step('one vote more in the file, and it says which match does not add up', async () => {
    const forged = testInfo.outputPath('forged.html');
    const text = await readFile(box, 'utf8');
    // The first match of the list, one vote more for the film at home.
    const changed = text.replace(/("matches":\[\[1,1,\d+,\d+,)(\d+)/, (_, before, votes) => {
      return `${before}${Number(votes) + 1}`;
    });
    expect(changed).not.toBe(text);
    await writeFile(forged, changed);
    const reader = await (await browser.newContext({ locale: 'it-IT' })).newPage();
    watchConsole(reader, complaints);
    await chooseLook(reader, desktop);
    await openFile(reader, forged);
    await expect(reader.getByRole('alert')).toContainText('Una partita non torna');
    await expect(reader.getByRole('alert')).toContainText('Giornata 1, partita 1');
    await checkStep(reader);
    await reader.context().close();
  });

  await test.step('an admin brings it into the archive, where it is read and nothing else', async () => {
    const admin = await enter(browser, keeper, { look: desktop, complaints });
    await admin.goto('/admin?section=tournaments');
    const picker = admin.getByTestId('box-file');
    await picker.setInputFiles(box);
    await expect(admin.getByText('Coppa in scatola è in archivio', { exact: true })).toBeVisible();
    await checkStep(admin);
    await picker.setInputFiles(box);
    await expect(
      admin.getByText('Coppa in scatola era già in archivio', { exact: true }),
    ).toBeVisible();
    await picker.setInputFiles(testInfo.outputPath('forged.html'));
    await expect(admin.getByRole('alert').filter({ hasText: 'la partita 1' })).toBeVisible();
    forgive(complaints, '/api/admin/archive');
    await admin.context().close();

    await chooseLook(page, phone);
    await page.goto('/tournaments');
    const archive = page.getByRole('list', { name: 'Archivio' });
    await expect(archive.getByText('Archiviato')).toBeVisible();
    await checkStep(page);
    await page.route(/\/assets\/check-box-[^/]+\.js$/, (route) => route.abort(), { times: 1 });
    await archive.getByRole('link', { name: 'Coppa in scatola' }).click();
    await expect(page.getByText('Questa pagina non è arrivata')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Stalker' })).toBeVisible();
    forgive(complaints, '/assets/check-box-');
    await button(page, 'Ricarica').click();
    await expect(page.getByText('Questo file si è controllato da solo: tutto torna')).toBeVisible();
    await expect(page.getByText('Archiviato', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Vota/ })).toHaveCount(0);
    await checkStep(page);
  });

  await test.step('half a file says that it is one', async () => {
    const half = testInfo.outputPath('half.html');
    const text = await readFile(box, 'utf8');
    const start = text.indexOf('"days":[');
    await writeFile(half, text.slice(0, start) + text.slice(text.indexOf('</script>', start)));
    const reader = await (await browser.newContext({ locale: 'it-IT' })).newPage();
    watchConsole(reader, complaints);
    await openFile(reader, half);
    await expect(reader.getByText('Questo file è rovinato')).toBeVisible();
    await reader.context().close();
  });
});
