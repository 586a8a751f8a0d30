import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Positions, StandingsRow } from '@girone/contract/standings';
import { rankStandings } from '@girone/championship/standings';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findClosings } from './match-days.repo.ts';
import { presentStandingsRow } from './standings.present.ts';
import { findFilms, findPositions, findTable, type TableRow } from './standings.repo.ts';
import { findFilmsInDrawOrder } from './write-standings.ts';

// Whether the viewer may see it has been asked before.

interface TableKey {
  readonly tournamentId: number;
  readonly matchDay: number | undefined;
}

/** The table after a day; a day that has none yet is not found. */
export async function getStandings(
  { db }: Pick<Platform, 'db'>,
  { tournamentId, matchDay }: TableKey,
): Promise<Outcome<StandingsRow[]>> {
  const rows = await findTable(db, { tournamentId, matchDay: matchDay ?? null });
  if (rows.length > 0) return accept(rows.map(present));
  const isStart = matchDay === undefined || matchDay === 0;
  return isStart ? accept((await rankStart(db, tournamentId)).map(present)) : refuse('not_found');
}

function present(row: TableRow): StandingsRow {
  return presentStandingsRow(row, row.film);
}

/** The table as it stands, with its films. */
export async function loadTable(db: Db, { id: tournamentId }: { readonly id: number }) {
  const rows = await findTable(db, { tournamentId, matchDay: null });
  if (rows.length > 0) return { hasResults: true, rows };
  return { hasResults: false, rows: await rankStart(db, tournamentId) };
}

/** Before the first result every film stands at 0. */
async function rankStart(db: Db, tournamentId: number): Promise<TableRow[]> {
  const filmIds = await findFilmsInDrawOrder(db, tournamentId);
  if (filmIds.length === 0) return [];
  const films = new Map(
    (await findFilms(db, { tournamentId, filmIds })).map((film) => [film.id, film]),
  );
  return rankStandings(filmIds, []).flatMap((row) => {
    const film = films.get(row.filmId);
    return film ? [{ ...row, film, matchDay: 0, seal: null }] : [];
  });
}

export async function getPositions(
  { db }: Pick<Platform, 'db'>,
  tournamentId: number,
): Promise<Outcome<Positions>> {
  const films = await findPositions(db, { tournamentId });
  if (films.length > 0) {
    const matchDays = Math.max(...films.map(({ positions }) => positions.length));
    const closings = await findClosings(db, { tournamentId });
    const closedAt = new Map(closings.map((closing) => [closing.matchDay, closing.closedAt]));
    return accept({
      matchDays,
      closedAt: Array.from(
        { length: matchDays },
        (_, place) => closedAt.get(place + 1)?.toISOString() ?? null,
      ),
      films,
    });
  }
  const start = await rankStart(db, tournamentId);
  return accept({
    matchDays: 0,
    closedAt: [],
    films: start.map(({ filmId, film }) => ({ filmId, filmTitle: film.title, positions: [] })),
  });
}
