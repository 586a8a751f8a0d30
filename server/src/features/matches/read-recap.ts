import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { limits, measureSeason } from '@girone/contract/rules';
import type { OwnSeason, SeasonRecap } from '@girone/contract/story';
import { filmsInRecap, findRecap } from '@girone/championship/story/recap';
import type { Actor } from '../../platform/http/actor.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { countCrowd, findOwnSeason, findOwnVotes, findSeasonName } from './recap.repo.ts';
import { findFilms, findResults } from './standings.repo.ts';
import { findFilmsInDrawOrder } from './write-standings.ts';

/** A season that is over, card by card. Whether the viewer may see it has been asked before. */
export async function getRecap(
  { db }: Pick<Platform, 'db'>,
  tournamentId: number,
): Promise<Outcome<SeasonRecap>> {
  const found = await loadRecap(db, tournamentId);
  return found ? accept(found) : refuse('not_found');
}

export async function loadRecap(db: Db, tournamentId: number): Promise<SeasonRecap | undefined> {
  const [season] = await findSeasonName(db, { id: tournamentId });
  if (!season) return undefined;
  const { isOver, ...named } = season;
  if (!isOver) return { ...named, recap: null, films: [], crowd: { voters: 0, votes: 0 } };
  const [films, matches, [crowd]] = await Promise.all([
    findFilmsInDrawOrder(db, tournamentId),
    findResults(db, { tournamentId, lastDay: limits.matchDays }),
    countCrowd(db, { tournamentId }),
  ]);
  const recap = findRecap({ films, matches }) ?? null;
  const shown = recap ? filmsInRecap(recap) : [];
  return {
    ...named,
    recap,
    films: await findFilms(db, { tournamentId, filmIds: shown }),
    crowd: crowd ?? { voters: 0, votes: 0 },
  };
}

/** What the caller's own votes come to; of nobody else's. */
export async function getOwnSeason(
  { db }: Pick<Platform, 'db'>,
  { userId, isAdmin }: Actor,
  tournamentId: number,
): Promise<Outcome<{ season: OwnSeason }>> {
  const [season] = await findOwnSeason(db, { id: tournamentId, userId, isAdmin });
  if (!season) return refuse('not_found');
  const votes = season.isOver ? await findOwnVotes(db, { tournamentId, userId }) : [];
  const favourite = findFavourite(votes.map(({ filmId }) => filmId));
  if (!favourite) return accept({ season: null });
  const { length: filmCount } = await findFilmsInDrawOrder(db, tournamentId);
  const [film] = await findFilms(db, { tournamentId, filmIds: [favourite.filmId] });
  if (!film) return accept({ season: null });
  return accept({
    season: {
      voted: votes.length,
      matches: measureSeason(filmCount, 0).matches,
      withMajority: votes.filter(({ filmId, winnerId }) => filmId === winnerId).length,
      favourite: film,
      favouriteVotes: favourite.votes,
      favouriteMatches: 2 * (filmCount - 1),
    },
  });
}

/** The one voted for most often; of equals the one that came first. */
function findFavourite(filmIds: readonly number[]) {
  const counts = new Map<number, number>();
  for (const filmId of filmIds) counts.set(filmId, (counts.get(filmId) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && { filmId: most[0], votes: most[1] };
}
