import type { Nomination } from '@girone/contract/nominations';
import type { NominationRow } from './nominations.repo.ts';
import { nameOf } from './tournaments.present.ts';

export function presentNomination({ nomination, film, user }: NominationRow): Nomination {
  return {
    tournamentId: nomination.tournamentId,
    filmId: nomination.filmId,
    nominationOrder: nomination.nominationOrder,
    createdAt: nomination.createdAt.toISOString(),
    film: {
      id: film.id,
      title: film.title,
      year: film.year,
      director: film.director,
      genre: film.genre,
      posterUrl: film.coverImagePath ?? film.posterUrl,
    },
    user: {
      id: user.id,
      username: user.isDeleted ? '' : user.username,
      name: nameOf(user),
      profileImageUrl: user.isDeleted ? null : user.profileImageUrl,
    },
  };
}
