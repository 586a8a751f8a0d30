import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { button, checkStep, chooseLook, type Look } from './looks.ts';
import { signUp } from './people.ts';
import { playSeason, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

const run = promisify(execFile);

const phone: Look = { language: 'it', theme: 'dark', width: 390 };
const desktop: Look = { language: 'it', theme: 'light', width: 1280 };

test('a ballot is followed from its code to the count, and a kept seal is found again', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await playSeason(page.request, {
    name: 'Coppa dei sigilli',
    titles: ['Stalker', 'Suspiria'],
    days: 0,
  });
  await chooseLook(page, phone);
  await page.goto(`/tournaments/${id}?tab=matches`);

  const code = await test.step('the vote has a code', async () => {
    await button(page, 'Vota: Stalker').click();
    const receipt = page.getByRole('status').filter({ hasText: 'La tua scheda' });
    await expect(receipt).toContainText(/[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}/);
    await checkStep(page);
    return /(?:[0-9A-Z]{4} ?){3}$/.exec(await receipt.innerText())?.[0] ?? '';
  });

  await post(page.request, `/api/tournaments/${id}/advance`, { matchDay: 1 });
  await expect(async () => {
    const answer = await page.request.get(`/api/tournaments/${id}/seals`);
    expect((await answer.json()).seals).toHaveLength(2);
  }).toPass();

  await test.step('the table shows the seal, which leads to the check', async () => {
    await chooseLook(page, desktop);
    await page.goto(`/tournaments/${id}`);
    await page.getByRole('link', { name: /^Sigillo della giornata 1: / }).click();
    await expect(page.getByRole('heading', { name: 'Tutto torna' })).toBeVisible();
    await checkStep(page);
  });

  await test.step('one’s own ballot was counted, and the seal of the day is known', async () => {
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expect(page.getByText('Contata', { exact: true })).toBeVisible();
    const answer = await page.request.get(`/api/tournaments/${id}/seals`);
    const { seals }: { seals: { hash: string }[] } = await answer.json();
    const kept = page.getByLabel('Hai un sigillo nella posta o su un’immagine?');
    await kept.fill(seals.at(-1)?.hash.slice(0, 16).toUpperCase() ?? '');
    await expect(page.getByText('È quello della giornata 1.')).toBeVisible();
    await kept.fill('0000 0000 0000 0000');
    await expect(page.getByText(/^Nessuna giornata ha questo sigillo/)).toBeVisible();
  });

  await test.step('the evidence can be taken along, and the certificate printed with its calendar', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Scarica le prove').click(),
    ]);
    expect(file.suggestedFilename()).toBe(`girone-${id}.json`);
    const verifier = join(import.meta.dirname, '../tools/verify-season.mjs');
    const { stdout } = await run(process.execPath, [verifier, await file.path()]);
    expect(stdout).toMatch(/^Everything adds up/m);
    await page.emulateMedia({ media: 'print' });
    const certificate = page.getByRole('region', { name: 'Certificato del sorteggio' });
    await expect(certificate.getByText('Stalker – Suspiria')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'La catena dei giorni' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('the results say that the ballot was counted', async () => {
    await page.goto(`/tournaments/${id}?tab=matches&day=1`);
    await expect(page.getByText('Scheda contata')).toBeVisible();
    await checkStep(page);
  });
});

test('whoever changes a ballot on the way is found out, and the match is named', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await playSeason(page.request, {
    name: 'Coppa dei falsari',
    titles: ['Stalker', 'Suspiria', 'Persona'],
    days: 2,
  });
  await chooseLook(page, desktop);
  await expect(async () => {
    const answer = await page.request.get(`/api/tournaments/${id}/seals`);
    expect((await answer.json()).seals).toHaveLength(3);
  }).toPass();
  await page.context().route(/\/ballots\?matchDay=2/, async (route) => {
    const answer = await route.fetch();
    const day = await answer.json();
    for (const { ballots } of day.matches) for (const ballot of ballots) ballot[1] = 3 - ballot[1];
    await route.fulfill({ response: answer, json: day });
  });
  await page.goto(`/verify/${id}`);
  await expect(page.getByRole('heading', { name: 'Una partita non torna' })).toBeVisible();
  await button(page, 'Avvisa chi amministra').click();
  await expect(page.getByText('Chi amministra è stato avvisato.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Giornata 2, partita 2: \w+ – \w+\.$/)).toBeVisible();
  await checkStep(page);
});
