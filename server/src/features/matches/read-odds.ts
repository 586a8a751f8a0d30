import { seasonsPlayed } from '@girone/championship/odds/simulate-seasons';
import { accept, type Outcome } from '@girone/contract/errors';
import type { Odds } from '@girone/contract/odds';
import type { Platform } from '../../platform/platform.ts';
import { findDays, findOdds } from './odds.repo.ts';
import { presentOdds } from './odds.present.ts';
import { findFilms } from './standings.repo.ts';

/** The odds after every day that has them. Whether the viewer may see it has been asked before. */
export async function getOdds(
  { db }: Pick<Platform, 'db'>,
  tournamentId: number,
): Promise<Outcome<Odds>> {
  const [rows, [calendar]] = await Promise.all([
    findOdds(db, { tournamentId }),
    findDays(db, { tournamentId }),
  ]);
  const films = await findFilms(db, { tournamentId, filmIds: rows.map(({ filmId }) => filmId) });
  return accept({
    seasons: seasonsPlayed,
    matchDays: calendar?.matchDays ?? 0,
    lastDay: calendar?.lastDay ?? 0,
    ...presentOdds(rows, films),
  });
}
