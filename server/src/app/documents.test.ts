import { expect, test } from 'vitest';
import { packOnce } from './documents.ts';

test('a document is packed once in each coding, and again where that has failed', async () => {
  const asked: string[] = [];
  const document = packOnce('text', async (text, coding) => {
    asked.push(coding);
    if (asked.length === 1) throw new Error('no memory');
    return { body: Buffer.from(text), etag: coding };
  });
  await expect(document('br')).rejects.toThrow('no memory');
  const [first, second, other] = await Promise.all([
    document('br'),
    document('br'),
    document('gzip'),
  ]);
  expect(await document('br')).toBe(first);
  expect([second, other.etag]).toEqual([first, 'gzip']);
  expect(asked).toEqual(['br', 'br', 'gzip']);
});
