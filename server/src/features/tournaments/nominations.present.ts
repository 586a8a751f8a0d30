import type { Nomination } from '@girone/contract/nominations';
import type { NominationRow } from './nominations.repo.ts';

export function presentNomination({ nomination, film, user }: NominationRow): Nomination {
  return {
    tournamentId: nomination.tournamentId,
    filmId: nomination.filmId,
    nominationOrder: nomination.nominationOrder,
    createdAt: nomination.createdAt.toISOString(),
    film,
    // A deleted account has no name, and no picture either.
    user: { ...user, username: user.name === null ? '' : user.username },
  };
}
