import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Positions, StandingsRow } from '@girone/contract/standings';
import { rankStandings } from '../../championship/standings.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTournament, type TournamentRow } from './matches.repo.ts';
import { presentStandingsRow } from './standings.present.ts';
import { findFilms, findPositions, findTable } from './standings.repo.ts';
import { findFilmsInDrawOrder } from './write-standings.ts';

interface TableKey {
  readonly tournamentId: number;
  readonly matchDay: number | undefined;
}

/** The table after a day; a day that has none yet is not found. */
export async function getStandings(
  { db }: Platform,
  actor: Actor | null,
  { tournamentId, matchDay }: TableKey,
): Promise<Outcome<StandingsRow[]>> {
  const tournament = await findTournament(db, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  if (matchDay === 0) return accept(await rankStart(db, tournament));
  const rows = await findTable(db, tournamentId, matchDay);
  if (rows.length > 0) return accept(rows.map((row) => presentStandingsRow(row, row.film)));
  return matchDay === undefined ? accept(await rankStart(db, tournament)) : refuse('not_found');
}

/** Before the first result every film stands at 0. */
async function rankStart(db: Database, tournament: TournamentRow): Promise<StandingsRow[]> {
  const filmIds = await findFilmsInDrawOrder(db, tournament);
  if (filmIds.length === 0) return [];
  const films = new Map((await findFilms(db, filmIds)).map((film) => [film.id, film]));
  return rankStandings(filmIds, []).flatMap((row) => {
    const film = films.get(row.filmId);
    return film ? [presentStandingsRow(row, film)] : [];
  });
}

export async function getPositions(
  { db }: Platform,
  actor: Actor | null,
  tournamentId: number,
): Promise<Outcome<Positions>> {
  const tournament = await findTournament(db, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  const films = await findPositions(db, tournamentId);
  if (films.length > 0) {
    return accept({
      matchDays: Math.max(...films.map(({ positions }) => positions.length)),
      films,
    });
  }
  const start = await rankStart(db, tournament);
  return accept({
    matchDays: 0,
    films: start.map(({ filmId, filmTitle }) => ({ filmId, filmTitle, positions: [] })),
  });
}
