import { pages } from '@girone/contract/pages';

export function tournamentAddress(tournamentId: number): string {
  return pages.tournament.replace(':id', String(tournamentId));
}

export function nominationsAddress(tournamentId: number): string {
  return pages.nominations.replace(':id', String(tournamentId));
}

export function recapAddress(tournamentId: number): string {
  return pages.recap.replace(':id', String(tournamentId));
}

/** How solid its title is. */
export function robustnessAddress(tournamentId: number): string {
  return pages.robustness.replace(':id', String(tournamentId));
}

/** The evening on which one of its days is revealed. */
export function stageAddress(tournamentId: number): string {
  return pages.stage.replace(':id', String(tournamentId));
}

/** What the viewer's own votes in it say. */
export function tasteAddress(tournamentId: number): string {
  return pages.taste.replace(':id', String(tournamentId));
}

/** All of one that is over in one file. */
export function boxAddress(tournamentId: number): string {
  return `/api/tournaments/${tournamentId}/box.html`;
}

/** Its matches, opened at one day. */
export function matchDayAddress(tournamentId: number, day: number): string {
  return `${tournamentAddress(tournamentId)}?tab=matches&day=${day}`;
}
