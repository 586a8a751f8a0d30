import { measureSeason, type TournamentStatus } from '@girone/contract/rules';

export interface SeasonSoFar {
  readonly status: TournamentStatus;
  readonly films: number;
  readonly closedDays: number;
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
 * while it runs exactly one day is open; what was not played by its end never will be.
 */
export function measureProgress({ status, films, closedDays }: SeasonSoFar): SeasonProgress {
  const { matches, matchDays } = measureSeason(films, 0);
  const isDrawn = status === 'active' || status === 'completed';
  if (!isDrawn || matchDays === 0) return notDrawn;
  const matchesPerDay = matches / matchDays;
  const completed = closedDays * matchesPerDay;
  const active = status === 'active' ? matchesPerDay : 0;
  const pending = status === 'active' ? matches - completed - active : 0;
  return { matchDays, matches, completed, active, pending };
}
