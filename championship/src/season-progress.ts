import { measureSeason, type TournamentStatus } from '@girone/contract/rules';

export interface SeasonSoFar {
  readonly status: TournamentStatus;
  readonly films: number;
  readonly closedDays: number;
  /** Closed as well, while their results are held back. */
  readonly heldDays?: number;
}

export interface SeasonProgress {
  readonly matchDays: number;
  readonly matches: number;
  readonly completed: number;
  readonly active: number;
  readonly pending: number;
}

const notDrawn: SeasonProgress = { matchDays: 0, matches: 0, completed: 0, active: 0, pending: 0 };

/**
 * How many matches a championship has and in which state they are. Every day has equally many, and
 * while it runs one day is open, unless the last one waits for its reveal; what was not played by its end never will be.
 */
export function measureProgress({
  status,
  films,
  closedDays,
  heldDays = 0,
}: SeasonSoFar): SeasonProgress {
  const { matches, matchDays } = measureSeason(films, 0);
  const isDrawn = status === 'active' || status === 'completed';
  if (!isDrawn || matchDays === 0) return notDrawn;
  const matchesPerDay = matches / matchDays;
  const completed = closedDays * matchesPerDay;
  const isOpen = status === 'active' && closedDays + heldDays < matchDays;
  const active = isOpen ? matchesPerDay : 0;
  const pending = isOpen ? matches - completed - heldDays * matchesPerDay - active : 0;
  return { matchDays, matches, completed, active, pending };
}
