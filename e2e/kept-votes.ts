import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { Line } from './line.ts';
import { openForLater } from './outage.ts';
import { signUp, type Person } from './people.ts';
import { playSeason } from './public-calls.ts';
import { expect } from './watch-console.ts';

interface OpenMatch {
  readonly id: number;
  readonly film1: { readonly id: number; readonly title: string };
  readonly film2: { readonly id: number; readonly title: string };
  readonly viewerVote: number | null;
}

let count = 0;
/** Workers share the community. */
const here = `${process.pid}${Date.now() % 1000}`;

/** A public championship of somebody else, whose first day is open. */
export async function openSeason(
  organiser: APIRequestContext,
  films: number,
): Promise<{ id: number }> {
  count += 1;
  const titles = Array.from({ length: films }, (_, index) => `Pellicola ${here}-${count}-${index}`);
  return playSeason(organiser, { name: `Serata ${here}-${count}`, titles, days: 0 });
}

export async function matchesOf(
  request: APIRequestContext,
  seasonId: number,
): Promise<OpenMatch[]> {
  const answer = await request.get(`/api/tournaments/${seasonId}/matches?matchDay=1`);
  const matches: OpenMatch[] = await answer.json();
  return matches;
}

/** What the server has of this person's votes, match by match. */
export async function votesOf(
  request: APIRequestContext,
  seasonId: number,
): Promise<(number | null)[]> {
  return (await matchesOf(request, seasonId)).map(({ viewerVote }) => viewerVote);
}

export function cardOf(page: Page, { id }: OpenMatch): Locator {
  return page.locator(`#match-${id}`);
}

export function vote(page: Page, film: { title: string }): Promise<void> {
  return page.getByRole('button', { name: `Vota: ${film.title}` }).click();
}

/** Waits for what a toast says, which is there twice, to be seen and to be heard; tries are up to a minute apart. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible({ timeout: 120_000 });
}

/** As if the choice had been made an hour ago. While nobody sends: who holds it as it was would not know it again. */
export function makeOlder(page: Page, { id }: OpenMatch): Promise<void> {
  return page.evaluate(
    (matchId) =>
      navigator.locks.request(
        'kept-votes',
        () =>
          new Promise<void>((resolve) => {
            const opening = indexedDB.open('kept-votes');
            opening.addEventListener('success', () => {
              const transaction = opening.result.transaction('votes', 'readwrite');
              const walk = transaction.objectStore('votes').openCursor();
              walk.addEventListener('success', () => {
                const cursor = walk.result;
                if (cursor?.value.match.id === matchId) {
                  cursor.update({ ...cursor.value, chosenAt: cursor.value.chosenAt - 3_600_000 });
                }
                cursor?.continue();
              });
              transaction.addEventListener('complete', () => {
                opening.result.close();
                resolve();
              });
            });
          }),
      ),
    id,
  );
}

/** The one refusal is what the journey is about; the browser reports it. */
export function forgiveRefusal(complaints: string[], status: number): void {
  const others = complaints.filter(
    (complaint) => !complaint.includes(`status of ${status}`) || !complaint.includes('/vote'),
  );
  expect(complaints.length - others.length).toBe(1);
  complaints.splice(0, complaints.length, ...others);
}

/** How many votes this browser keeps, whoever's they are. */
export function keptCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('kept-votes');
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(0));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('votes').objectStore('votes').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

interface Scene {
  line: Line;
  organiser: APIRequestContext;
  seasonId: number;
  matches: OpenMatch[];
  person: Person;
}

/** Somebody who has a championship with two open matches on screen, over a line that can be cut. */
export async function arrive(
  page: Page,
  organiser: APIRequestContext,
  baseURL: string,
): Promise<Scene> {
  const line = new Line(baseURL);
  await line.open();
  await signUp({ request: organiser });
  const { id: seasonId } = await openSeason(organiser, 4);
  const person = await signUp(page);
  const path = `/api/tournaments/${seasonId}/matches?matchDay=1`;
  await openForLater(page, `${line.address}/tournaments/${seasonId}?tab=matches`, path);
  const matches = await matchesOf(page.request, seasonId);
  // All of the day is on screen before the line is cut: an answer that is cut in the middle is none.
  await expect(page.getByRole('button', { name: /^Vota: / })).toHaveCount(2 * matches.length);
  return { line, organiser, seasonId, matches, person };
}

/** Two that are known to be there. */
export function firstTwo(matches: readonly OpenMatch[]): [OpenMatch, OpenMatch] {
  const [first, second] = matches;
  if (first === undefined || second === undefined) throw new Error('a day of two matches');
  return [first, second];
}

/** What the browser does when the line is back and no page is open. */
export async function wakeWorker(context: BrowserContext, origin: string): Promise<void> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'kept-votes',
    lastChance: false,
  });
  await session.detach();
  await blank.close();
}
