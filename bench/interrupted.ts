/**
 * Whether Ctrl-C or SIGTERM has come: what runs for long ends then with what it has found so far. A second one ends it
 * at once.
 */
export function watchInterruption(): () => boolean {
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => (isInterrupted = true));
  }
  return () => isInterrupted;
}
