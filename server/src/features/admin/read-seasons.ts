import type { AdminMatch, AdminTournament } from '@girone/contract/admin-seasons';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import { inOrder } from '../../platform/in-order.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMatchesById, findMatchIds, type MatchPage } from './admin-matches.repo.ts';
import { presentAdminMatch, presentAdminTournament } from './admin-seasons.present.ts';
import {
  findTournamentIds,
  findTournamentsById,
  type TournamentPage,
} from './admin-seasons.repo.ts';

export async function listTournaments(
  { db }: Platform,
  actor: Actor,
  page: TournamentPage,
): Promise<AdminTournament[]> {
  const ids = await findTournamentIds(db, actor, page);
  const rows = await findTournamentsById(db, { ...actor, ids });
  return inOrder(ids, rows, ({ id }) => id).map(presentAdminTournament);
}

export async function getTournament(
  { db }: Platform,
  actor: Actor,
  tournamentId: number,
): Promise<Outcome<AdminTournament>> {
  const [row] = await findTournamentsById(db, { ...actor, ids: [tournamentId] });
  return row ? accept(presentAdminTournament(row)) : refuse('not_found');
}

export async function listMatches({ db }: Platform, page: MatchPage): Promise<AdminMatch[]> {
  const ids = await findMatchIds(db, page);
  const rows = await findMatchesById(db, { ids });
  return inOrder(ids, rows, ({ id }) => id).map(presentAdminMatch);
}

export async function getMatch({ db }: Platform, matchId: number): Promise<Outcome<AdminMatch>> {
  const [row] = await findMatchesById(db, { ids: [matchId] });
  return row ? accept(presentAdminMatch(row)) : refuse('not_found');
}
