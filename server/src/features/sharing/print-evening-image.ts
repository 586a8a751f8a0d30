import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadDisplayFace } from '../../domain/posters/display-face.ts';
import { printPng } from '../../domain/posters/draw-poster.ts';
import { EveningSheet, eveningSheet, posterPlace, type Evening } from './evening-sheet.tsx';
import { layPoster, printInTurn, type FetchImage } from './print-share-image.ts';
import type { PosterFilm } from './share-sheet.tsx';
import type { SharingTexts } from './texts/en.ts';

interface EveningPicture {
  readonly evening: Evening;
  /** The film that the story begins with. */
  readonly poster: PosterFilm | null;
  readonly texts: SharingTexts;
  readonly fetchImage: FetchImage;
}

/** A day and its results, as PNG. */
export function printEveningImage(picture: EveningPicture): Promise<Buffer> {
  const { evening, poster, texts, fetchImage } = picture;
  return printInTurn(async () => {
    const display = await loadDisplayFace();
    const laid = poster ? await layPoster(fetchImage, { film: poster, ...posterPlace }) : '';
    const hasPoster = poster !== null;
    const props = { evening, hasPoster, texts, display };
    const sheet = renderToStaticMarkup(createElement(EveningSheet, props));
    const size = `width="${eveningSheet.width}" height="${eveningSheet.height}"`;
    return printPng(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sheet}${laid}</svg>`);
  });
}
