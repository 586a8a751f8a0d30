import './node-version.mjs';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './workspace.mjs';

// Draws the icons of the installed application from the mark in web/public/favicon.svg. Run it by
// hand when the mark changes; what it draws is committed.

/** The server prints posters with it; nothing else here needs it. */
const sharp = createRequire(join(root, 'server/package.json'))('sharp');

const ground = '#0a1410';
const side = 40;
const mark = readFileSync(join(root, 'web/public/favicon.svg'), 'utf8').replace(
  /^[\s\S]*?(<g [\s\S]*<\/g>)[\s\S]*$/,
  '$1',
);
const folder = join(root, 'web/public/icons');

/**
 * `share` is the part of the picture that the mark fills. A phone may cut a maskable icon down to a
 * circle of 80 %; the home screen of an iPhone rounds the corners itself, so those two have none.
 */
const icons = [
  { file: 'icon-192.png', size: 192, share: 0.8, corner: 8 },
  { file: 'icon-512.png', size: 512, share: 0.8, corner: 8 },
  { file: 'maskable-512.png', size: 512, share: 0.54, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.66, corner: 0 },
];

mkdirSync(folder, { recursive: true });
for (const { file, size, share, corner } of icons) {
  const svg = Buffer.from(draw({ share, corner }));
  await sharp(svg, { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, file));
  console.log(join('web/public/icons', file));
}

/** @param {{ share: number, corner: number }} look */
function draw({ share, corner }) {
  // The mark of the favicon fills 80 % of it.
  const scale = share / 0.8;
  const shift = (side * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" fill="none">
  <rect width="${side}" height="${side}" rx="${corner}" fill="${ground}" />
  <g transform="translate(${shift} ${shift}) scale(${scale})">${mark}</g>
</svg>`;
}
