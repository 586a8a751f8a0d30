import {
  arrive,
  cardOf,
  expectToast,
  firstTwo,
  forgiveRefusal,
  keptCount,
  makeOlder,
  vote,
  votesOf,
  wakeWorker,
} from './kept-votes.ts';
import { chooseLook, checkStep, type Look } from './looks.ts';
import { forgiveOutage } from './outage.ts';
import { signUp } from './people.ts';
import { fromOurPages, post } from './public-calls.ts';
import { expect, test } from './watch-console.ts';

test.use({ serviceWorkers: 'allow' });

const phone: Look = { language: 'it', theme: 'dark', width: 390 };

test('of two devices the last choice counts, whichever arrives first', async ({
  page,
  playwright,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const scene = await arrive(page, request, String(baseURL));
  const { line, seasonId, person } = scene;
  const [first, second] = firstTwo(scene.matches);
  const tablet = await playwright.request.newContext({ baseURL: String(baseURL) });
  const { username, password } = person;
  await tablet.post('/api/login', { ...fromOurPages, data: { username, password } });
  // On one match the tablet votes first, on the other last.
  await post(tablet, `/api/matches/${first.id}/vote`, { filmId: first.film1.id });
  await line.cut();
  await vote(page, first.film2);
  await vote(page, second.film2);
  await expect(page.getByText('Il voto è qui, al sicuro.')).toHaveCount(2);
  // A request that is long under way makes a choice look younger; this is not about seconds.
  await makeOlder(page, second);
  await post(tablet, `/api/matches/${second.id}/vote`, { filmId: second.film1.id });

  await line.open();
  const summary = '1 voto registrato e 1 voto sostituito da una scelta più recente';
  await expectToast(page, summary);
  await expect(cardOf(page, second).getByText('Vale la tua scelta più recente.')).toBeVisible();
  expect(await votesOf(tablet, seasonId)).toEqual([first.film2.id, second.film1.id]);
  await tablet.dispose();
  await page.close();
  await line.cut();
  forgiveRefusal(complaints, 409);
  forgiveOutage(complaints);
});

test('logging out asks, then drops what waits; nobody sends it afterwards', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, { ...phone, width: 1280 });
  const { line, seasonId, matches, person } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film1);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Uscire e rinunciare ai voti?' });
  await expect(question).toContainText('1 voto aspetta qui la linea.');
  await checkStep(page);
  await question.getByRole('button', { name: 'Resta' }).click();
  expect(await keptCount(page)).toBe(1);

  // Votes do not get through, though the server is there.
  await page.route('**/vote', (route) => route.abort());
  await line.open();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await question.getByRole('button', { name: 'Esci e rinuncia' }).click();
  await expect(page).toHaveURL(`${line.address}/`);
  expect(await keptCount(page)).toBe(0);
  await page.unroute('**/vote');

  // The same person, back on the same device: what was dropped stays dropped.
  const { username, password } = person;
  await page.request.post('/api/login', { ...fromOurPages, data: { username, password } });
  await page.goto(`${line.address}/tournaments/${seasonId}?tab=matches`);
  await wakeWorker(page.context(), line.address);
  await expect(cardOf(page, first).getByRole('button', { name: /^Vota: / })).toHaveCount(2);
  expect(await votesOf(page.request, seasonId)).toEqual([null, null]);
  await page.close();
  await line.cut();
  forgiveOutage(complaints);
});

test('another person on the same device never sends it', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const { line, seasonId, matches } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film1);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  // The session is another person's before any page could notice: the vote is sent with it, and is refused.
  await page.goto(`${String(baseURL)}/readyz`);
  await page.context().clearCookies();
  await signUp(page);
  await line.open();
  await wakeWorker(page.context(), line.address);
  await page.goto(`${line.address}/tournaments/${seasonId}?tab=matches`);
  await expect.poll(() => keptCount(page)).toBe(0);
  await expect(cardOf(page, first).getByRole('button', { name: /^Vota: / })).toHaveCount(2);
  expect(await votesOf(page.request, seasonId)).toEqual([null, null]);
  const totals = await (await page.request.get(`/api/matches/${first.id}`)).json();
  expect(totals.totalVotes).toBe(0);
  await page.close();
  await line.cut();
  forgiveOutage(complaints);
});

test('nor does a session that was ended elsewhere, and its person is told', async ({
  page,
  playwright,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  const { line, seasonId, matches, person } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film1);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
  const { username, password } = person;
  await elsewhere.post('/api/login', { ...fromOurPages, data: { username, password } });
  expect((await elsewhere.delete('/api/users/sessions', fromOurPages)).ok()).toBe(true);
  await line.open();
  await expectToast(page, '1 voto che aspettava qui non è partito.');
  expect(await keptCount(page)).toBe(0);
  expect(await votesOf(elsewhere, seasonId)).toEqual([null, null]);
  await elsewhere.dispose();
  await page.close();
  await line.cut();
  const others = complaints.filter((complaint) => !complaint.includes('401'));
  complaints.splice(0, complaints.length, ...others);
  forgiveOutage(complaints);
});

test('a browser that keeps nothing says so', async ({ page, request, baseURL, complaints }) => {
  await chooseLook(page, phone);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is off', 'SecurityError');
    };
  });
  const { line, seasonId, matches } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  await line.cut();
  await vote(page, first.film1);
  await expectToast(page, /questo browser non lascia conservare niente/);
  await expect(cardOf(page, first).getByRole('button', { name: /^Vota: / })).toHaveCount(2);
  await line.open();
  expect(await votesOf(page.request, seasonId)).toEqual([null, null]);
  await page.close();
  await line.cut();
  forgiveOutage(complaints);
});

test('a server that asks for patience is given it, and the vote arrives', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await chooseLook(page, phone);
  // As where nobody wakes the worker: it would send the vote past the page that is looked at here.
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined });
  });
  const { line, seasonId, matches } = await arrive(page, request, String(baseURL));
  const [first] = firstTwo(matches);
  const times: number[] = [];
  let isCut = true;
  // From before the first try: one that is under way when the line opens would arrive unseen.
  await page.route('**/vote', async (route) => {
    if (isCut) return route.abort('connectionrefused');
    times.push(Date.now());
    if (times.length > 1) return route.continue();
    const refusal = { code: 'rate_limited', message: '' };
    return route.fulfill({ status: 429, headers: { 'retry-after': '5' }, json: refusal });
  });
  await line.cut();
  await vote(page, first.film1);
  await expect(cardOf(page, first).getByText('Il voto è qui, al sicuro.')).toBeVisible();
  isCut = false;
  await line.open();
  await expectToast(page, '1 voto registrato');
  expect(await votesOf(page.request, seasonId)).toEqual([first.film1.id, null]);
  const [asked = 0, again = 0, ...more] = times;
  // A timer may be a little early.
  expect(again - asked).toBeGreaterThan(4900);
  expect(more).toEqual([]);
  await page.close();
  await line.cut();
  forgiveRefusal(complaints, 429);
  forgiveOutage(complaints);
});
