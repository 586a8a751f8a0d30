import { createCipheriv } from 'node:crypto';
import { drawMargin, type MarginOf } from '@girone/championship/taste/margin';

const kinds = { pair: 1, film: 2 } as const;

/**
 * The margins under a key: each the encryption of what it is for, so that without the key none can be told from coins,
 * and nothing of them is stored. A block cipher, because a hash for each of 150,000 would take a second.
 */
export function createMargins(key: string): MarginOf {
  const cipher = createCipheriv('aes-256-ecb', Buffer.from(key, 'base64url'), null);
  return (kind, first, second) => {
    const block = Buffer.alloc(16);
    block.writeUInt32BE(kinds[kind], 0);
    block.writeUInt32BE(first, 4);
    block.writeUInt32BE(second, 8);
    return drawMargin(cipher.update(block));
  };
}
