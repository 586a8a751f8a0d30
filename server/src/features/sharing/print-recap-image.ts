import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ToldCard } from '@girone/championship/story/tell-recap';
import { loadDisplayFace } from '../../domain/posters/display-face.ts';
import { printPng } from '../../domain/posters/draw-poster.ts';
import { layPoster, printInTurn, type FetchImage } from './print-share-image.ts';
import type { PosterFilm } from './share-sheet.tsx';
import { placeRecapPosters, RecapSheet, recapSheet } from './recap-sheet.tsx';

interface RecapPicture {
  readonly told: ToldCard;
  readonly name: string;
  readonly films: readonly PosterFilm[];
  readonly fetchImage: FetchImage;
}

/** A card of a recap, as PNG. */
export function printRecapImage({ told, name, films, fetchImage }: RecapPicture): Promise<Buffer> {
  return printInTurn(async () => {
    const display = await loadDisplayFace();
    const posters: string[] = [];
    for (const place of placeRecapPosters(told, films)) {
      posters.push(await layPoster(fetchImage, place));
    }
    const sheet = renderToStaticMarkup(createElement(RecapSheet, { told, name, display }));
    const size = `width="${recapSheet.width}" height="${recapSheet.height}"`;
    return printPng(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${[sheet, ...posters].join('')}</svg>`,
    );
  });
}
