import type { Match } from '@girone/contract/matches';
import type { MatchRow } from './matches.repo.ts';

/** A match for whoever may see it. An open one with a secret count tells the turnout alone. */
export function presentMatch(row: MatchRow): Match {
  const { match, tournament, film1, film2, counted } = row;
  const isCompleted = match.status === 'completed';
  const votes = isCompleted
    ? { film1: match.film1Votes, film2: match.film2Votes }
    : { film1: counted.film1, film2: counted.film2 };
  const isHidden = tournament.secretCount && !isCompleted;
  return {
    id: match.id,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    matchDay: match.matchDay,
    matchNumber: match.matchNumber,
    status: match.status,
    film1: presentFilm(film1),
    film2: presentFilm(film2),
    film1Votes: isHidden ? null : votes.film1,
    film2Votes: isHidden ? null : votes.film2,
    totalVotes: votes.film1 + votes.film2,
    winnerId: match.winnerId,
    actualStartTime: match.actualStartTime?.toISOString() ?? null,
    autoAdvanceTime: match.autoAdvanceTime?.toISOString() ?? null,
  };
}

function presentFilm(film: MatchRow['film1']): Match['film1'] {
  const fullName = [film.ownerFirstName, film.ownerLastName].filter(Boolean).join(' ');
  const ownerName = fullName || film.ownerUsername;
  return {
    id: film.id,
    title: film.title,
    year: film.releaseYear,
    director: film.director,
    genre: film.genre,
    posterUrl: film.coverImagePath ?? film.posterUrl,
    ownerName: film.isOwnerDeleted ? null : ownerName,
  };
}
