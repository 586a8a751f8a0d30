/**
 * Seconds that a `Retry-After` header asks for, which may be a number or a date; however long the other side asks for,
 * no more than so many.
 */
export function readRetryAfter(
  header: string | null,
  now: Date,
  mostSeconds: number,
): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  // The parser of dates would make one out of almost anything.
  const isDate = text.endsWith('GMT');
  const seconds = isDate ? (Date.parse(text) - now.getTime()) / 1000 : readWhole(text);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), mostSeconds);
}

function readWhole(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
