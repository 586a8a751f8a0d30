import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  string,
} from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPoster, printPng } from './draw-poster.ts';

const stalker = {
  title: 'Stalker',
  year: 1979,
  director: 'Andrej Tarkovskij',
  genre: 'Fantascienza',
};

const hostileTitles = {
  'nothing to see': '\u200B\u200D\u2060',
  'white space': ' \t\n ',
  'very long': 'Il giorno in cui la lunga notte '.repeat(40),
  'one long word': 'Supercalifragilistichespiralidoso'.repeat(8),
  'right to left': 'سينما الشارع',
  'right to left inside left to right': 'Stalker \u202Eسينما\u202C 1979',
  ideographs: '千と千尋の神隠し',
  Cyrillic: 'Сталкер',
  emoji: '👩‍👩‍👧‍👦🇮🇹🎬',
  'a heap of accents': `Z${'\u0301'.repeat(60)}algo`,
  'a broken character': 'Sta\uD83Clker',
  'control characters': 'Sta\u0000lk\u001Ber\uFFFE',
  markup: '</g></svg><script>alert(1)</script><text>"\'&amp;]]>',
  'the name of an ink': 'var(--ink-rosso,#d23a24)',
};

/** The paths that letter a sheet: those of the last group. */
function linesOf(svg: string): string[] {
  const lettering = /<g fill="#[\da-f]{6}" aria-hidden="true">([^]*?)<\/g>/.exec(svg)?.[1];
  return (lettering ?? '').match(/<path [^>]*>/g) ?? [];
}

function fillOf(svg: string, element: string): number[] {
  const digits = new RegExp(`<${element}[^>]* fill="#([\\da-f]{6})"`).exec(svg)?.[1] ?? '';
  return [...Buffer.from(digits, 'hex')];
}

interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a room, from 0 to 1, that is printed in a colour. */
async function shareOf(png: Buffer, room: Room, colour: number[]): Promise<number> {
  const pixels = await sharp(png).extract(room).raw().toBuffer();
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const distance = colour.map((value, index) => Math.abs(value - (pixels[at + index] ?? 0)));
    if (Math.max(...distance) < 24) found += 1;
  }
  return found / (room.width * room.height);
}

describe('a drawn poster', () => {
  test('is a PNG in the size that is asked for', async () => {
    for (const width of [150, 600]) {
      const { format, ...size } = await sharp(
        await printPng(await drawPoster(stalker, width)),
      ).metadata();
      expect([format, size.width, size.height]).toEqual(['png', width, width * 1.5]);
    }
  });

  test('is the same to the byte for the same film, also while others are drawn', async () => {
    const first = await printPng(await drawPoster(stalker, 600));
    const more = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => printPng(await drawPoster({ ...stalker }, 600))),
    );
    for (const again of more) expect(again.equals(first)).toBe(true);
  });

  test.each([
    ['title', { ...stalker, title: 'Solaris' }],
    ['year', { ...stalker, year: 1980 }],
    ['director', { ...stalker, director: 'Andrei Tarkovsky' }],
    ['genre', { ...stalker, genre: 'Western' }],
  ])('is another for another %s', async (_what, film) => {
    const [one, other] = [await drawPoster(stalker, 300), await drawPoster(film, 300)];
    expect((await printPng(one)).equals(await printPng(other))).toBe(false);
  });

  test('needs no font and no style sheet', async () => {
    const svg = await drawPoster(stalker, 600);
    expect(svg).not.toMatch(/<text|font|class=|style|var\(/);
    expect(linesOf(svg)).toHaveLength(3);
  });

  test.each(['Stalker', 'La dolce vita', 'Żółć Łódź', 'Ồ Ế Ắ', 'Сталкер', 'سينما', '🎬🎬'])(
    'shows ink on the ground where the title %s stands',
    async (title) => {
      const svg = await drawPoster({ title }, 600);
      const [, y, em] =
        /translate\(18 ([\d.]+)\) scale\([\d.]+ -([\d.]+)\)/.exec(linesOf(svg)[0] ?? '') ?? [];
      // From the baseline up to the height of a capital, in pixels: two to a unit.
      const height = Math.round(Number(em) * 1350 * 2);
      const room = { left: 36, top: Math.round(Number(y) * 2) - height, width: 120, height };
      const png = await printPng(svg);
      expect(await shareOf(png, room, fillOf(svg, 'g'))).toBeGreaterThan(0.2);
      expect(await shareOf(png, room, fillOf(svg, 'rect'))).toBeGreaterThan(0.05);
    },
  );

  test('leaves no letter of the alphabets of the face out', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÈÉÌÒÙÑÇÄÖÜÅØŁŚŽČĞİŐ0123456789½?!&’…–';
    for (const title of letters) {
      // A disc is drawn with arcs, a letter never is.
      expect(linesOf(await drawPoster({ title }, 600))[0]).toMatch(/ d="M[^a]+Z" /);
    }
  });

  test.each(Object.entries(hostileTitles))('takes a title that is %s', async (_what, title) => {
    const svg = await drawPoster({ title, director: title, genre: title, year: 2001 }, 150);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|script|<text/);
    expect((await sharp(await printPng(svg)).metadata()).width).toBe(150);
  });

  test('takes any text at all', async () => {
    const anyText = oneof(
      string({ unit: 'binary', maxLength: 200 }),
      string({ unit: 'grapheme', maxLength: 400 }),
      constantFrom(...Object.values(hostileTitles)),
    );
    const anyFilm = record({
      title: anyText,
      year: option(integer({ min: 1888, max: 2100 })),
      director: option(anyText),
      genre: option(anyText),
    });
    await assert(
      asyncProperty(anyFilm, async (film) => {
        const svg = await drawPoster(film, 60);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect((await sharp(await printPng(svg)).metadata()).height).toBe(90);
      }),
      { numRuns: 60 },
    );
  });
});
