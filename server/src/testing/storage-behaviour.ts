import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ObjectExists, type Storage } from '../platform/storage/storage.ts';

const notKeys = [
  '../secret',
  'posters/../../etc',
  '/etc/passwd',
  'posters/a\0b',
  'a/b/c',
  'posters/',
  'posters/.hidden',
  `posters/${'a'.repeat(200)}`,
  '',
];

let count = 0;

function newKey(): string {
  count += 1;
  return `posters/object-${count}.webp`;
}

async function* inTwoPieces() {
  yield Buffer.from('La ');
  yield Buffer.from('strada');
}

async function* brokenOff() {
  yield Buffer.from('La ');
  throw new RangeError('broken off');
}

/** What every storage promises, whatever it is made of. */
export function behavesAsStorage(storage: () => Storage): void {
  describe('any storage', () => {
    test('gives back what was stored, byte for byte', async () => {
      const key = newKey();
      await storage().put(key, Buffer.from([0, 255, 10]));
      expect([...((await storage().get(key)) ?? [])]).toEqual([0, 255, 10]);
      expect(await storage().size(key)).toBe(3);
    });

    test('takes a file as it comes', async () => {
      const key = newKey();
      await storage().put(key, inTwoPieces());
      expect(Buffer.from((await storage().get(key)) ?? []).toString()).toBe('La strada');
    });

    test('keeps nothing of a file that breaks off, and says why', async () => {
      const key = newKey();
      await expect(storage().put(key, brokenOff())).rejects.toThrow(new RangeError('broken off'));
      expect(await storage().size(key)).toBeUndefined();
    });

    test('never overwrites an object', async () => {
      const key = newKey();
      await storage().put(key, Buffer.from('first'));
      await expect(storage().put(key, Buffer.from('second'))).rejects.toThrow(ObjectExists);
      expect(Buffer.from((await storage().get(key)) ?? []).toString()).toBe('first');
    });

    test('reads the whole or a part', async () => {
      const key = newKey();
      await storage().put(key, Buffer.from('0123456789'));
      const whole = await storage().read(key);
      expect(whole && (await text(whole))).toBe('0123456789');
      const part = await storage().read(key, { start: 2, end: 4 });
      expect(part && (await text(part))).toBe('234');
    });

    test('knows nothing of what is not there', async () => {
      const key = newKey();
      expect(await storage().get(key)).toBeUndefined();
      expect(await storage().read(key)).toBeUndefined();
      expect(await storage().size(key)).toBeUndefined();
    });

    test('deletes, and deleting again is no error', async () => {
      const key = newKey();
      await storage().put(key, Buffer.from('x'));
      await storage().delete(key);
      await storage().delete(key);
      expect(await storage().get(key)).toBeUndefined();
    });

    test.each(notKeys)('refuses the key %j in every call', async (key) => {
      const refusal = 'not a storage key';
      await expect(storage().put(key, Buffer.from('x'))).rejects.toThrow(refusal);
      await expect(storage().get(key)).rejects.toThrow(refusal);
      await expect(storage().read(key)).rejects.toThrow(refusal);
      await expect(storage().size(key)).rejects.toThrow(refusal);
      await expect(storage().delete(key)).rejects.toThrow(refusal);
    });
  });
}
