import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadDisplayFace } from '../../domain/posters/display-face.ts';
import { printPng } from '../../domain/posters/draw-poster.ts';
import { InviteSheet } from './invite-sheet.tsx';
import type { SharedInvite } from './read-shared-invite.ts';
import { sheet } from './share-parts.tsx';
import type { SharingTexts } from './texts/en.ts';

interface Picture {
  readonly invite: SharedInvite;
  readonly texts: SharingTexts;
}

/** The picture of an invite, as PNG. */
export async function printInviteImage({ invite, texts }: Picture): Promise<Buffer> {
  const display = await loadDisplayFace();
  const drawn = renderToStaticMarkup(createElement(InviteSheet, { invite, texts, display }));
  const size = `width="${sheet.width}" height="${sheet.height}"`;
  return printPng(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`);
}
