import type { Tournament } from '@girone/contract/tournaments';

type Season = Pick<Tournament, 'status' | 'currentMatchDay' | 'totalMatchDays'>;

export interface ShownDays {
  /** The day that is open. */
  current: number | null;
  /** A day of the viewer's choice; the last one played unless they choose. */
  other: number | null;
  /** The day after the open one, unless it is the one chosen. */
  next: number | null;
}

/** Which days stand on the page: the open one, one to choose, and what comes next. */
export function daysToShow(season: Season, chosen: number | null): ShownDays {
  const { status, currentMatchDay, totalMatchDays } = season;
  if (status !== 'active') {
    return { current: null, other: chosen ?? (currentMatchDay || totalMatchDays), next: null };
  }
  const after = currentMatchDay < totalMatchDays ? currentMatchDay + 1 : null;
  const before = currentMatchDay > 1 ? currentMatchDay - 1 : null;
  const other = chosen === null || chosen === currentMatchDay ? (before ?? after) : chosen;
  return { current: currentMatchDay, other, next: after === other ? null : after };
}

/** In the first leg each pair meets once, in the return leg at the other's home. */
export function isFirstLeg(day: number, totalMatchDays: number): boolean {
  return day <= totalMatchDays / 2;
}
