import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Line } from '../line.ts';
import { chooseLook } from '../looks.ts';
import { forgiveOutage, openForLater } from '../outage.ts';
import { expect } from '../watch-console.ts';
import { signInAs } from './demo-people.ts';
import { looks } from './looks.ts';
import { press, take, testIn } from './take.ts';

const test = testIn({ DEMO: 'on' });
test.use({ serviceWorkers: 'allow' });
test.setTimeout(5 * 60_000);

/** As the demo community has them. */
const seasons = { completed: 1, active: 2 };
const day = 2;

for (const look of looks) {
  const where = `${look.width} px, ${look.theme}, ${look.language}`;

  test(`a vote, with a line and without: ${where}`, async ({ page, baseURL, complaints }) => {
    await chooseLook(page, look);
    await signInAs(page, 'demo');
    const line = new Line(String(baseURL));
    await line.open();
    const address = `${line.address}/tournaments/${seasons.active}?tab=matches`;
    await openForLater(page, address, `/api/tournaments/${seasons.active}`);
    const top = page.getByRole('article').first();
    const codes = page.getByRole('status').filter({ hasText: /(?:[0-9A-Z]{4} ?){3}/ });
    const before = await codes.count();
    await press(page, /^(?:Vote|Vota): /);
    await expect(codes).toHaveCount(before + 1);
    await take(page, 'ballot-receipt', { look, top, chance: [codes] });
    await line.cut();
    await press(page, /^(?:Vote|Vota): /);
    await expect(page.getByRole('button', { name: /^(?:Change|Cambia): / }).first()).toBeVisible();
    await take(page, 'vote-offline', { look, top, chance: [codes] });
    await line.open();
    forgiveOutage(complaints);
  });

  test(`a count that does not add up, and a box: ${where}`, async ({ page }, testInfo) => {
    await chooseLook(page, look);
    await signInAs(page, 'demo');
    await page.route(new RegExp(`/ballots\\?matchDay=${day}$`), async (route) => {
      const answer = await route.fetch();
      const published = await answer.json();
      const [first] = published.matches;
      for (const ballot of first.ballots) if (ballot[1] > 0) ballot[1] = 3 - ballot[1];
      await route.fulfill({ response: answer, json: published });
    });
    await page.goto(`/verify/${seasons.completed}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await take(page, 'verify-failed', { look });

    const answer = await page.request.get(`/api/tournaments/${seasons.completed}/box.html`);
    const whole = await answer.text();
    const broken = whole.replace(
      /("matches":\[\[1,1,\d+,\d+,)\d+/,
      (_, head: string) => `${head}99`,
    );
    expect(broken).not.toBe(whole);
    for (const [name, content] of Object.entries({ box: whole, 'box-broken': broken })) {
      const file = testInfo.outputPath(`${name}.html`);
      await writeFile(file, content);
      await page.goto(pathToFileURL(file).href);
      await take(page, name, { look, top: page.locator('#check') });
    }
  });
}
