import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import {
  disguisedFiles,
  gifWithFrames,
  phonePhoto,
  pngBomb,
  secretWords,
} from '../../testing/sample-images.ts';
import { renderImage, type Rendition } from './render-image.ts';

const limits = { widths: [160], maxPixels: 40_000_000, maxFrames: 500 };

/** What else a reader may take such a file for. */
const tails = {
  'a script': '<script>alert(document.cookie)</script>',
  'a program': '<?php system($_GET["c"]); ?>',
  'an archive': 'PK\u0005\u0006'.padEnd(24, '\0'),
  'a document': '%PDF-1.7\n1 0 obj\n<</JS(app.alert(1))>>\nendobj\n',
};

const files = new Map<string, Buffer>();

/** Every file is made of one that is good, so that it goes as deep as a damaged one can. */
beforeAll(async () => {
  const good = new Map([['gif', gifWithFrames(40)]]);
  for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const)
    good.set(kind, await phonePhoto(kind));
  for (const [kind, file] of good) {
    for (let part = 1; part <= 20; part += 1) {
      const end = Math.floor((file.length * part) / 21);
      files.set(`a ${kind} cut off after ${end} bytes`, file.subarray(0, end));
    }
    for (let part = 0; part < 16; part += 1) {
      const broken = Buffer.from(file);
      // The first of them in its head, where sizes and kinds are told.
      const place = part < 8 ? 8 + 3 * part : Math.floor((file.length * part) / 17);
      broken[place] = (broken[place] ?? 0) ^ 0xff;
      files.set(`a ${kind} with another byte at ${place}`, broken);
    }
    for (const [name, text] of Object.entries(tails)) {
      files.set(`a ${kind} that is ${name} as well`, Buffer.concat([file, Buffer.from(text)]));
      files.set(`${name} before a ${kind}`, Buffer.concat([Buffer.from(text), file]));
    }
  }
  for (const [name, file] of Object.entries(await disguisedFiles())) files.set(name, file);
  files.set('a bomb', pngBomb(30_000, 30_000));
  files.set('a thread', pngBomb(1, 60_000));
  files.set('ten thousand frames', gifWithFrames(10_000));
});

/** Of each rendition what it is, and whatever it should not tell. */
async function lookAt(renditions: readonly Rendition[]) {
  return Promise.all(
    renditions.map(async ({ bytes, format }) => {
      const { mediaType, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      const told = [...secretWords, 'alert(', 'system('].filter((word) => bytes.includes(word));
      const hidden = [exif, xmp, iptc, icc].filter((each) => each !== undefined).length;
      return { isAsServed: mediaType === `image/${format}`, told, hidden };
    }),
  );
}

test('of two hundred hostile files each is refused or drawn anew, and tells nothing', async () => {
  expect(files.size).toBeGreaterThan(200);
  const before = process.memoryUsage.rss();
  const outcomes: string[] = [];
  for (const [name, file] of files) {
    const outcome = await renderImage(file, limits);
    outcomes.push(outcome.ok ? 'drawn' : outcome.code);
    const looks = await lookAt(outcome.ok ? outcome.value.renditions : []);
    const poor = looks.filter(
      ({ isAsServed, told, hidden }) => !isAsServed || told.length + hidden,
    );
    expect([name, poor]).toEqual([name, []]);
  }
  // Some are only scratched, which says that the others were refused for a reason.
  expect(new Set(outcomes)).toEqual(
    new Set(['drawn', 'image_type_unsupported', 'image_unreadable', 'image_too_many_pixels']),
  );
  expect(outcomes.filter((outcome) => outcome === 'drawn').length).toBeGreaterThan(10);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
}, 240_000);
