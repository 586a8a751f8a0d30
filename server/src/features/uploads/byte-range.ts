import type { ByteRange } from '../../platform/storage/storage.ts';

/**
 * The part that a `Range` header asks for. `undefined`: send the whole (none, several, or nothing that
 * we understand); `null`: there is no such part.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && first !== '' && Number(last) < start) return undefined;
  return start <= end ? { start, end } : null;
}
