import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Positions, StandingsRow } from '@girone/contract/standings';
import { rankStandings } from '../../championship/standings.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { gather } from '../../platform/gather.ts';
import { findTournament } from '../tournaments/index.ts';
import { presentStandingsRow } from './standings.present.ts';
import { findFilms, findPositions, prepareTable, type TableRow } from './standings.repo.ts';
import { findFilmsInDrawOrder, type Drawn } from './write-standings.ts';

interface TableKey {
  readonly tournamentId: number;
  readonly matchDay: number | undefined;
}

type GetStandings = (actor: Actor | null, key: TableKey) => Promise<Outcome<StandingsRow[]>>;

/** When a day closes every open page asks for the same table: those who ask at once share a read. */
const sharing = { maxInFlight: 4, maxBatch: 500, maxWaiting: 5000 };

/** The table after a day; a day that has none yet is not found. */
export function createGetStandings({ db }: Pick<Platform, 'db'>): GetStandings {
  const findTable = prepareTable(db);
  const readTable = gather(
    (keys: readonly TableKey[]) => Promise.allSettled(readOnce(keys, findTable)),
    sharing,
  );
  return async (actor, key) => {
    const table = readTable(key);
    if (!table) return refuse('unavailable', { retryAfter: 1 });
    const [tournament, rows] = await Promise.all([
      findTournament(db, actor, key.tournamentId),
      table,
    ]);
    if (!tournament) return refuse('not_found');
    if (rows.length > 0) return accept(rows);
    const isStart = key.matchDay === undefined || key.matchDay === 0;
    return isStart ? accept((await rankStart(db, tournament)).map(present)) : refuse('not_found');
  };
}

/** A promise for each key; equal keys have the same one. */
function readOnce(
  keys: readonly TableKey[],
  findTable: ReturnType<typeof prepareTable>,
): Promise<StandingsRow[]>[] {
  const reads = new Map<string, Promise<StandingsRow[]>>();
  return keys.map(({ tournamentId, matchDay }) => {
    const name = `${tournamentId}:${matchDay}`;
    const read = reads.get(name) ?? presentTable(findTable(tournamentId, matchDay));
    reads.set(name, read);
    return read;
  });
}

async function presentTable(
  table: ReturnType<ReturnType<typeof prepareTable>>,
): Promise<StandingsRow[]> {
  return (await table).map(present);
}

function present(row: TableRow): StandingsRow {
  return presentStandingsRow(row, row.film);
}

/** The table as it stands, with its films; whether the viewer may see it has been asked before. */
export async function loadTable(db: Database, tournament: Drawn) {
  const rows = await prepareTable(db)(tournament.id, undefined);
  if (rows.length > 0) return { hasResults: true, rows };
  return { hasResults: false, rows: await rankStart(db, tournament) };
}

/** Before the first result every film stands at 0. */
async function rankStart(db: Database, tournament: Drawn): Promise<TableRow[]> {
  const filmIds = await findFilmsInDrawOrder(db, tournament);
  if (filmIds.length === 0) return [];
  const films = new Map((await findFilms(db, filmIds)).map((film) => [film.id, film]));
  return rankStandings(filmIds, []).flatMap((row) => {
    const film = films.get(row.filmId);
    return film ? [{ ...row, film }] : [];
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
    films: start.map(({ filmId, film }) => ({ filmId, filmTitle: film.title, positions: [] })),
  });
}
