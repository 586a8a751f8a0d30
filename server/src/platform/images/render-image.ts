import { accept, refuse, type Outcome, type Refusal } from '@girone/contract/errors';
import sharp, { type Metadata, type Raw, type Sharp } from 'sharp';
import './decoders.ts';
import { imageFormats, type ImageFormat } from './image-formats.ts';
import { sniffImage, type ImageKind } from './sniff-image.ts';

/** One size of an image in one format; `width` is the width that it was made for, at most. */
export interface Rendition {
  readonly width: number;
  readonly format: ImageFormat;
  readonly bytes: Buffer;
}

interface RenderedImage {
  readonly contentType: string;
  readonly widths: number[];
  readonly renditions: Rendition[];
}

interface ImageLimits {
  readonly maxPixels: number;
  readonly maxFrames: number;
}

interface RenderOptions extends ImageLimits {
  /** In rising order. */
  readonly widths: readonly number[];
}

/** No image is kept taller than so many times its width: WebP ends at 16,383 pixels. */
const tallest = 4;
/** AVIF cannot be decoded in strips and takes some 19 bytes per pixel: this is 300 MB. */
const avifPixels = 16_000_000;
/** As small as a decoder can make it on the way, which is what a large photo is quick in. */
const triedWidth = 160;
const decodeSeconds = 6;
const encodeSeconds = 8;

/**
 * Draws an uploaded image anew: upright, its first frame, in the sizes and formats that are served,
 * without anything that was hidden in the file. Only pixels come through.
 */
export async function renderImage(
  file: Buffer,
  { widths, maxPixels, maxFrames }: RenderOptions,
): Promise<Outcome<RenderedImage>> {
  const read = await readHeader(file, { maxPixels, maxFrames });
  if (!read.ok) return read;
  const { kind, width, autoOrient } = read.value;
  const kept = fittingWidths(widths, autoOrient);
  const largest = await ifReadable(decode(file, { width: kept.at(-1) ?? width, maxPixels }));
  if (!largest) return refuse('image_unreadable');

  const renditions: Rendition[] = [];
  for (const keptWidth of kept) {
    for (const format of imageFormats) {
      const sized = fitWidth(sharp(largest.data, { raw: largest.info }), keptWidth);
      renditions.push({ width: keptWidth, format, bytes: await encode(sized, format) });
    }
  }
  return accept({ contentType: `image/${kind}`, widths: kept, renditions });
}

/** Why a file could never be kept; draws it once and small, so that a broken one is noticed. */
export async function refuseImage(file: Buffer, limits: ImageLimits): Promise<Refusal | undefined> {
  const read = await readHeader(file, limits);
  if (!read.ok) return read;
  const drawn = await ifReadable(decode(file, { width: triedWidth, maxPixels: limits.maxPixels }));
  return drawn ? undefined : refuse('image_unreadable');
}

/** What a file says about itself, if it is an image and not too large to be drawn. */
async function readHeader(
  file: Buffer,
  { maxPixels, maxFrames }: ImageLimits,
): Promise<Outcome<Metadata & { kind: ImageKind }>> {
  const kind = sniffImage(file);
  if (!kind) return refuse('image_type_unsupported');
  const metadata = await ifReadable(sharp(file, { limitInputPixels: false }).metadata());
  if (!metadata || !isOfKind(metadata, kind)) return refuse('image_unreadable');
  const { width, height, pages = 1 } = metadata;
  const allowed = kind === 'avif' ? Math.min(maxPixels, avifPixels) : maxPixels;
  if (width * height > allowed || pages > maxFrames) return refuse('image_too_many_pixels');
  return accept({ ...metadata, kind });
}

function isOfKind({ format, compression }: Metadata, kind: ImageKind): boolean {
  return kind === 'avif' ? format === 'heif' && compression === 'av1' : format === kind;
}

/** The widths that make an image smaller, and the first one that it fits into whole. */
function fittingWidths(
  widths: readonly number[],
  { width, height }: { width: number; height: number },
): number[] {
  const isWhole = (wanted: number) => wanted >= width && wanted * tallest >= height;
  const whole = widths.findIndex(isWhole);
  return whole < 0 ? [...widths] : widths.slice(0, whole + 1);
}

/** The largest size as bare pixels, from which the others are made: a large file is decoded once. */
async function decode(
  file: Buffer,
  { width, maxPixels }: { width: number; maxPixels: number },
): Promise<{ data: Buffer; info: Raw }> {
  const source = sharp(file, {
    failOn: 'error',
    limitInputPixels: maxPixels,
    sequentialRead: true,
  });
  const { data, info } = await fitWidth(source.autoOrient(), width)
    .toColourspace('srgb')
    .timeout({ seconds: decodeSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

function fitWidth(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true });
}

function encode(image: Sharp, format: ImageFormat): Promise<Buffer> {
  // More effort saves a few percent and takes several times as long, while somebody waits.
  const encoded =
    format === 'webp'
      ? image.webp({ quality: 78, effort: 2 })
      : image.avif({ quality: 50, effort: 0 });
  return encoded.timeout({ seconds: encodeSeconds }).toBuffer();
}

/** A file that the decoder cannot read, or not in time, is the sender's trouble, not an error of ours. */
async function ifReadable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch {
    return undefined;
  }
}
