import type { Ended } from '@girone/contract/dashboard';
import { useState } from 'react';

const storageKey = 'seen-ends';

/** After a week the server tells of an end no more: those of before need not be kept. */
const mostKept = 20;

/** The ends of championships that this browser has not shown to the end: dismissed here, or looked at. */
export function useSeenEnds() {
  const [seen, setSeen] = useState(readSeen);

  function markSeen(id: number): void {
    const next = [id, ...seen.filter((one) => one !== id)].slice(0, mostKept);
    setSeen(next);
    try {
      window.localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // The browser blocks storage: it stays away until the page is left.
    }
  }

  return { isNews: ({ id }: Pick<Ended, 'id'>) => !seen.includes(id), markSeen };
}

function readSeen(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    // Nothing that we wrote, or no storage at all.
    return [];
  }
}
