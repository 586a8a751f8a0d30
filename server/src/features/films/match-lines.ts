import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { MatchedFilm, MatchedLine } from '@girone/contract/film-import';
import type { Language } from '@girone/contract/languages';
import { importRules } from '@girone/contract/rules';
import {
  CatalogueRefused,
  CatalogueUnavailable,
  type FilmLine,
  type FoundFacts,
} from '../../domain/catalogue/catalogue.ts';
import type { Services } from '../../domain/services.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findTitlesOf } from './film-import.repo.ts';
import { matchesByUser } from './films.limits.ts';
import { gatherOwned, type OwnedFilms } from './owned-films.ts';

interface Lines {
  readonly lines: readonly FilmLine[];
  readonly language: Language;
}

/** What each line of somebody's list means to the film database, and to what they have already. */
export async function matchLines(
  { db, catalogue, log, rateLimiter }: Services,
  { userId }: Actor,
  { lines, language }: Lines,
): Promise<Outcome<MatchedLine[]>> {
  const wait = await rateLimiter.takeToRead([matchesByUser(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const owned = gatherOwned(await findTitlesOf(db, { ownerId: userId }));
  try {
    const found = await catalogue.match(lines, { language, limit: importRules.choices });
    return accept(lines.map((line, at) => judge(line, found[at] ?? [], owned)));
  } catch (error) {
    if (!(error instanceof CatalogueUnavailable || error instanceof CatalogueRefused)) throw error;
    log.warn({ err: error }, 'the film database does not answer');
    return refuse('film_database_away');
  }
}

function judge(line: FilmLine, found: readonly FoundFacts[], owned: OwnedFilms): MatchedLine {
  const films = found.slice(0, importRules.choices).map((facts) => present(facts, owned));
  const [best] = films;
  if (best && found[0]?.confidence === 'exact') {
    return { outcome: best.isOwned ? 'owned' : 'found', films: [best] };
  }
  const isCertain = line.year !== undefined || !found.some(isClose);
  if (isCertain && owned.has({ title: line.title, releaseYear: line.year })) {
    return { outcome: 'owned', films: [] };
  }
  // Films that merely begin like it, or share a word, are no answer to a line.
  return found.some(isClose) ? { outcome: 'unsure', films } : { outcome: 'not_found', films: [] };
}

function isClose({ confidence }: FoundFacts): boolean {
  return confidence === 'close';
}

function present(facts: FoundFacts, owned: OwnedFilms): MatchedFilm {
  const { tmdbId, title, originalTitle, director, releaseYear, genre, posterUrl } = facts;
  return {
    tmdbId,
    title,
    originalTitle,
    director,
    releaseYear,
    genre,
    posterUrl,
    isOwned: owned.has(facts),
  };
}
