import type { Turnout } from '@girone/contract/turnout';

/** Whom a reminder would reach: whoever sends it needs none. */
export function countToRemind({ people, total, done }: Turnout): number {
  const isViewerMissing = people.some(({ isViewer, isDone }) => isViewer && !isDone);
  return total - done - (isViewerMissing ? 1 : 0);
}
