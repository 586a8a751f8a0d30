import type { Tournament } from '@girone/contract/tournaments';

type State = Pick<Tournament, 'status' | 'cancelledAt'>;

/** It has come to its end, and has a champion: it was not called off. */
export function isPlayedOut({ status, cancelledAt }: State): boolean {
  return status === 'completed' && cancelledAt === null;
}

/** How many match days are over. */
export function playedDays(season: State & Pick<Tournament, 'currentMatchDay'>): number {
  const { currentMatchDay } = season;
  return isPlayedOut(season) ? currentMatchDay : Math.max(0, currentMatchDay - 1);
}
