import type { APIRequestContext } from '@playwright/test';
import { redPng } from './pictures.ts';
import { expect } from './watch-console.ts';

/** Every browser says with a write which page sends it; calls beside the pages say the same. */
export const fromOurPages = { headers: { 'sec-fetch-site': 'same-origin' } };

/** What a journey finds when it begins, made through the calls that everybody has. */
export async function post(request: APIRequestContext, path: string, data?: object) {
  const answer = await request.post(path, { ...fromOurPages, ...(data && { data }) });
  expect([path, answer.ok()]).toEqual([path, true]);
  return answer.status() === 204 ? null : answer.json();
}

interface SeasonPlan {
  readonly name: string;
  readonly description?: string;
  /** In the order of the final table: of two that meet, the one that is named first gets the vote. */
  readonly titles: readonly string[];
  /** So many of its match days are over; with n films there are 2(n - 1), or 2n where n is odd. */
  readonly days: number;
  /** Who votes besides, in the same order of the films. */
  readonly friends?: readonly APIRequestContext[];
}

interface PlayedSeason {
  readonly id: number;
  readonly filmIds: readonly number[];
}

/** A public championship whose first voter closes each day by hand. */
export async function playSeason(
  request: APIRequestContext,
  { titles, days, friends = [], ...about }: SeasonPlan,
): Promise<PlayedSeason> {
  const { id } = await post(request, '/api/tournaments', {
    ...about,
    requiredFilmsPerUser: titles.length,
    advanceOnAllCircleVotes: false,
  });
  const path = `/api/tournaments/${id}`;
  const filmIds: number[] = [];
  for (const title of titles) {
    const film: { id: number } = await post(request, '/api/films', { title });
    await post(request, `${path}/nominations`, { filmId: film.id });
    filmIds.push(film.id);
  }
  await post(request, `${path}/force-start`);
  for (let matchDay = 1; matchDay <= days; matchDay += 1) {
    for (const voter of [request, ...friends]) await voteInOrder(voter, path, filmIds);
    await post(request, `${path}/advance`, { matchDay });
  }
  return { id, filmIds };
}

async function voteInOrder(
  request: APIRequestContext,
  path: string,
  filmIds: readonly number[],
): Promise<void> {
  const answer = await request.get(`${path}/matches?status=active`);
  const open: { id: number; film1: { id: number }; film2: { id: number } }[] = await answer.json();
  for (const { id, film1, film2 } of open) {
    const filmId = filmIds.find((each) => each === film1.id || each === film2.id);
    await post(request, `/api/matches/${id}/vote`, { filmId });
  }
}

/** Sends a picture and makes it ready for a post: the address that the post takes. */
export async function sendPicture(request: APIRequestContext): Promise<string> {
  const { uploadURL } = await post(request, '/api/objects/upload');
  const sent = await request.put(uploadURL, {
    data: redPng(64, 36),
    headers: { ...fromOurPages.headers, 'content-type': 'image/png' },
  });
  expect(sent.ok()).toBe(true);
  const claimed = await request.put('/api/post-images', {
    ...fromOurPages,
    data: { postImageURL: uploadURL },
  });
  expect(claimed.ok()).toBe(true);
  const { objectPath }: { objectPath: string } = await claimed.json();
  return objectPath;
}
