import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const source =
  require.resolve('@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2');
const folder = join(import.meta.dirname, 'src/styles/fonts');

/** Basic Latin, Latin-1 and the punctuation that Italian, Spanish and English are set with. */
const latin = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
  .concat('ıŒœʻʼˆ˚˜–—‘’“”„•…‹›€™↑↓−∕')
  .join('');

const cuts = [
  { name: 'anybody-display', width: 62, text: latin },
  { name: 'anybody-figures', width: 70, text: ' 0123456789/.,:+-–−%½' },
];

/**
 * Makes the two display fonts from the package's one, whose widths from 50 to 150 % weigh 57 kB.
 * The interface sets one width per role and weights from 700 to 850, which come to 24 kB.
 */
export function cutFonts(): Plugin {
  return {
    name: 'girone:cut-fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true });
      await Promise.all(cuts.map(cutFont));
    },
  };
}

async function cutFont({ name, width, text }: (typeof cuts)[number]): Promise<void> {
  const path = join(folder, `${name}.woff2`);
  if (existsSync(path)) return;
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wdth: width, wght: { min: 700, max: 850 } },
  });
  // Moved into place whole: two builds at once must not read each other's half.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, font);
  await rename(draft, path);
}
