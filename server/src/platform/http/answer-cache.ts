import { accept, type Outcome } from '@girone/contract/errors';
import { LRUCache } from 'lru-cache';
import { sha256 } from '../secrets.ts';
import { encodeQuickly, type Coding } from './codings.ts';

/** All that is kept of one route, in characters. */
const maxSize = 8_000_000;

/** An answer that is the same for everybody who may see it: made, tagged and packed once. */
export interface CachedAnswer {
  readonly text: string;
  readonly etag: string;
  readonly pack: (coding: Coding) => Promise<Buffer>;
}

/** How often an answer was there, and how often it had to be made, in this process. */
export const cacheUse = new Map([
  ['kept', 0],
  ['made', 0],
]);

export interface AnswerCache {
  /** The answer under this key; those who ask for it at once wait for the same one. A refusal is not kept. */
  read(key: string, make: () => Promise<Outcome<string>>): Promise<Outcome<CachedAnswer>>;
}

/** Answers under keys that name their version: what has changed has another key, and the old one is pushed out. */
export function createAnswerCache(): AnswerCache {
  const kept = new LRUCache<string, CachedAnswer>({
    maxSize,
    // Packed in two ways it takes about as much again.
    sizeCalculation: ({ text }) => 2 * text.length + 1,
  });
  const beingMade = new Map<string, Promise<Outcome<CachedAnswer>>>();

  async function makeAndKeep(key: string, make: () => Promise<Outcome<string>>) {
    const made = await make();
    if (!made.ok) return made;
    const answer = toKept(made.value);
    kept.set(key, answer);
    return accept(answer);
  }

  return {
    async read(key, make) {
      const known = kept.get(key);
      noteUse(known ? 'kept' : 'made');
      if (known) return accept(known);
      const underWay = beingMade.get(key);
      if (underWay) return underWay;
      const answer = makeAndKeep(key, make).finally(() => beingMade.delete(key));
      beingMade.set(key, answer);
      return answer;
    },
  };
}

function noteUse(which: 'kept' | 'made'): void {
  cacheUse.set(which, (cacheUse.get(which) ?? 0) + 1);
}

function toKept(text: string): CachedAnswer {
  const packed = new Map<Coding, Promise<Buffer>>();
  return {
    text,
    // A weak one: the same answer, however it is packed.
    etag: `W/"${sha256(text).slice(0, 32)}"`,
    pack(coding) {
      const known = packed.get(coding) ?? encodeQuickly(text, coding);
      packed.set(coding, known);
      return known;
    },
  };
}
