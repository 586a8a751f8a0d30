/** What a file may be, by its first bytes; the name and the declared type are anybody's claim. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** How far into a file browsers and PDF readers look for something else than an image. */
const headBytes = 2048;
const otherLanguages = /%pdf-|<!doctype|<html|<head|<body|<script|<svg|<iframe|<\?php/i;

/** The kind of image that a file is; `undefined` if it is none, or could pass for something else too. */
export function sniffImage(bytes: Buffer): ImageKind | undefined {
  const kind = kindOf(bytes);
  return kind && !isPolyglot(bytes) ? kind : undefined;
}

function kindOf(bytes: Buffer): ImageKind | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif';
  return undefined;
}

/** What we keep is drawn anew and carries nothing over; a file made to be two things is no photo. */
function isPolyglot(bytes: Buffer): boolean {
  return otherLanguages.test(bytes.toString('latin1', 0, headBytes)) || endsAsZip(bytes);
}

/** A ZIP archive (and so a JAR or an office document) is found from its last record. */
function endsAsZip(bytes: Buffer): boolean {
  const recordBytes = 22;
  const at = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (at < 0 || at + recordBytes > bytes.length) return false;
  const commentBytes = bytes.readUInt16LE(at + recordBytes - 2);
  return at + recordBytes + commentBytes === bytes.length;
}
