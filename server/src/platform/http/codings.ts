import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer can be packed, the best first. */
export type Coding = 'br' | 'gzip' | 'identity';

/** Of an `Accept-Encoding` header. `br;q=0` is a refusal; what is not named is not taken. */
export function chooseCoding(header = ''): Coding {
  const parts = header.toLowerCase().split(',');
  const taken = new Set(
    parts
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1).join('').trim()),
  );
  return (['br', 'gzip'] as const).find((coding) => taken.has(coding)) ?? 'identity';
}

/** For what is sent once: a few kilobytes take a fraction of a millisecond this way. */
export async function encodeQuickly(text: string, coding: Coding): Promise<Buffer> {
  const plain = Buffer.from(text);
  if (coding === 'identity') return plain;
  if (coding === 'gzip') return promisify(gzip)(plain, { level: constants.Z_BEST_SPEED });
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
}
