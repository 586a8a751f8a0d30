import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  disguisedFiles,
  gifWithFrames,
  grain,
  halves,
  phonePhoto,
  pngBomb,
  secretWords,
} from '../../testing/sample-images.ts';
import { imageFormats } from './image-formats.ts';
import { renderImage } from './render-image.ts';

const limits = { widths: [160, 480, 960, 1600], maxPixels: 40_000_000, maxFrames: 500 };
const kinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

async function render(file: Buffer) {
  const outcome = await renderImage(file, limits);
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
  return outcome.value;
}

async function refusal(file: Buffer): Promise<string | undefined> {
  const outcome = await renderImage(file, limits);
  return outcome.ok ? undefined : outcome.code;
}

/** The colour at a place, as three numbers. */
async function colourAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const spot = { left, top, width: 1, height: 1 };
  return [...(await sharp(file).extract(spot).removeAlpha().raw().toBuffer())];
}

function isNear(colour: number[], wanted: number[]): boolean {
  return colour.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 24);
}

const red = [255, 0, 0];
const blue = [0, 0, 255];

describe('sizes', () => {
  test.each([
    [100, 80, [160]],
    [160, 80, [160]],
    [161, 80, [160, 480]],
    [1000, 700, [160, 480, 960, 1600]],
    [2400, 1600, [160, 480, 960, 1600]],
    [150, 1500, [160, 480]],
  ])('an image of %i × %i is kept for the widths %j', async (width, height, widths) => {
    const file = await halves(width, height).png().toBuffer();
    const rendered = await render(file);
    expect(rendered.widths).toEqual(widths);
    expect(rendered.renditions).toHaveLength(widths.length * imageFormats.length);
    for (const { width: wanted, bytes } of rendered.renditions) {
      const made = await sharp(bytes).metadata();
      expect(made.width).toBeLessThanOrEqual(Math.min(wanted, width));
      expect(made.height).toBeLessThanOrEqual(height);
    }
  });

  test('the largest is as large as the original, or 1600 wide', async () => {
    const small = await render(await halves(700, 500).png().toBuffer());
    expect(await sharp(small.renditions.at(-1)?.bytes).metadata()).toMatchObject({
      width: 700,
      height: 500,
    });
    const large = await render(await halves(3200, 2000).png().toBuffer());
    expect(await sharp(large.renditions.at(-1)?.bytes).metadata()).toMatchObject({
      width: 1600,
      height: 1000,
    });
  });

  test('an image as thin as a thread is no trouble', async () => {
    const { renditions } = await render(await halves(2, 30_000).png().toBuffer());
    const { width, height } = await sharp(renditions.at(-1)?.bytes).metadata();
    expect([width, height]).toEqual([1, 6400]);
  });
});

