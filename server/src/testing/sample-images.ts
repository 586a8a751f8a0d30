import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Words that must not survive in what is served. */
export const secretWords = ['TopSecretAuthor', 'Exif', 'GPS', 'xmpmeta', 'Photoshop'];

/** Red on the left, blue on the right. */
export function halves(width: number, height: number): Sharp {
  const row = Array.from({ length: width }, (_, x) => (x * 2 < width ? [255, 0, 0] : [0, 0, 255]));
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(row.flat()));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Grain that hardly compresses, like a photo's. */
export function grain(width: number, height: number): Sharp {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, noise, background: '#888888' } });
}

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
export function phonePhoto(format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> {
  return halves(1200, 800)
    .withExif({
      IFD0: { Copyright: 'TopSecretAuthor' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 53/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '12/1 29/1 39/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><author>TopSecretAuthor</author></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A whole black PNG with one bit per pixel: 30,000 × 30,000 of them take about 100 kB. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function hex(digits: string): Buffer {
  return Buffer.from(digits.replaceAll(' ', ''), 'hex');
}

/** The file, and nothing after it, in so many bytes. */
export function padded(file: Buffer, bytes: number): Buffer {
  return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
}

/** An animated GIF of one pixel: the first frame is red, the others are blue. */
export function gifWithFrames(frames: number): Buffer {
  const header = hex('474946383961 0100 0100 80 00 00 ff0000 0000ff');
  const frame = (code: string) =>
    hex(`21f904 00 0a00 00 00 2c 0000 0000 0100 0100 00 02 02 ${code} 00`);
  const rest = Array<Buffer>(frames - 1).fill(frame('4c01'));
  return Buffer.concat([header, frame('4401'), ...rest, hex('3b')]);
}

/** What is no image of ours, each under the name of one. */
export async function disguisedFiles(): Promise<Record<string, Buffer>> {
  const jpeg = await halves(64, 64).jpeg().toBuffer();
  const gif = gifWithFrames(1);
  const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
  return {
    'an SVG with a script': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    'an SVG after an XML declaration': Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ),
    'an HTML page': Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    'a shell script': Buffer.from('#!/bin/sh\nid\n'),
    'a TIFF': await halves(64, 64).tiff().toBuffer(),
    'an image behind white space': Buffer.concat([Buffer.from('\n'), jpeg]),
    'a GIF that is a page': Buffer.concat([
      gif.subarray(0, -1),
      Buffer.from('\x21\xfe\x19<script>alert(1)</script>\0\x3b', 'latin1'),
    ]),
    'a JPEG that is a PDF': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('\xff\xfe\x00\x0b%PDF-1.7\n', 'latin1'),
      jpeg.subarray(2),
    ]),
    'a JPEG that is an archive': Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), zipEnd]),
    'an HEIC container': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'nothing at all': Buffer.alloc(0),
  };
}
