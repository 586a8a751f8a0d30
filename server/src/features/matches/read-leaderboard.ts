import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { FilmRecord, leaderboardRoutes, Season } from '@girone/contract/leaderboard';
import type { RouteInput } from '@girone/contract/route';
import type { Platform } from '../../platform/platform.ts';
import { findFilmRecords } from './film-records.repo.ts';
import { presentSeason } from './leaderboard.present.ts';
import { findLeadersOf, findPublicSeasons, findSeason } from './seasons.repo.ts';

type SeasonQuery = RouteInput<typeof leaderboardRoutes.listSeasons>['query'];
type RecordQuery = RouteInput<typeof leaderboardRoutes.listFilmRecords>['query'];

export async function listSeasons({ db }: Platform, query: SeasonQuery): Promise<Season[]> {
  const rows = await findPublicSeasons(db, query);
  const ids = rows.map(({ id }) => id);
  const leaders = await findLeadersOf(db, { ids });
  return rows.map((row) => presentSeason(row, leaders));
}

/** Whether the viewer may see it has been asked before. */
export async function getSeason({ db }: Platform, tournamentId: number): Promise<Outcome<Season>> {
  const [row] = await findSeason(db, { id: tournamentId });
  if (!row) return refuse('not_found');
  return accept(presentSeason(row, await findLeadersOf(db, { ids: [row.id] })));
}

export async function listFilmRecords(
  { db }: Platform,
  query: RecordQuery,
): Promise<Outcome<FilmRecord[]>> {
  return accept(await findFilmRecords(db, query));
}
