import { pages } from '@girone/contract/pages';

export function tournamentAddress(tournamentId: number): string {
  return pages.tournament.replace(':id', String(tournamentId));
}

export function nominationsAddress(tournamentId: number): string {
  return pages.nominations.replace(':id', String(tournamentId));
}
