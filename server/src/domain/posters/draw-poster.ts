import { PosterSheet, type Film, type LineProps } from '@girone/poster/poster-sheet';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import '../../platform/images/decoders.ts';
import { limitParallel, requestPatienceMs } from '../../platform/limit-parallel.ts';
import { loadDisplayFace, type DisplayFace } from './display-face.ts';
import { TiledDots } from './tiled-dots.ts';

const printSeconds = 8;

/** A large sheet keeps a processor busy for a while, so an instance prints two at a time. */
const inTurn = limitParallel(2, { name: 'posters', maxWaiting: 64, maxWaitMs: requestPatienceMs });

/**
 * The sheet that the web draws for a film, as an SVG that stands alone: the inks are plain colours and
 * the lettering is outlines, for no font needs to be installed where it is printed. What the display
 * face lacks (emoji, other scripts) is a disc. It is as high as it is wide and a half.
 */
export async function drawPoster(film: Film, width: number): Promise<string> {
  const face = await loadDisplayFace();
  const Line = (line: LineProps) => outlineLine(face, line);
  const sheet = createElement(PosterSheet, { film, Line, Dots: TiledDots });
  const size = `width="${width}" height="${width * 1.5}"`;
  return renderToStaticMarkup(sheet)
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" ${size}`)
    .replaceAll(/var\(--ink-[a-z]+,(#[\da-f]{6})\)/g, '$1');
}

/** Prints a drawn poster as PNG, in its own size. */
export function printPng(svg: string): Promise<Buffer> {
  return inTurn(() =>
    sharp(Buffer.from(svg)).removeAlpha().png().timeout({ seconds: printSeconds }).toBuffer(),
  );
}

function outlineLine(face: DisplayFace, line: LineProps): ReactNode {
  const { path, width } = face.outline(line.children, line.face);
  if (width === 0) return null;
  const em = line.fontSize / face.unitsPerEm;
  const stretch = line.textLength === undefined ? em : line.textLength / width;
  const start = line.textAnchor === 'end' ? line.x - width * stretch : line.x;
  const transform = `translate(${start} ${line.y}) scale(${stretch} ${-em})`;
  return createElement('path', { d: path, transform });
}
