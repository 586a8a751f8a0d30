import { pages } from '@girone/contract/pages';

/** Where it says how a championship is drawn again, with that one's films and seed filled in. */
export function drawAddress(tournamentId: number, seed: string): string {
  return `${pages.draw}?${new URLSearchParams({ tournament: String(tournamentId), seed }).toString()}`;
}
