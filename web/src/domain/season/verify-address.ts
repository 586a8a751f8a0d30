import { pages } from '@girone/contract/pages';

/** Where anyone counts a championship again. */
export function verifyAddress(tournamentId: number): string {
  return pages.verify.replace(':id', String(tournamentId));
}