describe('what comes through', () => {
  test.each(kinds)('a %s comes out as WebP and AVIF with its colours', async (kind) => {
    const { contentType, renditions } = await render(
      await halves(300, 200).toFormat(kind).toBuffer(),
    );
    expect(contentType).toBe(`image/${kind}`);
    for (const { format, bytes } of renditions) {
      const { mediaType } = await sharp(bytes).metadata();
      expect(mediaType).toBe(`image/${format}`);
      expect(await colourAt(bytes, 5, 5)).toSatisfy((colour: number[]) => isNear(colour, red));
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a phone photo as %s stands upright and tells nothing of place, time and author',
    async (format) => {
      const photo = await phonePhoto(format);
      expect(photo.includes('TopSecretAuthor')).toBe(true);
      const { renditions } = await render(photo);
      expect(renditions).not.toHaveLength(0);
      for (const { bytes } of renditions) {
        const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
        expect(width / height).toBeCloseTo(800 / 1200, 1);
        expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
        for (const word of secretWords) expect(bytes.includes(word)).toBe(false);
        const middle = Math.floor(width / 2);
        const top = await colourAt(bytes, middle, 4);
        const bottom = await colourAt(bytes, middle, height - 5);
        expect(isNear(top, red)).toBe(true);
        expect(isNear(bottom, blue)).toBe(true);
      }
    },
  );

  test('of an animation the first frame is kept', async () => {
    const { renditions } = await render(gifWithFrames(400));
    for (const { bytes } of renditions) {
      expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
      expect(isNear(await colourAt(bytes, 0, 0), red)).toBe(true);
    }
  });

  test('grey, transparent, 16-bit and CMYK images are kept as they look', async () => {
    const glass = { r: 255, g: 0, b: 0, alpha: 0.5 };
    const files = [
      await halves(90, 60).greyscale().png().toBuffer(),
      await sharp({ create: { width: 90, height: 60, channels: 4, background: glass } })
        .png({ palette: true })
        .toBuffer(),
      await halves(90, 60).toColourspace('rgb16').png().toBuffer(),
      await halves(90, 60).toColourspace('cmyk').jpeg().toBuffer(),
    ];
    const alpha: boolean[] = [];
    for (const file of files) {
      const { renditions } = await render(file);
      alpha.push(...(await Promise.all(renditions.map(hasAlpha))));
    }
    expect(alpha).toEqual([false, false, true, true, false, false, false, false]);
  });
});

async function hasAlpha({ bytes }: { bytes: Buffer }): Promise<boolean> {
  return (await sharp(bytes).metadata()).hasAlpha;
}

describe('what is refused', () => {
  test('everything that is no image, or not only one', async () => {
    const codes = await Promise.all(
      Object.entries(await disguisedFiles()).map(async ([name, file]) => [
        name,
        await refusal(file),
      ]),
    );
    expect(codes.length).toBeGreaterThan(10);
    for (const [name, code] of codes) {
      expect(`${name}: ${code}`).toBe(`${name}: image_type_unsupported`);
    }
  });

  test('the first bytes of an image alone', async () => {
    for (const kind of kinds) {
      const file = await halves(300, 200).toFormat(kind).toBuffer();
      expect(await refusal(file.subarray(0, 40))).toBe('image_unreadable');
    }
  });

  test.each(kinds)('half a %s', async (kind) => {
    const file = await grain(120, 90).toFormat(kind).toBuffer();
    expect(await refusal(file.subarray(0, file.length / 2))).toBe('image_unreadable');
  });

  test('a small file that would fill the memory', async () => {
    const bomb = pngBomb(30_000, 30_000);
    expect(bomb.length).toBeLessThan(150_000);
    const before = process.memoryUsage.rss();
    expect(await refusal(bomb)).toBe('image_too_many_pixels');
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  });

  test('more than 40 megapixels, and not 40', async () => {
    expect(await refusal(pngBomb(8001, 5000))).toBe('image_too_many_pixels');
    expect(await refusal(pngBomb(8000, 5000))).toBeUndefined();
  });

  test('an AVIF of more than 16 megapixels', async () => {
    const flat = { width: 4001, height: 4000, channels: 3, background: '#ff0000' } as const;
    const file = await sharp({ create: flat }).avif({ effort: 0 }).toBuffer();
    expect(await refusal(file)).toBe('image_too_many_pixels');
  });

  test('ten thousand frames', async () => {
    expect(await refusal(gifWithFrames(10_000))).toBe('image_too_many_pixels');
    const canvas = { width: 2, height: 2 * 600, pageHeight: 2, channels: 3 as const };
    const pixels = Buffer.from(
      Array.from({ length: canvas.height }, (_, row) =>
        row % 4 < 2 ? [...red, ...red] : [...blue, ...blue],
      ).flat(),
    );
    const webp = await sharp(pixels, { raw: canvas }).webp({ loop: 0, delay: 20 }).toBuffer();
    expect(await refusal(webp)).toBe('image_too_many_pixels');
  });
});

/** A small generator of our own, so that a failure can be repeated. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('two hundred and fifty damaged files are kept clean or refused, and never an error', async () => {
  const next = randomNumbers(1963);
  const outcomes: string[] = [];
  for (const kind of kinds) {
    const file = await halves(120, 90)
      .withExif({ IFD0: { Copyright: 'TopSecretAuthor' } })
      .toFormat(kind)
      .toBuffer();
    for (let round = 0; round < 50; round += 1) {
      const damaged = Buffer.from(
        file.subarray(0, file.length - next(round % 5 ? 1 : file.length)),
      );
      for (let flip = 0; flip <= next(12); flip += 1) {
        damaged.writeUInt8(next(256), next(damaged.length));
      }
      const outcome = await renderImage(damaged, limits);
      outcomes.push(outcome.ok ? 'kept' : outcome.code);
      const kept = outcome.ok ? outcome.value.renditions : [];
      for (const { bytes } of kept) expect(bytes.includes('TopSecretAuthor')).toBe(false);
    }
  }
  expect(outcomes).toHaveLength(250);
  const known = new Set([
    'kept',
    'image_unreadable',
    'image_type_unsupported',
    'image_too_many_pixels',
  ]);
  expect(outcomes.filter((outcome) => !known.has(outcome))).toEqual([]);
});
