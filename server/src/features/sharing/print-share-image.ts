import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { loadDisplayFace } from '../../domain/posters/display-face.ts';
import { drawPoster, printPng } from '../../domain/posters/draw-poster.ts';
import '../../platform/images/decoders.ts';
import { limitParallel, requestPatienceMs } from '../../platform/limit-parallel.ts';
import type { SharedTournament } from './read-tournament.ts';
import { sheet } from './share-parts.tsx';
import {
  placePosters,
  ShareCaptions,
  ShareSheet,
  type PosterFilm,
  type PosterPlace,
} from './share-sheet.tsx';
import type { SharingTexts } from './texts/en.ts';

/**
 * Several posters are drawn for one picture, so an instance makes two pictures at a time. Callers share
 * them, and they are kept: one is drawn even if whoever asked first has gone.
 */
export const printInTurn = limitParallel(2, {
  name: 'share pictures',
  maxWaiting: 20,
  maxWaitMs: requestPatienceMs,
});
const decodeSeconds = 4;

/** An uploaded image by its address, about so wide; absent if it is not there for everybody. */
export type FetchImage = (path: string, width: number) => Promise<Buffer | undefined>;

interface Picture {
  readonly tournament: SharedTournament;
  /** Empty where there is none to tell. */
  readonly story: string;
  readonly texts: SharingTexts;
  readonly fetchImage: FetchImage;
}

/** The picture of a championship, as PNG. */
export function printShareImage(picture: Picture): Promise<Buffer> {
  return printInTurn(async () => printPng(await layOut(picture)));
}

async function layOut({ tournament, story, texts, fetchImage }: Picture): Promise<string> {
  const display = await loadDisplayFace();
  const props = { tournament, story, texts, display };
  const posters: string[] = [];
  for (const place of placePosters(tournament)) posters.push(await layPoster(fetchImage, place));
  const below = renderToStaticMarkup(createElement(ShareSheet, props));
  const above = renderToStaticMarkup(
    createElement(Fragment, null, createElement(ShareCaptions, props)),
  );
  const size = `width="${sheet.width}" height="${sheet.height}"`;
  const parts = [below, ...posters, above].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts}</svg>`;
}

export async function layPoster(fetchImage: FetchImage, place: PosterPlace): Promise<string> {
  const { film, x, y, width } = place;
  const cover = await readCover(fetchImage, film, width);
  if (!cover) return (await drawPoster(film, width)).replace('<svg', `<svg x="${x}" y="${y}"`);
  const address = `data:image/jpeg;base64,${cover.toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${width * 1.5}" href="${address}"/>`;
}

/**
 * The cover that somebody uploaded. One of the film database lies elsewhere, and a picture must not
 * wait for another site: those films have a drawn poster.
 */
async function readCover(
  fetchImage: FetchImage,
  { posterUrl }: PosterFilm,
  width: number,
): Promise<Buffer | undefined> {
  if (!posterUrl?.startsWith('/objects/')) return undefined;
  const image = await fetchImage(posterUrl, width);
  return (
    image &&
    sharp(image)
      .resize({ width, height: width * 1.5, fit: 'cover' })
      .flatten()
      .jpeg({ quality: 90 })
      .timeout({ seconds: decodeSeconds })
      .toBuffer()
  );
}
