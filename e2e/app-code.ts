import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an app shows, computed from RFC 6238 alone. */
export function appCode(key: string, at = Date.now()): string {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const offset = hash.readUInt8(19) % 16;
  return String((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}
