import { drawOrder } from '../../championship/draw.ts';
import { measureProgress } from '../../championship/season-progress.ts';
import { rankStandings } from '../../championship/standings.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/db/visible-tournaments.ts';
import {
  findFilms,
  findLastTable,
  findNominatedFilms,
  findTournamentToShare,
  type TournamentToShare,
} from './sharing.repo.ts';

export type SharedRow = Awaited<ReturnType<typeof findLastTable>>[number];
export type SharedFilm = SharedRow['film'];

export interface SharedTournament {
  readonly id: number;
  readonly name: string;
  readonly isPublic: boolean;
  readonly state: 'setup' | 'active' | 'completed' | 'cancelled';
  readonly matchDay: number;
  readonly matchDays: number;
  readonly filmsCount: number;
  /** Whether the rows are those of a table; if not, every film stands at 0. */
  readonly hasResults: boolean;
  readonly rows: readonly SharedRow[];
}

interface Wanted {
  readonly viewer: Viewer | null;
  readonly tournamentId: number;
  readonly rows: number;
}

/** A championship as it is shown outside, with so many rows at most; absent if it may not be seen. */
export async function readTournament(
  db: Database,
  { viewer, tournamentId, rows }: Wanted,
): Promise<SharedTournament | undefined> {
  const tournament = await findTournamentToShare(db, viewer, tournamentId);
  if (!tournament) return undefined;
  const table = await findLastTable(db, tournamentId, rows);
  const { status, films, closedDays } = tournament;
  return {
    id: tournament.id,
    name: tournament.name,
    isPublic: tournament.isPublic,
    state: stateOf(tournament),
    matchDay: tournament.currentMatchDay,
    matchDays: measureProgress({ status, films, closedDays }).matchDays,
    filmsCount: films,
    hasResults: table.length > 0,
    rows: table.length > 0 ? table : await rankStart(db, tournament, rows),
  };
}

function stateOf({ status, isCancelled }: TournamentToShare): SharedTournament['state'] {
  if (status === 'completed') return isCancelled ? 'cancelled' : 'completed';
  return status === 'active' ? 'active' : 'setup';
}

/** What is nominated and not drawn yet is nothing for those outside. */
async function rankStart(
  db: Database,
  { id, drawSeed }: TournamentToShare,
  limit: number,
): Promise<SharedRow[]> {
  if (drawSeed === null) return [];
  const drawn = drawOrder(await findNominatedFilms(db, id), drawSeed);
  const ranked = rankStandings(drawn, []).slice(0, limit);
  const found = await findFilms(
    db,
    ranked.map(({ filmId }) => filmId),
  );
  const films = new Map(found.map((film) => [film.id, film]));
  return ranked.flatMap(({ filmId, position, points, wins, draws, losses }) => {
    const film = films.get(filmId);
    return film ? [{ position, points, wins, draws, losses, film }] : [];
  });
}

/** The films that have won: those at the top of a completed table, several if they share it. */
export function winnersOf({ state, hasResults, rows }: SharedTournament): readonly SharedRow[] {
  if (state !== 'completed' || !hasResults) return [];
  return rows.filter(({ position }) => position === 1);
}
