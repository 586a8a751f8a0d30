import './node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './workspace.mjs';

// Draws the icons of the installed application from the mark in web/public/favicon.svg. Run it by
// hand when the mark changes; what it draws is committed.

/** The server prints posters with it; nothing else here needs it. */
const sharp = createRequire(join(root, 'server/package.json'))('sharp');

const night = '#0a1410';
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
for (const { file, ...look } of icons) write(join('web/public/icons', file), await print(look));
// Beside a push, where only its shape counts: the mark alone.
write(
  'web/public/icons/badge-96.png',
  await print({ size: 96, share: 1, corner: 0, ground: 'none' }),
);
// Browsers ask for it by this name beside whatever is no page of ours: a picture, an embedded table.
write('web/public/favicon.ico', asIco(await print({ size: 48, share: 0.8, corner: 8 }), 48));

/**
 * @param {string} file
 * @param {Buffer} content
 */
function write(file, content) {
  writeFileSync(join(root, file), content);
  console.log(file);
}

/**
 * @param {{ size: number, share: number, corner: number, ground?: string }} look
 * @returns {Promise<Buffer>} a PNG
 */
function print({ size, ...look }) {
  return sharp(Buffer.from(draw(look)), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * An ICO file with one picture: six bytes of header, sixteen about the picture, then the picture itself.
 * @param {Buffer} png
 * @param {number} size
 */
function asIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** @param {{ share: number, corner: number, ground?: string }} look */
function draw({ share, corner, ground = night }) {
  // The mark of the favicon fills 80 % of it.
  const scale = share / 0.8;
  const shift = (side * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" fill="none">
  <rect width="${side}" height="${side}" rx="${corner}" fill="${ground}" />
  <g transform="translate(${shift} ${shift}) scale(${scale})">${mark}</g>
</svg>`;
}
