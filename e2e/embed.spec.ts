import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { checkStep, expectAccessible } from './looks.ts';
import { signUp } from './people.ts';
import { playSeason } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

/** A site of somebody else's: a page at another origin with one frame. */
async function openNeighbour(frame: string): Promise<{ address: string; close: () => void }> {
  const page = `<!doctype html><html lang="en"><title>Elsewhere</title><body style="margin:0">
    <iframe title="Girone" src="${frame}" style="width:100%;height:500px;border:0"></iframe>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has one
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** A public championship of three films, with so many of its six days played. */
async function playDays(page: Page, name: string, days = 1): Promise<number> {
  await signUp(page);
  const titles = ['Amarcord', 'Les parapluies de Cherbourg', 'Roma'];
  return (await playSeason(page.request, { name, titles, days })).id;
}

function framedAddress(page: Page): string | undefined {
  return page.frames()[1]?.url();
}

test('a table shows in the frame of another site, and nothing else of Girone does', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await playDays(page, 'Coppa del vicino');
  const embed = `${baseURL}/embed/tournaments/${id}?lang=it&theme=light`;

  await test.step('the table', async () => {
    const neighbour = await openNeighbour(embed);
    await page.setViewportSize({ width: 600, height: 600 });
    await page.goto(neighbour.address);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Coppa del vicino' })).toBeVisible();
    await expect(frame.getByText('In corso · giornata 2 di 6')).toBeVisible();
    await expect(frame.getByRole('rowheader', { name: 'Amarcord' })).toBeVisible();
    await expect(frame.getByRole('columnheader', { name: 'Punti' })).toBeVisible();
    expect(framedAddress(page)).toBe(embed);
    // The link leaves the frame: the championship opens in a tab of its own.
    const opening = page.context().waitForEvent('page');
    await frame.getByRole('link', { name: 'Apri su Girone' }).click();
    await expect(await opening).toHaveURL(`${baseURL}/leaderboard?tournament=${id}`);
    neighbour.close();
  });

  for (const path of ['/', `/leaderboard?tournament=${id}`, `/api/tournaments/${id}/leaderboard`]) {
    await test.step(path, async () => {
      const neighbour = await openNeighbour(`${baseURL}${path}`);
      // The browser complains of the refused frame, as it should: that console is not watched.
      const visitor = await browser.newPage();
      await visitor.goto(neighbour.address);
      await expect.poll(() => framedAddress(visitor)).toBe('chrome-error://chromewebdata/');
      await visitor.close();
      neighbour.close();
    });
  }
});

test('a framed table fits narrow columns and can be read in both themes', async ({ page }) => {
  const name = 'La coppa dal nome piuttosto lungo, del giovedì sera';
  const completed = await playDays(page, name, 6);
  for (const theme of ['dark', 'light']) {
    for (const width of [320, 600]) {
      await test.step(`${theme}, ${width}`, async () => {
        await page.setViewportSize({ width, height: 600 });
        await page.goto(`/embed/tournaments/${completed}?lang=es&theme=${theme}`);
        await checkStep(page);
      });
    }
  }
  await page.goto('/embed/tournaments/2000000000?theme=light');
  await checkStep(page);

  const running = await playDays(page, name);
  for (const theme of ['dark', 'light']) {
    await page.goto(`/embed/tournaments/${running}?theme=${theme}`);
    // It fetches itself again every five minutes. There is nothing in it to be typed or lost.
    await expectAccessible(page, { disabledRules: ['meta-refresh'] });
  }
});

test('a shared address has a title and a picture of its own', async ({ page }) => {
  const id = await playDays(page, 'Coppa "condivisa" & <b>amici</b>');
  const answer = await page.request.get(`/leaderboard?tournament=${id}`);
  const html = await answer.text();
  const name = 'Coppa &quot;condivisa&quot; &amp; &lt;b&gt;amici&lt;/b&gt;';
  expect(html.split('<title>')).toHaveLength(2);
  expect(html).toContain(`<title>${name} — Girone</title>`);
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const picture = await page.request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});
