import { measureProgress } from '@girone/championship/season-progress';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadTable } from '../matches/index.ts';
import { findTournamentToShare, type TournamentToShare } from './sharing.repo.ts';

export type SharedRow = Awaited<ReturnType<typeof loadTable>>['rows'][number];
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
  /** The films that have won: those at the top of a completed table, several if they share it. */
  readonly winners: readonly SharedRow[];
  /** Of the day that the table stands after; null until it is written. */
  readonly seal: { readonly matchDay: number; readonly hash: string } | null;
}

interface Wanted {
  readonly viewer: Viewer | null;
  readonly tournamentId: number;
  readonly rows: number;
}

const nothing = { hasResults: false, rows: [] };

/** A championship as it is shown outside, with so many rows at most; absent if it may not be seen. */
export async function readTournament(
  db: Database,
  { viewer, tournamentId, rows }: Wanted,
): Promise<SharedTournament | undefined> {
  const tournament = await findTournamentToShare(db, viewer, tournamentId);
  if (!tournament) return undefined;
  const { status, films, closedDays } = tournament;
  const state = stateOf(tournament);
  // What is nominated and not drawn yet is nothing for those outside.
  const { hasResults, rows: table } =
    tournament.drawSeed === null ? nothing : await loadTable(db, tournament);
  const isWon = state === 'completed' && hasResults;
  return {
    id: tournament.id,
    name: tournament.name,
    isPublic: tournament.isPublic,
    state,
    matchDay: tournament.currentMatchDay,
    matchDays: measureProgress({ status, films, closedDays }).matchDays,
    filmsCount: films,
    hasResults,
    rows: table.slice(0, rows),
    winners: isWon ? table.filter(({ position }) => position === 1) : [],
    seal: sealOf(table[0]),
  };
}

function sealOf(row: SharedRow | undefined): SharedTournament['seal'] {
  return row && row.seal !== null ? { matchDay: row.matchDay, hash: row.seal } : null;
}

function stateOf({ status, isCancelled }: TournamentToShare): SharedTournament['state'] {
  if (status === 'completed') return isCancelled ? 'cancelled' : 'completed';
  return status === 'active' ? 'active' : 'setup';
}
