import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { textBytes, toHex } from './bytes.ts';
import { hmacSha256, sha256 } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('hashes %j as the standard does', (text, hash) => {
  expect(toHex(sha256(textBytes(text)))).toBe(hash);
});

test('hashes messages of any length as another implementation does, whole or in parts', () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 0xff);
    const hash = createHash('sha256').update(message).digest('hex');
    expect(toHex(sha256(message))).toBe(hash);
    expect(toHex(sha256(message.subarray(0, 7), message.subarray(7)))).toBe(hash);
  }
});

test('keys hashes as another implementation does', () => {
  for (const length of [0, 1, 16, 63, 64, 65, 200]) {
    const key = Uint8Array.from({ length }, (_, index) => (index * 7 + 3) & 0xff);
    const hash = createHmac('sha256', key).update('girone').digest('hex');
    expect(toHex(hmacSha256(key, textBytes('girone')))).toBe(hash);
  }
});
