/** Prints what is asked for, unless it is kept. */
type PrintOnce = (etag: string, print: () => Promise<Buffer>) => Promise<Buffer>;

/** Keeps the latest prints: callers of one share it, and the one that nobody asked for longest makes room. */
export function createPrintCache(most: number): PrintOnce {
  const kept = new Map<string, Promise<Buffer>>();
  return (etag, print) => {
    const printing = kept.get(etag) ?? print();
    kept.delete(etag);
    kept.set(etag, printing);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    printing.catch(() => kept.delete(etag));
    return printing;
  };
}
