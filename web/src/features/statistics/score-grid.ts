import type { Statistics } from '@girone/contract/statistics';

type Outcome = 'won' | 'drawn' | 'lost';

export interface GridCell {
  home: number;
  away: number;
  /** Of the film at home. */
  outcome: Outcome;
}

/** Finds the result of one film at home against another; nothing where they have not met there. */
export function scoreGrid(results: Statistics['results']) {
  const cells = new Map<string, GridCell>();
  for (const { film1Id, film2Id, film1Votes: home, film2Votes: away } of results) {
    const outcome = home > away ? 'won' : home < away ? 'lost' : 'drawn';
    cells.set(keyOf(film1Id, film2Id), { home, away, outcome });
  }
  return (homeId: number, awayId: number) => cells.get(keyOf(homeId, awayId));
}

function keyOf(homeId: number, awayId: number): string {
  return `${homeId}-${awayId}`;
}
