import type { TournamentStatus } from '@girone/contract/rules';

/** Rows of the films table fit. */
export interface CandidateFilm {
  readonly id: number;
  readonly ownerId: number;
  readonly title: string;
  readonly releaseYear: number | null;
  /** Its id in the external film database, where it is known there. */
  readonly tmdbId: number | null;
}

export interface Nomination {
  readonly userId: number;
  readonly film: CandidateFilm;
}

export interface NominationFacts {
  readonly status: TournamentStatus;
  readonly maxNominationsPerUser: number;
  readonly maxFilms: number;
  /** All that stand in the championship. */
  readonly nominations: readonly Nomination[];
  /** Any registered user in a public championship, an active member in a circle's. */
  readonly isEligible: boolean;
  readonly candidate: Nomination;
}

export type NominationRefusal =
  | { readonly reason: 'not_in_setup' | 'not_eligible' | 'not_own_film' }
  | { readonly reason: 'already_nominated'; readonly nominatedBy: number }
  | { readonly reason: 'user_limit' | 'total_limit'; readonly limit: number };

/**
 * Why this nomination cannot be taken, or null. A film that stands already is named before a limit:
 * then nobody withdraws another film to make room for one that would be refused all the same.
 */
export function findNominationRefusal(facts: NominationFacts): NominationRefusal | null {
  const { candidate, nominations, maxNominationsPerUser, maxFilms } = facts;
  if (facts.status !== 'setup') return { reason: 'not_in_setup' };
  if (!facts.isEligible) return { reason: 'not_eligible' };
  if (candidate.film.ownerId !== candidate.userId) return { reason: 'not_own_film' };

  const standing = nominations.find(({ film }) => isSameFilm(film, candidate.film));
  if (standing) return { reason: 'already_nominated', nominatedBy: standing.userId };

  const own = nominations.filter(({ userId }) => userId === candidate.userId);
  if (own.length >= maxNominationsPerUser) {
    return { reason: 'user_limit', limit: maxNominationsPerUser };
  }
  if (nominations.length >= maxFilms) return { reason: 'total_limit', limit: maxFilms };
  return null;
}

/**
 * Two people's entries for one film. Two external ids settle it: remakes of one year may share a
 * title. Where one is missing, title and year do; an unknown year equals only an unknown year.
 */
export function isSameFilm(a: CandidateFilm, b: CandidateFilm): boolean {
  if (a.id === b.id) return true;
  if (a.tmdbId !== null && b.tmdbId !== null) return a.tmdbId === b.tmdbId;
  return a.releaseYear === b.releaseYear && foldTitle(a.title) === foldTitle(b.title);
}

/**
 * A title without case, accents and extra spaces. Upper case, because it makes one of ß and ss, and
 * of both small sigmas. Only the accents of European scripts go: in others the marks are vowels, and
 * without them different words would look the same.
 */
export function foldTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
