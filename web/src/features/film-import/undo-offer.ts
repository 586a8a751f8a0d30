import { readTabStorage, runKey } from './tab-storage.ts';

/** Whether films were added a moment ago that this person can still take back: to be known before anything is drawn. */
export function hasUndoOffer(userId: number): boolean {
  const kept = readTabStorage(runKey);
  if (kept === null) return false;
  try {
    const last: unknown = JSON.parse(kept);
    return (
      typeof last === 'object' &&
      last !== null &&
      'userId' in last &&
      last.userId === userId &&
      'undoUntil' in last &&
      typeof last.undoUntil === 'number' &&
      last.undoUntil > Date.now()
    );
  } catch {
    return false;
  }
}
