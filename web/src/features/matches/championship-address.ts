import { pages } from '@girone/contract/pages';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';

/** Where a championship is to be seen: its page is for people with an account. */
export function championshipAddress(tournamentId: number, isVisitor: boolean): string {
  return isVisitor
    ? `${pages.leaderboard}?tournament=${tournamentId}`
    : tournamentAddress(tournamentId);
}
